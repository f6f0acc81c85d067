import Foundation

/// The measures, fonts and colors of alerts, in points.
struct AlertLook {
  let width: CGFloat
  let radius: CGFloat
  let cardColor: UIColor
  /// Whether the view is in the middle of the safe area, and not of the screen.
  let isInSafeArea: Bool
  /// Whether action sheets are cards at the bottom, and not alerts.
  let hasSheets: Bool
  let buttonHeight: CGFloat
  /// Whether buttons are filled capsules. Otherwise, lines separate them.
  let hasFilledButtons: Bool
  let messageMargins: UIEdgeInsets
  /// The distance between the title and the message.
  let titleGap: CGFloat
  /// The style of a title without a message.
  let loneTitleStyle: UIFont.TextStyle
  let messageStyle: UIFont.TextStyle
  /// The color of messages of alerts.
  let messageColor: UIColor
  /// The alignment of a title and a message.
  let messageAlignment: NSTextAlignment
  let fields: AlertFieldLook

  /// Returns the font of a title. All fonts of alerts change with the content size category.
  ///
  /// - Parameter isAlone: Whether there is no message below the title.
  func titleFont(isSheet: Bool, isAlone: Bool) -> UIFont {
    if isSheet {
      return UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .semibold))
    }
    return .preferredFont(forTextStyle: isAlone ? loneTitleStyle : .headline)
  }

  var messageFont: UIFont { .preferredFont(forTextStyle: messageStyle) }

  /// Gives a button the look of a capsule, filled with the tint for the preferred action.
  @MainActor func fill(_ button: UIButton, _ action: UIAlertAction, isPreferred: Bool) {
    button.titleLabel?.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17, weight: .medium))
    button.cornerConfiguration = .capsule()
    button.layer.cornerCurve = .continuous
    button.backgroundColor = isPreferred ? .systemBlue : .tertiarySystemFill
    let title: UIColor = isPreferred ? .white : action.style == .destructive ? .systemRed : .label
    button.setTitleColor(title, for: .normal)
    button.setTitleColor(.tertiaryLabel, for: .disabled)
  }

  // MARK: Versions

  /// The material of the cards is drawn as a flat color.
  static let iOS18 = AlertLook(
    width: 270, radius: 14,
    cardColor: UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(red: 37 / 255, green: 37 / 255, blue: 37 / 255, alpha: 1)
        : UIColor(red: 247 / 255, green: 247 / 255, blue: 247 / 255, alpha: 1)
    },
    isInSafeArea: false, hasSheets: true, buttonHeight: 44, hasFilledButtons: false,
    messageMargins: UIEdgeInsets(top: 19, left: 16, bottom: 19, right: 16), titleGap: 2, loneTitleStyle: .headline,
    messageStyle: .footnote, messageColor: .label, messageAlignment: .center, fields: .iOS18)

  /// Measured. Alerts and action sheets are one card.
  static let iOS26 = AlertLook(
    width: 320, radius: 34, cardColor: .secondarySystemGroupedBackground, isInSafeArea: true, hasSheets: false,
    buttonHeight: 48, hasFilledButtons: true, messageMargins: UIEdgeInsets(top: 22, left: 30, bottom: 20, right: 30),
    titleGap: 8, loneTitleStyle: .body, messageStyle: .subheadline, messageColor: .secondaryLabel,
    messageAlignment: .natural, fields: .iOS26)
}
