extension Keyboard {
  /// The English keyboard, with the English letters behind its letters.
  public static let qwerty = text("qwertyuiop", "asdfghjkl", "zxcvbnm")
  /// The French order of letters.
  public static let azerty = text("azertyuiop", "qsdfghjklm", "wxcvbn")
  /// The German order of letters.
  public static let qwertz = text("qwertzuiop", "asdfghjkl", "yxcvbnm")

  /// The digits alone, on the page `numbers`.
  public static let numberPad = Keyboard(pages: [Page(.numbers, Pages.numberPad)])

  /// For mail addresses: `@` and `.` beside a shorter space bar.
  public static let email = english(
    letters: [
      Pages.globe, Pages.space, Pages.extra("@", width: .relative(0.1)),
      Pages.extra(".", width: .relative(0.1)), Pages.enter(),
    ],
    signs: [Pages.globe, Pages.space, Pages.enter()]
  )

  /// For web addresses: `.`, `/` and `.com` in place of the space bar.
  public static let url = english(
    letters: [
      Pages.globe, Pages.extra("."), Pages.extra("/"), Pages.extra(".com"), Pages.enter("go"),
    ],
    signs: [Pages.globe, Pages.extra(".com"), Pages.enter("go")]
  )

  /// All of these by name.
  public static let builtIn: KeyValuePairs<String, Keyboard> = [
    "qwerty": qwerty, "azerty": azerty, "qwertz": qwertz, "numberPad": numberPad, "email": email,
    "url": url,
  ]

  /// One of these by name; nil for an unknown one.
  public static func named(_ name: String) -> Keyboard? {
    builtIn.first { $0.key == name }?.value
  }

  private static func text(_ first: String, _ second: String, _ third: String) -> Keyboard {
    let last = [Pages.globe, Pages.space, Pages.enter()]
    return pages(Pages.letters(first, second, third, last: last), signs: last)
  }

  private static func english(letters: [KeyboardItem], signs: [KeyboardItem]) -> Keyboard {
    pages(Pages.letters("qwertyuiop", "asdfghjkl", "zxcvbnm", last: letters), signs: signs)
  }

  private static func pages(_ letters: KeyboardLayout, signs: [KeyboardItem]) -> Keyboard {
    Keyboard(pages: [
      Page(.letters, letters), Page(.numbers, Pages.numbers(last: signs)),
      Page(.symbols, Pages.symbols(last: signs)),
    ])
  }
}
