import FirstFrameLayoutTree
import Foundation

extension UIPageControl {
  /// The side at which the first page is.
  public enum Direction: Int, CaseIterable, Sendable {
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  /// How a person changes the page.
  public enum InteractionState: Int, CaseIterable, Sendable {
    case none = 0
    case discrete = 1
    case continuous = 2
  }

  /// Whether the first page is at the right.
  var isMirrored: Bool {
    switch direction {
    case .leftToRight: false
    case .rightToLeft: true
    case .natural, .topToBottom, .bottomToTop: isRightToLeft
    }
  }

  /// Returns the image in place of a dot; `nil` for a dot.
  func shownImage(forPage page: Int) -> UIImage? {
    let image = indicatorImage(forPage: page) ?? preferredIndicatorImage
    guard page == currentPage else { return image }
    return currentPageIndicatorImage(forPage: page) ?? preferredCurrentPageIndicatorImage ?? image
  }

  /// Returns an image in place of a dot, as high as the control at most, in a color.
  func indicator(_ image: UIImage, around dot: CGRect, color: UIColor) -> LayoutNode {
    let size = image.size
    let scale = min(1, size.height > 0 ? max(bounds.height, dot.height) / size.height : 1)
    var node = LayoutNode(
      name: "indicator",
      frame: PixelGrid(traitCollection).rounded(
        CGRect(
          x: dot.midX - size.width * scale / 2, y: dot.midY - size.height * scale / 2, width: size.width * scale,
          height: size.height * scale)))
    image.withRenderingMode(.alwaysTemplate).describe(
      in: &node, as: ImageAppearance(tint: color, traits: traitCollection))
    return node
  }
}

/// Is notified of the progress of a timer. No time passes in a first frame.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
