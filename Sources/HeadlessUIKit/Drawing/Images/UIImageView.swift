import FirstFrameLayoutTree
public import Foundation

/// A picture in a view, placed by the view's content mode; stencils and symbols in the view's tint colour.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      AssignmentLog.note("image", of: self, isRepeated: image != nil && image === oldValue)
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }
  /// Shown while the view is highlighted; nil for the usual picture.
  open var highlightedImage: UIImage?
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// What a symbol that says nothing of its size and weight is drawn with.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The pictures of an animation, of which the first is shown while it runs.
  open var animationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false

  /// A view of the picture's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    accessibilityTraits = .image
  }

  open func startAnimating() {
    isAnimating = animationImages?.isEmpty == false
  }

  open func stopAnimating() {
    isAnimating = false
  }

  private var shownImage: UIImage? {
    let image = isAnimating ? animationImages?.first : isHighlighted ? highlightedImage ?? image : image
    return image.map { $0.preferring(preferredSymbolConfiguration) }
  }

  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size of the picture, whatever there is room for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? super.sizeThatFits(size) }

  override func describeContent(in node: inout LayoutNode) {
    guard let image = shownImage else { return }
    image.describe(
      in: &node,
      as: ImageAppearance(
        mode: contentMode.imageMode, tint: tintColor, traits: traitCollection,
        isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft))
  }

  override var contentWarnings: [String] { shownImage?.values.warning.map { [$0] } ?? [] }
}
