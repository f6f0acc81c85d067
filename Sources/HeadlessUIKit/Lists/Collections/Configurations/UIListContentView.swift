public import Foundation

/// Shows a list content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private var list: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    show()
  }

  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let newValue = newValue as? UIListContentConfiguration, newValue != list else { return }
      list = newValue
      show()
    }
  }

  private func show() {
    list.textProperties.apply(to: textLabel, text: list.text, attributed: list.attributedText)
    list.secondaryTextProperties.apply(
      to: secondaryLabel, text: list.secondaryText, attributed: list.secondaryAttributedText)
    imageView.image = list.image
    imageView.isHidden = list.image == nil
    imageView.tintColor = list.imageProperties.tintColor
    imageView.preferredSymbolConfiguration =
      list.imageProperties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(textStyle: .body)
    imageView.contentMode = list.image?.values.isSymbol == true ? .center : .scaleAspectFit
    imageView.layer.cornerRadius = list.imageProperties.cornerRadius
    imageView.clipsToBounds = list.imageProperties.cornerRadius > 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// From the leading edge to the texts, in points.
  var textInset: CGFloat { arrangement(in: bounds.size).textInset }

  private func arrangement(in size: CGSize) -> ListContentArrangement {
    ListContentArrangement(
      list, image: list.image == nil ? nil : imageView.intrinsicContentSize, text: textLabel, secondary: secondaryLabel,
      size: size)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement(in: bounds.size)
    let grid = PixelGrid(traitCollection)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ frame: CGRect) {
      let x = isMirrored ? bounds.width - frame.maxX : frame.minX
      view.frame = grid.rounded(CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height))
    }
    place(imageView, arrangement.image)
    place(textLabel, arrangement.text)
    place(secondaryLabel, arrangement.secondary)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = arrangement(in: size).fittingSize
    return PixelGrid(traitCollection).ceiled(CGSize(width: min(size.width, fitting.width), height: fitting.height))
  }
}
