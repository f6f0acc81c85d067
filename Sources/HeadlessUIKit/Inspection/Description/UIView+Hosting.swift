import FirstFrameLayoutTree
import Foundation

extension UIView {
  /// Settles the tree in an environment, at the size that it asks for: given, own, or fitting, in this order.
  ///
  /// - Parameter prepare: Makes the view ready to be asked its size, if less than settling does.
  func host(in environment: RenderingEnvironment, prepare: (() -> Void)? = nil, settle: () -> Void) {
    // A size that an earlier rendering gave is not the view's own.
    let ownSize = hosting.flatMap { $0.givenSize == bounds.size ? $0.ownSize : nil } ?? bounds.size
    let previous = hosting?.safeArea
    hosting = Hosting(environment, ownSize: ownSize)
    let given = environment.size ?? (ownSize.width > 0 && ownSize.height > 0 ? ownSize : nil)
    take(given ?? ownSize)
    announceSafeArea(ifNot: previous)
    guard given == nil else { return settle() }
    if let prepare { prepare() } else { settle() }
    var size = fittingSize(keeping: ownSize)
    // Content may come with the layout, and its size with the width: a few rounds are enough, or it never ends.
    for _ in 0..<4 {
      take(size)
      settle()
      let settledSize = fittingSize(keeping: ownSize)
      guard settledSize != size else { return }
      size = settledSize
    }
  }

  private func take(_ size: CGSize) {
    if frame.size != size { frame.size = size }
    hosting?.givenSize = size
  }

  /// The fitting size on whole pixels, with the dimension that the author did set.
  private func fittingSize(keeping ownSize: CGSize) -> CGSize {
    let size = systemLayoutSizeFitting(
      ownSize, withHorizontalFittingPriority: ownSize.width > 0 ? .required : .fittingSizeLevel,
      verticalFittingPriority: ownSize.height > 0 ? .required : .fittingSizeLevel)
    return PixelGrid(traitCollection).ceiled(size)
  }

  private func announceSafeArea(ifNot previous: UIEdgeInsets?) {
    guard let hosting, hosting.safeArea != previous ?? .zero else { return }
    announceSafeArea()
  }

  /// Tells the view and all within it that the safe area is another.
  func announceSafeArea() {
    safeAreaInsetsDidChange()
    setNeedsLayout()
    for view in subviews { view.announceSafeArea() }
  }
}
