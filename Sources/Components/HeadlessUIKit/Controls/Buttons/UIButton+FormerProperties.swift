extension UIButton {
  /// The purpose of a button. On iOS, only the destructive one is visible.
  public enum Role: Int, CaseIterable, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  /// The looks of states that are not drawn: only buttons without a configuration have them.
  var undrawnStates: [UndrawnProperty] {
    if let configuration { return undrawnStates(of: configuration) }
    let isOwnImage = currentImage?.renderingMode != .alwaysTemplate && currentImage?.isSymbolImage == false
    let hasImage = contentImageView.image != nil && isOwnImage
    return [
      (
        "adjustsImageWhenDisabled",
        !isEnabled && adjustsImageWhenDisabled && hasImage && standardImage(for: .disabled) == nil,
        "the image looks as when the button is enabled"
      ),
      (
        "adjustsImageWhenHighlighted",
        isHighlighted && adjustsImageWhenHighlighted && hasImage && standardImage(for: .highlighted) == nil,
        "the image looks as when the button is not touched"
      ),
      ("showsTouchWhenHighlighted", isHighlighted && showsTouchWhenHighlighted, "the button without a glow"),
      (
        "reversesTitleShadowWhenHighlighted", isHighlighted && reversesTitleShadowWhenHighlighted,
        "the shadow of the title is where it always is"
      ),
    ].filter(\.1).map { UndrawnProperty($0.0, drawn: $0.2) }
  }

  private func undrawnStates(of configuration: Configuration) -> [UndrawnProperty] {
    var properties: [UndrawnProperty] = []
    if role == .destructive, configuration.baseForegroundColor == nil, configuration.baseBackgroundColor == nil {
      properties.append(UndrawnProperty("role", drawn: "the button has its tint"))
    }
    let isSelectedByLook = isSelected && configuration.automaticallyUpdateForSelection
    if isSelectedByLook, configuration.style == .tinted, configuration.background.backgroundColor == nil {
      properties.append(UndrawnProperty("isSelected", drawn: "the button looks as when it is not selected"))
    }
    return properties
  }
}

/// Whether controls behave as on iPad or on the Mac.
public enum UIBehavioralStyle: UInt, CaseIterable, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}
