import Foundation

/// The colors and corners of configured buttons.
struct ButtonLook {
  /// The foreground of gray buttons; `nil` for the tint color.
  let grayForeground: UIColor?
  let grayBackground: UIColor
  /// The background of disabled buttons, except plain ones.
  let disabledBackground: UIColor
  let disabledPlainBackground: UIColor
  /// The corner radius of a new configuration, in points.
  let cornerRadius: CGFloat

  static let iOS18 = ButtonLook(
    grayForeground: nil, grayBackground: .tertiarySystemFill, disabledBackground: .tertiarySystemFill,
    disabledPlainBackground: .clear, cornerRadius: UIBackgroundConfiguration.standardRadius)

  /// Every disabled button has the same background, as measured.
  static let iOS26 = ButtonLook(
    grayForeground: .label, grayBackground: .secondarySystemFill, disabledBackground: disabledFill,
    disabledPlainBackground: disabledFill, cornerRadius: UIButton.Configuration.dynamicRadius)

  private static let disabledFill = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.12)
}
