import Foundation

extension UIButton {
  /// Hands the labels what the configuration, or the state, says.
  func showContent() {
    if let configuration {
      show(configuration)
    } else {
      showTitleOfState()
    }
    picture.isHidden = picture.image == nil
    title.isHidden = title.text?.isEmpty != false
    subtitle.isHidden = subtitle.text?.isEmpty != false
    invalidateIntrinsicContentSize()
  }

  private func showTitleOfState() {
    subtitle.text = nil
    picture.image = currentImage
    picture.tintColor = buttonType == .custom ? nil : currentTitleColor
    if let styled = currentAttributedTitle {
      title.attributedText = styled
      return
    }
    title.text = currentTitle
    title.textColor =
      isHighlighted && buttonType != .custom
      ? currentTitleColor.withAlphaComponent(0.2) : currentTitleColor
  }

  private func show(_ configuration: Configuration) {
    let colors = ButtonColors(configuration, state: state, tint: tintColor)
    picture.image = configuration.image ?? currentImage
    picture.tintColor = colors.foreground
    if let symbols = configuration.preferredSymbolConfigurationForImage {
      picture.preferredSymbolConfiguration = symbols
    }
    title.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
    title.lineBreakMode = configuration.titleLineBreakMode
    subtitle.lineBreakMode = configuration.subtitleLineBreakMode
    show(
      configuration.title ?? currentTitle, styled: configuration.attributedTitle ?? currentAttributedTitle,
      font: configuration.buttonSize.titleStyle, color: colors.foreground,
      transformer: configuration.titleTextAttributesTransformer, in: title)
    show(
      configuration.subtitle, styled: configuration.attributedSubtitle, font: .caption1, color: colors.foreground,
      transformer: configuration.subtitleTextAttributesTransformer, in: subtitle)
    let alignment = configuration.titleAlignment(hasImage: picture.image != nil, isMirrored: isMirrored)
    title.textAlignment = alignment
    subtitle.textAlignment = alignment
  }

  private func show(
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
}
