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
    contentImageView.isHidden = contentImageView.image == nil
    title.isHidden = title.text?.isEmpty != false
    subtitle.isHidden = subtitle.text?.isEmpty != false
    invalidateIntrinsicContentSize()
  }

  private func applyStateContent() {
    subtitle.text = nil
    contentImageView.image = currentImage
    contentImageView.tintColor = buttonType == .custom ? nil : currentTitleColor
    if let styled = currentAttributedTitle {
      title.attributedText = styled
      return
    }
    title.text = currentTitle
    title.textColor =
      isHighlighted && buttonType != .custom
      ? currentTitleColor.withAlphaComponent(0.2) : currentTitleColor
  }

  private func apply(_ configuration: Configuration) {
    let colors = ButtonColors(configuration, state: state, tint: tintColor)
    contentImageView.image = configuration.image ?? currentImage
    contentImageView.tintColor = colors.foreground
    if let symbols = configuration.preferredSymbolConfigurationForImage {
      contentImageView.preferredSymbolConfiguration = symbols
    }
    title.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
    title.lineBreakMode = configuration.titleLineBreakMode
    subtitle.lineBreakMode = configuration.subtitleLineBreakMode
    setText(
      configuration.title ?? currentTitle, styled: configuration.attributedTitle ?? currentAttributedTitle,
      font: configuration.buttonSize.titleStyle, color: colors.foreground,
      transformer: configuration.titleTextAttributesTransformer, in: title)
    setText(
      configuration.subtitle, styled: configuration.attributedSubtitle, font: .caption1, color: colors.foreground,
      transformer: configuration.subtitleTextAttributesTransformer, in: subtitle)
    let alignment = configuration.titleAlignment(hasImage: contentImageView.image != nil, isMirrored: isMirrored)
    title.textAlignment = alignment
    subtitle.textAlignment = alignment
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
      changed.setAttributes(transformer(attributes), range: range)
    }
    label.attributedText = changed
  }

  /// The insets of the content, in points, from the configuration or else from `contentEdgeInsets`.
  var contentInsets: UIEdgeInsets {
    guard let configuration else { return contentEdgeInsets }
    let insets = configuration.contentInsets
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

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns an arrangement with the natural sizes of the parts, without positions.
  private func naturalArrangement(within width: CGFloat?) -> ButtonArrangement {
    var arrangement = ButtonArrangement()
    arrangement.isMirrored = isMirrored
    if contentImageView.image != nil { arrangement.imageSize = contentImageView.intrinsicContentSize }
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
  ///
  /// Without a configuration and insets, a title has 6 points of space above and below, and the button is at least 30
  /// points wide.
  func naturalSize(within width: CGFloat?) -> CGSize {
    let insets = contentInsets
    let inner = width.map { max($0 - insets.left - insets.right, 0) }
    var size = naturalArrangement(within: inner).contentSize
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if configuration == nil, contentEdgeInsets == .zero {
      if size == .zero { return CGSize(width: 30, height: 34) }
      let hasTitle = title.text?.isEmpty == false
      if hasTitle { size = CGSize(width: max(size.width, 30), height: size.height + 12) }
    }
    return PixelGrid(traitCollection).ceiled(size)
  }

  func layOutContent() {
    let contentRect = contentRect(forBounds: bounds)
    let grid = PixelGrid(traitCollection)
    title.frame = grid.rounded(titleRect(forContentRect: contentRect))
    contentImageView.frame = grid.rounded(imageRect(forContentRect: contentRect))
    subtitle.frame = grid.rounded(arrangement(in: contentRect).subtitle)
  }

  /// Adds the background of the configuration to the node.
  func describeBackground(in node: inout LayoutNode) {
    guard let configuration else { return }
    let traits = traitCollection
    let color = ButtonColors(configuration, state: state, tint: tintColor).background.components(in: traits)
    let background = configuration.background
    var border: Border?
    if let stroke = background.strokeColor?.components(in: traits), background.strokeWidth > 0 {
      border = Border(width: background.strokeWidth, color: stroke.color)
    }
    guard color.alpha > 0 || border != nil else { return }
    node.children.append(
      LayoutNode(
        name: "background", frame: node.bounds, background: .color(color.color),
        cornerRadii: CornerRadii(configuration.cornerRadius(in: node.frame.size)), cornerCurve: .continuous,
        border: border))
  }
}
