import FirstFrameLayoutTree
public import Foundation

/// A view that displays an image according to its content mode. Template images and symbols use the tint color.
@preconcurrency @MainActor
open class UIImageView: UIView {
  open var image: UIImage? {
    didSet {
      AssignmentLog.record(
        "image", of: self, isRepeated: image != nil && image === oldValue, contents: image.map(AnyHashable.init))
      if image?.size != oldValue?.size || image?.alignmentRectInsets != oldValue?.alignmentRectInsets {
        invalidateIntrinsicContentSize()
      }
      missingImageName = image == nil ? MissingImages.take() : nil
    }
  }
  /// The name of an image that does not exist, if the view was to show one.
  private(set) var missingImageName: String?
  /// The image displayed while the view is highlighted; `nil` for the normal image.
  open var highlightedImage: UIImage?
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The configuration for the options that a symbol image does not specify.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The images of an animation. The first one is displayed while the animation runs.
  open var animationImages: [UIImage]?
  /// The images of an animation while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]?
  open var animationDuration: TimeInterval = 0
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false

  /// Creates a view with the size of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp()
    if image == nil { missingImageName = MissingImages.take() }
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
    coder.decodeAttributes(of: self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    accessibilityTraits = .image
  }

  open func startAnimating() {
    isAnimating = shownAnimation?.isEmpty == false
  }

  open func stopAnimating() {
    isAnimating = false
  }

  private var shownAnimation: [UIImage]? {
    isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
  }

  /// The effects of the symbol, without those of a moment.
  var symbolEffects: [SymbolEffectConfiguration] = []

  /// Whether an effect hides the symbol.
  private var hidesSymbol: Bool {
    image?.isSymbolImage == true && symbolEffects.compactMap(\.isShownAtEnd).last == false
  }

  /// Whether the view has nothing to display.
  var lacksImage: Bool { displayedImage == nil }

  /// The image for the view's state.
  private var chosenImage: UIImage? {
    isAnimating ? shownAnimation?.first : isHighlighted ? highlightedImage ?? image : image
  }

  private var displayedImage: UIImage? {
    chosenImage.map {
      $0.withDefaults(from: preferredSymbolConfiguration).onScreen(ofScale: traitCollection.displayScale)
    }
  }

  /// The size of the image within its alignment insets.
  open override var intrinsicContentSize: CGSize {
    guard let image = displayedImage else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: max(image.size.width - insets.left - insets.right, 0),
      height: max(image.size.height - insets.top - insets.bottom, 0))
  }

  /// The baseline of the image, from the top of its alignment rectangle at the size of the image.
  override func firstBaseline(in size: CGSize) -> CGFloat {
    guard let image = displayedImage, let offset = image.baselineOffsetFromBottom else {
      return super.firstBaseline(in: size)
    }
    return size.height + image.alignmentRectInsets.bottom - offset
  }

  override func lastBaseline(in size: CGSize) -> CGFloat { firstBaseline(in: size) }

  open override var alignmentRectInsets: UIEdgeInsets { chosenImage?.alignmentRectInsets ?? .zero }

  /// The size of the displayed image, in points; zero without one.
  var imageSize: CGSize { displayedImage?.size ?? .zero }

  /// Returns the size of the image, regardless of the available size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { displayedImage?.size ?? super.sizeThatFits(size) }

  /// Whether a device enlarges the image for accessibility sizes of text. Images keep their sizes here.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  override var showsImage: Bool { true }

  override func describeContent(in node: inout LayoutNode) {
    guard var image = displayedImage, !hidesSymbol else { return }
    if layer.contentsRect != .unit {
      guard let part = image.part(layer.contentsRect) else { return }
      image = part
    }
    image.describe(
      in: &node,
      as: ImageAppearance(
        mode: contentMode.imageMode, tint: tintColor, traits: traitCollection,
        isRightToLeft: isRightToLeft, sampling: layer.magnificationFilter == .nearest ? .nearest : .smooth))
  }

  override var contentWarnings: [String] { displayedImage?.values.displayWarning.map { [$0] } ?? [] }

  override var undrawnProperties: [UndrawnProperty] { super.undrawnProperties + undrawnEffects + undrawnSize }

  private var undrawnEffects: [UndrawnProperty] {
    guard displayedImage?.isSymbolImage == true, symbolEffects.contains(where: { $0.name == "scale" }) else {
      return []
    }
    return [UndrawnProperty("symbolEffect.scale", drawn: "the symbol has its own size")]
  }

  private var undrawnSize: [UndrawnProperty] {
    guard adjustsImageSizeForAccessibilityContentSizeCategory, displayedImage?.isSymbolImage == false,
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return [] }
    return [
      UndrawnProperty("adjustsImageSizeForAccessibilityContentSizeCategory", drawn: "the image has its own size")
    ]
  }
}
