import FirstFrameLayoutTree
import Foundation

/// The measures and fonts of alerts in a look, in points. Those of iOS 26 were measured.
struct AlertStyle: Equatable {
  let isNew: Bool

  init(_ traits: UITraitCollection) { isNew = traits.systemVersion >= .iOS26 }

  var width: CGFloat { isNew ? 320 : 270 }
  var radius: CGFloat { isNew ? 34 : 14 }
  var buttonHeight: CGFloat { isNew ? 48 : 44 }
  var titleGap: CGFloat { isNew ? 8 : 2 }

  var messageMargins: UIEdgeInsets {
    isNew
      ? UIEdgeInsets(top: 22, left: 30, bottom: 20, right: 30) : UIEdgeInsets(top: 19, left: 16, bottom: 19, right: 16)
  }

  var cardColor: UIColor { isNew ? .secondarySystemGroupedBackground : Self.translucentCard }

  /// The material of iOS 18, drawn as a flat color.
  private static let translucentCard = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(red: 37 / 255, green: 37 / 255, blue: 37 / 255, alpha: 1)
      : UIColor(red: 247 / 255, green: 247 / 255, blue: 247 / 255, alpha: 1)
  }

  /// - Parameter isAlone: Whether there is no message below the title.
  func titleFont(isSheet: Bool, isAlone: Bool) -> UIFont {
    if isSheet { return .systemFont(ofSize: 13, weight: .semibold) }
    return .systemFont(ofSize: 17, weight: isNew && isAlone ? .regular : .semibold)
  }

  var messageFont: UIFont { .systemFont(ofSize: isNew ? 15 : 13) }

  /// Gives a button the capsule of iOS 26, filled with the tint for the preferred action.
  @MainActor func fill(_ button: UIButton, _ action: UIAlertAction, isPreferred: Bool) {
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .medium)
    button.layer.cornerRadius = buttonHeight / 2
    button.layer.cornerCurve = .continuous
    button.backgroundColor = isPreferred ? .systemBlue : .tertiarySystemFill
    let title: UIColor = isPreferred ? .white : action.style == .destructive ? .systemRed : .label
    button.setTitleColor(title, for: .normal)
    button.setTitleColor(.tertiaryLabel, for: .disabled)
  }
}
