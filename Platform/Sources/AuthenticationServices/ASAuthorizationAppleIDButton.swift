private import FirstFramePlaceholders
@_exported public import UIKit

/// The button that signs in with an Apple account: its shape and its title, without Apple's logo.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case signIn, `continue`, signUp

    public static var `default`: ButtonType { .signIn }
  }

  public enum Style: Int, Sendable {
    case white, whiteOutline, black
  }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }
  private let label = UILabel()

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    label.text =
      switch type {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    prepare(style)
  }

  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    label.text = "Sign in with Apple"
    prepare(.black)
  }

  private func prepare(_ style: Style) {
    MissingEffect.warn("ASAuthorizationAppleIDButton", "the button is drawn without Apple's logo.")
    backgroundColor = style == .black ? .black : .white
    label.textColor = style == .black ? .white : .black
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    layer.cornerRadius = cornerRadius
    layer.borderWidth = style == .whiteOutline ? 1 : 0
    layer.borderColor = UIColor.black.cgColor
    isAccessibilityElement = true
    accessibilityLabel = label.text
    accessibilityTraits = .button
    addSubview(label)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.font = .systemFont(ofSize: (bounds.height * 0.43).rounded(), weight: .medium)
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }
}
