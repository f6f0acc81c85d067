import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// The environment in which a root view was last rendered, and its sizes.
struct Hosting {
  let environment: RenderingEnvironment
  var traits: UITraitCollection
  var safeArea: UIEdgeInsets
  /// The size before rendering, in points.
  var originalSize: CGSize
  /// The size at which the view was rendered, in points.
  var renderedSize: CGSize

  init(_ environment: RenderingEnvironment, originalSize: CGSize) {
    self.environment = environment
    traits = DeviceTraits.traits(of: environment)
    safeArea = UIEdgeInsets(
      top: environment.safeArea.top, left: environment.safeArea.left, bottom: environment.safeArea.bottom,
      right: environment.safeArea.right)
    self.originalSize = originalSize
    renderedSize = originalSize
  }
}

extension UIView {
  /// Settles the tree in an environment, at the environment's size or width, or else the view's own size, or else its
  /// fitting size.
  ///
  /// - Parameters:
  ///   - originalSize: The view's own size; `nil` for its current one, unless an earlier rendering set that.
  ///   - prepare: Prepares the view for measurement, if that is faster than settling.
  ///   - settle: Runs the pending passes of the tree.
  func host(
    in environment: RenderingEnvironment, originalSize: CGSize? = nil, prepare: (() -> Void)? = nil,
    settle: () -> Void
  ) {
    // A size set by an earlier rendering is not the view's own.
    let originalSize =
      originalSize ?? hosting.flatMap { $0.renderedSize == bounds.size ? $0.originalSize : nil } ?? bounds.size
    let (previous, typesetter) = (hosting?.safeArea, hosting?.environment.typesetter)
    hosting = Hosting(environment, originalSize: originalSize)
    if let typesetter, typesetter != environment.typesetter { invalidateTexts() }
    let ownSize = environment.width.map { CGSize(width: $0, height: 0) } ?? originalSize
    let fixedSize = environment.size ?? (ownSize.width > 0 && ownSize.height > 0 ? ownSize : nil)
    resize(to: fixedSize ?? ownSize)
    notifySafeAreaChange(from: previous)
    guard fixedSize == nil else { return settle() }
    if let prepare { prepare() } else { settle() }
    var size = fittingSize(keeping: ownSize)
    // Layout may add content, and its size may depend on the width. If a few rounds are not enough, it never settles.
    for _ in 0..<4 {
      resize(to: size)
      settle()
      let settledSize = fittingSize(keeping: ownSize)
      guard settledSize != size else { return }
      size = settledSize
    }
  }

  /// Calls a closure of a component with the screen on which its tree was drawn last, for events between drawings.
  func performOnDrawnScreen(_ body: () -> Void) {
    guard RenderingEnvironment.current == nil, let hosting = layoutRoot.hosting else { return body() }
    hosting.environment.performAsCurrent(body)
  }

  private func resize(to size: CGSize) {
    if frame.size != size { frame.size = size }
    hosting?.renderedSize = size
  }

  /// Returns the fitting size in whole pixels. Nonzero dimensions of `ownSize` are preserved.
  private func fittingSize(keeping ownSize: CGSize) -> CGSize {
    let size = systemLayoutSizeFitting(
      ownSize, withHorizontalFittingPriority: ownSize.width > 0 ? .required : .fittingSizeLevel,
      verticalFittingPriority: ownSize.height > 0 ? .required : .fittingSizeLevel)
    return PixelGrid(traitCollection).ceiled(size)
  }

  /// Invalidates the sizes of all texts, because they are drawn with other typefaces than before.
  private func invalidateTexts() {
    forEachInTree { view in
      view.invalidateIntrinsicContentSize()
      view.setNeedsLayout()
      return true
    }
  }

  private func notifySafeAreaChange(from previous: UIEdgeInsets?) {
    guard let hosting, hosting.safeArea != previous ?? .zero else { return }
    notifySafeAreaChange()
  }

  /// Notifies the view and its descendants of a changed safe area.
  func notifySafeAreaChange() {
    forEachInTree { view in
      view.safeAreaInsetsDidChange()
      view.viewController?.viewSafeAreaInsetsDidChange()
      view.setNeedsLayout()
      return true
    }
  }
}
