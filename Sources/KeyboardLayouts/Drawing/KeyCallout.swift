import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// A bubble above a key and joined to it: a pop, or what a menu stands in.
public struct KeyCallout: Equatable, Sendable {
  /// The bubble, in the keyboard's coordinates; above the keyboard y is negative.
  public let frame: CGRect
  /// The frame of the key.
  public let keyFrame: CGRect
  /// The radius of the bubble's corners.
  public let cornerRadius: Double
  /// The radius of the key's corners.
  public let keyCornerRadius: Double

  /// Whether the bubble covers a part of its key, because there was no room above it.
  public var overlapsKey: Bool {
    let common = frame.intersection(keyFrame)
    return common.width > 0 && common.height > 0
  }

  /// The bubble and its stem, which ends with the key and covers it, in one outline.
  public var outline: KeyboardPath {
    let bottom = max(frame.maxY, keyFrame.maxY)
    let radius = min(cornerRadius, frame.width / 2, frame.height / 2)
    let foot = min(keyCornerRadius, keyFrame.width / 2, keyFrame.height / 2)
    guard frame.maxY <= bottom - foot, frame.width > 0 else {
      return KeyboardPath(frame.union(keyFrame), cornerRadius: cornerRadius)
    }
    var path = KeyboardPath()
    path.move(frame.midX, frame.minY)
    path.line(frame.maxX - radius, frame.minY)
    path.corner(frame.maxX, frame.minY, to: frame.maxX, frame.minY + radius)
    let right = Shoulder(self, radius: radius, bottom: bottom - foot, side: .right)
    right.goDown(&path)
    path.corner(keyFrame.maxX, bottom, to: keyFrame.maxX - foot, bottom)
    path.line(keyFrame.minX + foot, bottom)
    path.corner(keyFrame.minX, bottom, to: keyFrame.minX, bottom - foot)
    let left = Shoulder(self, radius: radius, bottom: bottom - foot, side: .left)
    left.goUp(&path)
    path.corner(frame.minX, frame.minY, to: frame.minX + radius, frame.minY)
    path.close()
    return path
  }
}

/// One side of a callout between the bubble's upper corner and the key's lower one.
private struct Shoulder {
  enum Side: Double {
    case left = -1
    case right = 1
  }

  private let bubble: (side: Double, top: Double, bottom: Double)
  private let key: (side: Double, bottom: Double)
  private let outward: Double
  private let radius: Double
  /// The radius of the inner corner between bubble and stem; nil for one long curve between them.
  private let notch: Double?
  /// Where that curve begins and ends.
  private let curve: (top: Double, bottom: Double)

  init(_ callout: KeyCallout, radius: Double, bottom: Double, side: Side) {
    let (frame, keyFrame) = (callout.frame, callout.keyFrame)
    outward = side.rawValue
    bubble = (
      side == .right ? frame.maxX : frame.minX, frame.minY + radius, frame.maxY - radius
    )
    key = (side == .right ? keyFrame.maxX : keyFrame.minX, bottom)
    self.radius = radius
    let overhang = (bubble.side - key.side) * outward
    notch =
      overhang > 2 * radius + 1
      ? min(radius, overhang - radius, max(0, bottom - frame.maxY)) : nil
    let joint = max(frame.maxY, keyFrame.minY)
    curve = (bubble.bottom, max(bubble.bottom, min(joint + radius, bottom)))
  }

  func goDown(_ path: inout KeyboardPath) {
    path.line(bubble.side, bubble.bottom)
    if let notch {
      let edge = bubble.bottom + radius
      path.corner(bubble.side, edge, to: bubble.side - outward * radius, edge)
      path.line(key.side + outward * notch, edge)
      path.corner(key.side, edge, to: key.side, edge + notch)
    } else {
      let middle = (curve.top + curve.bottom) / 2
      path.curve(key.side, curve.bottom, bubble.side, middle, key.side, middle)
    }
    path.line(key.side, key.bottom)
  }

  func goUp(_ path: inout KeyboardPath) {
    if let notch {
      let edge = bubble.bottom + radius
      path.line(key.side, edge + notch)
      path.corner(key.side, edge, to: key.side + outward * notch, edge)
      path.line(bubble.side - outward * radius, edge)
      path.corner(bubble.side, edge, to: bubble.side, bubble.bottom)
    } else {
      let middle = (curve.top + curve.bottom) / 2
      path.line(key.side, curve.bottom)
      path.curve(bubble.side, curve.top, key.side, middle, bubble.side, middle)
    }
    path.line(bubble.side, bubble.top)
  }
}
