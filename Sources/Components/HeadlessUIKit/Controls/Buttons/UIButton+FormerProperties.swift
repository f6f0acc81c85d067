extension UIButton {
  /// The purpose of a button. It has an effect in menus and alerts of the Mac.
  public enum Role: Int, CaseIterable, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  public var role: Role {
    get { seldom["role"] ?? .normal }
    set { seldom["role"] = newValue }
  }

  public var isHeld: Bool { false }
  public var isHovered: Bool { false }

  /// Whether the image darkens while the button is touched. Buttons with a configuration ignore it.
  public var adjustsImageWhenHighlighted: Bool {
    get { seldom["adjustsImageWhenHighlighted"] ?? true }
    set { seldom["adjustsImageWhenHighlighted"] = newValue }
  }

  public var adjustsImageWhenDisabled: Bool {
    get { seldom["adjustsImageWhenDisabled"] ?? true }
    set { seldom["adjustsImageWhenDisabled"] = newValue }
  }

  public var showsTouchWhenHighlighted: Bool {
    get { seldom["showsTouchWhenHighlighted"] ?? false }
    set { seldom["showsTouchWhenHighlighted"] = newValue }
  }

  public var reversesTitleShadowWhenHighlighted: Bool {
    get { seldom["reversesTitleShadowWhenHighlighted"] ?? false }
    set { seldom["reversesTitleShadowWhenHighlighted"] = newValue }
  }

  public var behavioralStyle: UIBehavioralStyle { .pad }

  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { seldom["preferredBehavioralStyle"] ?? .automatic }
    set { seldom["preferredBehavioralStyle"] = newValue }
  }
}

/// Whether controls behave as on iPad or on the Mac.
public enum UIBehavioralStyle: UInt, CaseIterable, Sendable {
  case automatic = 0
  case pad = 1
  case mac = 2
}
