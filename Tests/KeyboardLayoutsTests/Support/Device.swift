import Foundation
import KeyboardLayouts

/// The screens and keyboards that layouts must fit.
struct Device {
  let screen: CGSize
  /// The keyboard's height upright, without and with suggestions.
  let portrait: [Double]
  let landscape: Double

  init(_ width: Double, _ height: Double, _ portrait: [Double], _ landscape: Double) {
    screen = CGSize(width: width, height: height)
    self.portrait = portrait
    self.landscape = landscape
  }

  static let all = [
    Device(320, 568, [216, 253], 199), Device(375, 667, [216, 260], 200),
    Device(414, 736, [226, 271], 200), Device(375, 812, [291, 336], 209),
    Device(414, 896, [301, 346], 209), Device(390, 844, [291, 336], 209),
    Device(428, 926, [301, 346], 209), Device(393, 852, [291, 336], 209),
    Device(430, 932, [301, 346], 209), Device(768, 1024, [263, 313], 398),
    Device(810, 1080, [263, 313], 398), Device(834, 1194, [283, 333], 418),
    Device(1024, 1366, [348, 398], 491),
  ]

  /// Every size that its keyboard has: on its side it is as wide as the screen is high.
  var keyboards: [(CGSize, KeyboardTraits)] {
    portrait.map { (CGSize(width: screen.width, height: $0), .portrait) }
      + [(CGSize(width: screen.height, height: landscape), .landscape)]
  }
}
