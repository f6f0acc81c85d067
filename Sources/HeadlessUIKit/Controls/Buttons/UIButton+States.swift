public import Foundation

extension UIButton {
  public func setTitle(_ title: String?, for state: State) {
    AssignmentLog.note("title", of: self, isRepeated: title?.isEmpty == false && titles[exactly: state] == title)
    titles[exactly: state] = title
    contentDidChange()
  }

  /// The title of a state itself.
  public func title(for state: State) -> String? { titles[exactly: state] }

  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[exactly: state] = title
    contentDidChange()
  }

  public func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[exactly: state] }

  public func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[exactly: state] = color
    contentDidChange()
  }

  /// The colour that the title has in a state.
  public func titleColor(for state: State) -> UIColor? { titleColors[state] }

  public func setImage(_ image: UIImage?, for state: State) {
    images[exactly: state] = image
    contentDidChange()
  }

  /// The picture of a state itself.
  public func image(for state: State) -> UIImage? { images[exactly: state] }

  /// The picture in the present state; the normal one where the state has none.
  public var currentImage: UIImage? { images[state] }

  /// What symbols of the state are drawn with.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    picture.preferredSymbolConfiguration = configuration
    contentDidChange()
  }

  /// The title in the present state; the normal one where the state has none.
  public var currentTitle: String? { titles[state] }

  public var currentAttributedTitle: NSAttributedString? { attributedTitles[state] }

  /// The colour of the title in the present state.
  public var currentTitleColor: UIColor {
    if let color = titleColors[exactly: state] { return color }
    switch buttonType {
    case .custom: return titleColors[.normal] ?? .white
    default:
      if !isEnabled { return .tertiaryLabel }
      return titleColors[.normal] ?? tintColor
    }
  }
}
