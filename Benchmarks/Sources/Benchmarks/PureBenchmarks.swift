import Foundation
import Notables
import NotablesTraces

/// What the pure parts cost.
@MainActor
enum PureBenchmarks {
  /// Reading a full userInfo, against the casts that one writes.
  static func decode() -> Row {
    let userInfo = HubBenchmarks.info.userInfo
    var sum = 0.0
    let medians = Stopwatch.medians([
      { sum += KeyboardNotableInfo(userInfo: userInfo).animationDuration },
      { sum += HandmadeInfo(userInfo).duration },
    ])
    keep(sum)
    return Row(
      work: "decode",
      size: 1,
      notables: medians[0],
      baseline: medians[1],
      limit: nil,
      unit: "ns"
    )
  }

  /// Reading a console's text, in megabytes a second; the limit is counting its lines.
  static func dump() -> Row {
    let dump = Array(
      """
      2022-05-01 09:10:11.123 Mail[812:90210] got NSConcreteNotification 0x6000012f4a80 {name = \
      UIKeyboardWillShowNotification; object = <UIScreen: 0x7fa1; bounds = {{0, 0}, {390, 844}}>; \
      userInfo = {
          UIKeyboardAnimationCurveUserInfoKey = 7;
          UIKeyboardAnimationDurationUserInfoKey = "0.25";
          UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 700}, {390, 0}}";
          UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 440}, {390, 260}}";
          UIKeyboardIsLocalUserInfoKey = 1;
      }}

      """.utf8
    )
    let line = Array(
      "2024-01-01 10:00:00.1 App[812:90] [network] request took 12 ms {a = 2}\n".utf8
    )
    let block: [UInt8] = dump + Array([[UInt8]](repeating: line, count: 6).joined())
    let text = Array([[UInt8]](repeating: block, count: 200).joined())
    var count = 0
    let medians = Stopwatch.medians(
      rounds: 11,
      [
        {
          var reader = ConsoleDumpReader()
          count += reader.read(text).count + reader.finish().count
        },
        { for byte in text where byte == 10 { count += 1 } },
      ]
    )
    keep(Double(count))
    let rates = medians.map { Double(text.count) / $0 * 1000 }
    return Row(
      work: "dump",
      size: text.count,
      notables: rates[0],
      baseline: nil,
      limit: rates[1],
      unit: "MB/s"
    )
  }

  /// One sample of the keyboard's curve, against the spring written out.
  static func timing() -> Row {
    var time = 0.0
    var sum = 0.0
    func next() -> Double {
      time = time < 0.49 ? time + 0.001 : 0
      return time
    }
    let medians = Stopwatch.medians([
      { sum += TimingFunction.keyboard.progress(at: next(), requested: 0.25) },
      { sum += TimingFunction.easeInOut.progress(at: next(), requested: 0.5) },
      {
        let scaled = 18.257418583505537 * next()
        sum += 1 - exp(-scaled) * (1 + scaled)
      },
    ])
    keep(sum)
    return Row(
      work: "timing",
      size: 1,
      notables: max(medians[0], medians[1]),
      baseline: nil,
      limit: medians[2],
      unit: "ns"
    )
  }
}
