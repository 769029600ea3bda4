import Foundation

#if canImport(CoreGraphics)
import CoreGraphics
#endif

/// How far the edges of a keyboard guide are from those of its view, and how high it is, in points.
struct GuideEdges: Equatable {
  let left: CGFloat
  let right: CGFloat
  let bottom: CGFloat
  let height: CGFloat

  /// A docked keyboard's guide fills the view's width down to its bottom; another keyboard's, where
  /// that is followed, is where the keyboard is; without any it is a line at the bottom.
  init(_ overlap: KeyboardOverlap, in view: CGSize) {
    guard !overlap.placement.isDocked, let rect = overlap.rect else {
      (left, right, bottom, height) = (0, 0, 0, overlap.height)
      return
    }
    left = rect.left
    right = view.width - rect.right
    bottom = view.height - rect.bottom
    height = rect.size.height
  }

  /// The constants of constraints from the guide to its view: left, right, bottom, and the height.
  var constants: [CGFloat] { [left, -right, -bottom, height] }
}
