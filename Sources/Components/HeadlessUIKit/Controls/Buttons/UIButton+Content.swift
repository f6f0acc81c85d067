import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

extension UIButton {
  /// Applies the configuration, or the content for the current state, to the subviews.
  func applyContent() {
    if let configuration {
      apply(configuration)
    } else {
      applyStateContent()
    }
    applyIndicators()
    applyBackground()
    contentImageView.isHidden = contentImageView.image == nil
    title.isHidden = title.text?.isEmpty != false
    subtitle.isHidden = subtitle.text?.isEmpty != false
    invalidateIntrinsicContentSize()
  }

  private func applyStateContent() {
    subtitle.text = nil
    contentImageView.image = (menuSelection?.image ?? currentImage).map(withStandardSymbolScale)
    contentImageView.tintColor = stateImageTint
    if menuSelection == nil, let styled = currentAttributedTitle {
      title.attributedText = styled
      return
    }
    title.text = menuSelection?.title ?? currentTitle
    let isFaded = isHighlighted && buttonType != .custom && titleColors[exactly: state] == nil
    title.textColor = isFaded ? currentTitleColor.withAlphaComponent(0.2) : currentTitleColor
  }

  /// The tint of template images, which does not follow from the color of the title; `nil` for the button's tint.
  private var stateImageTint: UIColor? {
    guard buttonType != .custom else { return nil }
    guard isEnabled else { return .disabledButtonTitle }
    // A close button is gray, whatever its tint. The shade was not measured.
    if buttonType == .close { return isHighlighted ? .systemGray4 : .systemGray2 }
    return isHighlighted ? tintColor.withAlphaComponent(0.2) : nil
  }

  /// Returns a symbol without a size of its own at the large scale, which all types but custom buttons use.
  private func withStandardSymbolScale(_ image: UIImage) -> UIImage {
    guard buttonType != .custom, contentImageView.preferredSymbolConfiguration == nil else { return image }
    return image.withStandardSize(UIImage.SymbolConfiguration(scale: .large))
  }

  private func apply(_ configuration: Configuration) {
    let colors = colors(of: configuration)
    contentImageView.tintColor = configuration.imageColorTransformer?(colors.foreground) ?? colors.foreground
    if let symbols = configuration.preferredSymbolConfigurationForImage {
      contentImageView.preferredSymbolConfiguration = symbols
    }
    contentImageView.image = (menuSelection?.image ?? configuration.image ?? currentImage).map {
      contentImageView.preferredSymbolConfiguration == nil
        ? $0.withStandardSize(standardSymbols(of: configuration)) : $0
    }
    title.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
    title.lineBreakMode = configuration.titleLineBreakMode
    subtitle.lineBreakMode = configuration.subtitleLineBreakMode
    let selected = menuSelection
    setText(
      selected?.title ?? configuration.title ?? currentTitle,
      styled: selected == nil ? configuration.styledTitle ?? currentAttributedTitle : nil,
      font: configuration.buttonSize.titleStyle, color: colors.foreground,
      transformer: configuration.titleTextAttributesTransformer, in: title)
    setText(
      configuration.subtitle, styled: configuration.styledSubtitle, font: .footnote, color: colors.foreground,
      transformer: configuration.subtitleTextAttributesTransformer, in: subtitle)
    let alignment = configuration.titleAlignment(hasImage: contentImageView.image != nil, isMirrored: isMirrored)
    title.textAlignment = alignment
    subtitle.textAlignment = alignment
  }

  private func colors(of configuration: Configuration) -> ButtonColors {
    ButtonColors(configuration, state: state, tint: tintColor, look: traitCollection.look.button)
  }

  /// The size of symbols: that of the title, at the large scale.
  private func standardSymbols(of configuration: Configuration) -> UIImage.SymbolConfiguration {
    let font = UIFont.preferredFont(
      forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: traitCollection)
    return UIImage.SymbolConfiguration(pointSize: font.pointSize, weight: .unspecified, scale: .large)
  }

  private func setText(
    _ string: String?, styled: NSAttributedString?, font: UIFont.TextStyle, color: UIColor,
    transformer: UIConfigurationTextAttributesTransformer?, in label: UILabel
  ) {
    label.font = .preferredFont(forTextStyle: font, compatibleWith: traitCollection)
    label.textColor = color
    if let styled { label.attributedText = styled } else { label.text = string }
    guard let transformer, let text = label.attributedText else { return }
    let changed = NSMutableAttributedString(string: text.string)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      changed.setAttributes(transformer.changed(attributes), range: range)
    }
    label.attributedText = changed
  }

  /// The insets of the content, in points, from the configuration or else from `contentEdgeInsets`.
  var contentInsets: UIEdgeInsets {
    guard let configuration else { return contentEdgeInsets }
    var insets = configuration.contentInsets
    insets.trailing += indicatorSize.width > 0 ? indicatorSize.width + Self.indicatorGap : 0
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return UIEdgeInsets(
      top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing, bottom: insets.bottom,
      right: isLeftToRight ? insets.trailing : insets.leading)
  }

  func arrangement(in rect: CGRect) -> ButtonArrangement {
    var arrangement = naturalArrangement(within: rect.width)
    arrangement.titleAlignment =
      configuration?.titleAlignment(hasImage: contentImageView.image != nil, isMirrored: isMirrored) ?? .center
    arrangement.horizontal = effectiveContentHorizontalAlignment
    arrangement.vertical = contentVerticalAlignment
    arrangement.titleInsets = configuration == nil ? titleEdgeInsets : .zero
    arrangement.imageInsets = configuration == nil ? imageEdgeInsets : .zero
    arrangement.place(in: rect)
    return arrangement
  }

  var isMirrored: Bool { isRightToLeft }

  /// Returns an arrangement with the natural sizes of the parts, without positions.
  private func naturalArrangement(within width: CGFloat?) -> ButtonArrangement {
    var arrangement = ButtonArrangement()
    arrangement.isMirrored = isMirrored
    if let activityView {
      arrangement.imageSize = activityView.intrinsicContentSize
    } else if contentImageView.image != nil {
      arrangement.imageSize = contentImageView.imageSize
    }
    if let configuration {
      arrangement.titlePadding = configuration.titlePadding
      arrangement.imagePadding = configuration.imagePadding
      arrangement.imagePlacement = configuration.imagePlacement
    }
    var titleWidth = width
    if arrangement.isRow, arrangement.imageSize.width > 0 {
      titleWidth = width.map { max($0 - arrangement.imageSize.width - arrangement.imagePadding, 0) }
    }
    arrangement.titleSize = size(of: title, within: titleWidth)
    arrangement.subtitleSize = size(of: subtitle, within: titleWidth)
    return arrangement
  }

  private func size(of label: UILabel, within width: CGFloat?) -> CGSize {
    guard label.text?.isEmpty == false else { return .zero }
    return label.layoutSize(fitting: SizeProposal(width: width))
  }

  /// Returns the natural size of the button, in points.
  func naturalSize(within width: CGFloat?) -> CGSize {
    let insets = contentInsets
    let inner = width.map { max($0 - insets.left - insets.right, 0) }
    var size = naturalArrangement(within: inner).contentSize
    if configuration == nil, contentImageView.image == nil { size = sizeWithoutImage(titleSize: size) }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if configuration == nil, let background = currentBackgroundImage?.size {
      size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }
    return PixelGrid(traitCollection).ceiled(size)
  }

  /// Returns the size without insets of a button without a configuration and without an image, in points.
  ///
  /// The title is rounded up to whole points. A button without a title has the height of a line. If there are no insets,
  /// the button is at least 30 points wide and has 6 points of space above and below the line.
  private func sizeWithoutImage(titleSize: CGSize) -> CGSize {
    let hasTitle = title.text?.isEmpty == false
    var size = CGSize(
      width: titleSize.width.rounded(.up),
      height: (hasTitle ? titleSize.height : title.font.lineHeight).rounded(.up))
    if contentEdgeInsets == .zero {
      size.width = max(size.width, 30)
      size.height += 12
    }
    return size
  }

  /// Returns where the title or the image is placed; `nil` for other subviews, and for parts that are hidden.
  func placementOfPart(_ view: UIView) -> (frame: CGRect, share: CGPoint)? {
    guard view === title || view === contentImageView else { return nil }
    updateConfigurationIfNeeded()
    let size = naturalSize(within: nil)
    let rect = contentRect(forBounds: CGRect(origin: .zero, size: size))
    var frame = view === title ? titleRect(forContentRect: rect) : imageRect(forContentRect: rect)
    guard frame.width > 0 else { return nil }
    let share = CGPoint(x: effectiveContentHorizontalAlignment.share, y: contentVerticalAlignment.share)
    frame.origin.x -= size.width * share.x
    frame.origin.y -= size.height * share.y
    return (frame, share)
  }

  func layOutContent() {
    if let backgroundView, let configuration {
      backgroundView.frame = bounds
      backgroundView.cornerRadius = configuration.cornerRadius(in: bounds.size, traitCollection.look.button)
    }
    let contentRect = contentRect(forBounds: bounds)
    let grid = PixelGrid(traitCollection)
    title.frame = grid.rounded(titleRect(forContentRect: contentRect))
    contentImageView.frame = grid.rounded(imageRect(forContentRect: contentRect))
    let arrangement = arrangement(in: contentRect)
    subtitle.frame = grid.rounded(arrangement.subtitle)
    activityView?.frame = grid.rounded(arrangement.image)
    indicatorView?.frame = grid.rounded(indicatorFrame(beside: arrangement))
  }

  /// Shows a background with more than a color and a border in a view.
  private func applyBackground() {
    backgroundView?.removeFromSuperview()
    backgroundView = nil
    guard let configuration, configuration.background.hasPartsBesideColors else { return }
    var background = configuration.background
    background.backgroundColor = colors(of: configuration).background
    let view = ConfiguredBackgroundView(background)
    insertSubview(view, at: 0)
    backgroundView = view
    setNeedsLayout()
  }

  /// Adds the background of the configuration to the node.
  func describeBackground(in node: inout LayoutNode) {
    guard let configuration, backgroundView == nil else { return }
    let traits = traitCollection
    let color = colors(of: configuration).background.components(in: traits)
    let background = configuration.background
    var border: Border?
    if let stroke = background.strokeColor?.components(in: traits), stroke.alpha > 0, background.strokeWidth > 0 {
      border = Border(width: background.strokeWidth, color: stroke.color)
    }
    guard color.alpha > 0 || border != nil else { return }
    node.children.append(
      LayoutNode(
        name: "background", frame: node.bounds, background: .color(color.color),
        cornerRadii: CornerRadii(configuration.cornerRadius(in: node.frame.size, traits.look.button)),
        cornerCurve: .continuous, border: border, shadow: configuration.style.isGlass ? .capsuleThumb : nil,
        backdrop: color.alpha < 1 ? configuration.style.glass?.backdrop : nil))
  }
}

extension UIColor {
  /// The title and the template image of a disabled button without a color of its own, as measured on Mac Catalyst.
  static let disabledButtonTitle = UIColor {
    UIColor(white: $0.userInterfaceStyle == .dark ? 0.55 : 0.52, alpha: 0.45)
  }
}

extension UIImage {
  /// Returns a symbol that specifies neither size nor weight with a standard configuration; other images unchanged.
  fileprivate func withStandardSize(_ standard: SymbolConfiguration) -> UIImage {
    guard let own = symbolConfiguration?.values, own == SymbolOptions(rendering: own.rendering) else { return self }
    return withDefaults(from: standard)
  }
}
