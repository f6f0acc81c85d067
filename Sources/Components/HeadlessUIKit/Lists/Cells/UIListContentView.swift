public import Foundation

/// Shows a list content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private var list: UIListContentConfiguration
  /// The side margins of the row that the content is in; `nil` outside of rows.
  var rowMargins: (leading: CGFloat, trailing: CGFloat)? {
    didSet {
      guard rowMargins?.leading != oldValue?.leading || rowMargins?.trailing != oldValue?.trailing
      else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

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

  override var undrawnProperties: [UndrawnProperty] {
    guard list.axesPreservingSuperviewLayoutMargins != .both else { return super.undrawnProperties }
    return super.undrawnProperties + [
      UndrawnProperty(
        "configuration.axesPreservingSuperviewLayoutMargins",
        drawn: "the content has the margins of the row")
    ]
  }

  /// The areas of the parts; `nil` for those that are not shown.
  open var imageLayoutGuide: UILayoutGuide? { guide(of: imageView) }
  open var textLayoutGuide: UILayoutGuide? { guide(of: textLabel) }
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(of: secondaryLabel) }
  private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

  private func guide(of part: UIView) -> UILayoutGuide? {
    guard !part.isHidden else { return nil }
    if let guide = guides[ObjectIdentifier(part)] { return guide }
    let guide = UILayoutGuide()
    guide.insets = { [weak part] view in
      guard let frame = part?.frame else { return .zero }
      return UIEdgeInsets(
        top: frame.minY, left: frame.minX, bottom: view.bounds.height - frame.maxY,
        right: view.bounds.width - frame.maxX)
    }
    addLayoutGuide(guide)
    guides[ObjectIdentifier(part)] = guide
    return guide
  }

  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      let adapted = newValue.adapted(to: traitCollection.look)
      guard adapted != list else { return }
      list = adapted
      show()
    }
  }

  override func applyTraits(_ traits: UITraitCollection) {
    super.applyTraits(traits)
    let adapted = list.adapted(to: traits.look)
    guard adapted != list else { return }
    list = adapted
    show()
  }

  private func show() {
    list.textProperties.apply(to: textLabel, text: list.text, attributed: list.attributedText)
    list.secondaryTextProperties.apply(
      to: secondaryLabel, text: list.secondaryText, attributed: list.secondaryAttributedText)
    imageView.image = list.image
    imageView.isHidden = list.image == nil
    let properties = list.imageProperties
    imageView.tintColor =
      properties.tintColorTransformer == nil ? properties.tintColor : properties.resolvedTintColor(for: tintColor)
    imageView.layer.borderWidth = properties.strokeWidth
    if properties.strokeWidth > 0 {
      imageView.layer.borderColor = properties.resolvedStrokeColor(for: tintColor).cgColor
    }
    for view in [imageView, textLabel, secondaryLabel] { view.alpha = list.alpha }
    imageView.preferredSymbolConfiguration =
      list.imageProperties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(textStyle: .body)
    imageView.contentMode = list.image?.values.isSymbol == true ? .center : .scaleAspectFit
    imageView.layer.cornerRadius = list.imageProperties.cornerRadius
    imageView.clipsToBounds = list.imageProperties.cornerRadius > 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The margins of the configuration, widened to those of the row. Beside an accessory, they are those of the row.
  private var shownMargins: NSDirectionalEdgeInsets {
    var margins = list.directionalLayoutMargins
    guard let rowMargins else { return margins }
    margins.leading = max(margins.leading, rowMargins.leading)
    margins.trailing =
      rowMargins.trailing < 16 ? rowMargins.trailing : max(margins.trailing, rowMargins.trailing)
    return margins
  }

  /// The distance from the leading edge to the texts, in points.
  var textInset: CGFloat { arrangement(in: bounds.size).textInset }

  private func arrangement(in size: CGSize) -> ListContentArrangement {
    ListContentArrangement(
      list, margins: shownMargins, image: list.image == nil ? nil : imageView.imageSize,
      text: textLabel, secondary: secondaryLabel,
      size: size)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement(in: bounds.size)
    let grid = PixelGrid(traitCollection)
    let isMirrored = isRightToLeft
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

/// The frames of the image and texts of a row, measured from its leading edge, in points.
@MainActor
struct ListContentArrangement {
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondary = CGRect.zero
  let textInset: CGFloat
  private(set) var fittingSize = CGSize.zero

  private typealias Sizes = (text: CGSize, secondary: CGSize)

  init(
    _ list: UIListContentConfiguration, margins: NSDirectionalEdgeInsets, image imageSize: CGSize?,
    text: UILabel,
    secondary: UILabel, size: CGSize
  ) {
    let picture = imageSize.map { list.shownImageSize($0) }
    let column = imageSize.map { list.imageColumn($0) } ?? .zero
    textInset = margins.leading + (picture == nil ? 0 : column.width + list.imageToTextPadding)
    let available = max(size.width - textInset - margins.trailing, 0)
    let full = Self.sizes(text, secondary, in: available)
    let hasBoth = !text.isHidden && !secondary.isHidden
    let gap = list.textToSecondaryTextHorizontalPadding
    let isRow =
      hasBoth && list.prefersSideBySideTextAndSecondaryText && full.text.width + gap + full.secondary.width <= available
    let spacing = hasBoth ? isRow ? gap : list.textToSecondaryTextVerticalPadding : 0
    let content =
      isRow
      ? CGSize(
        width: full.text.width + spacing + full.secondary.width, height: max(full.text.height, full.secondary.height))
      : CGSize(
        width: max(full.text.width, full.secondary.width), height: full.text.height + spacing + full.secondary.height)
    let height = max(content.height, column.height)
    fittingSize = CGSize(
      width: textInset + content.width + margins.trailing,
      height: max(height + margins.top + margins.bottom, list.minimumHeight))
    // In a row that is higher than its content, the content is centered.
    let box = CGRect(
      x: textInset, y: margins.top, width: available, height: max(size.height - margins.top - margins.bottom, 0))
    let top = box.midY - content.height / 2
    if isRow {
      self.text = CGRect(x: box.minX, y: top, width: full.text.width, height: content.height)
      self.secondary = CGRect(
        x: box.maxX - full.secondary.width, y: top, width: full.secondary.width, height: content.height)
    } else {
      self.text = CGRect(x: box.minX, y: top, width: available, height: full.text.height)
      self.secondary = CGRect(
        x: box.minX, y: top + full.text.height + spacing, width: available, height: full.secondary.height)
    }
    if let picture {
      image = CGRect(
        x: margins.leading + (column.width - picture.width) / 2, y: box.midY - picture.height / 2, width: picture.width,
        height: picture.height)
    }
  }

  private static func sizes(_ text: UILabel, _ secondary: UILabel, in width: CGFloat) -> Sizes {
    let available = CGSize(width: width, height: .greatestFiniteMagnitude)
    return (
      text.isHidden ? .zero : text.sizeThatFits(available),
      secondary.isHidden ? .zero : secondary.sizeThatFits(available)
    )
  }
}
