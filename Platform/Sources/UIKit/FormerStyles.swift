public import HeadlessUIKit

// Values that UIKit deprecated, which still compile with a warning there.

extension UIActivityIndicatorView.Style {
  /// Large, and white unless a color is set; here in the color of the traits.
  public static var whiteLarge: UIActivityIndicatorView.Style { .large }
  public static var white: UIActivityIndicatorView.Style { .medium }
  public static var gray: UIActivityIndicatorView.Style { .medium }
}

extension UIActivityIndicatorView {
  public convenience init(activityIndicatorStyle style: UIActivityIndicatorView.Style) {
    self.init(style: style)
  }

  public var activityIndicatorViewStyle: UIActivityIndicatorView.Style {
    get { style }
    set { style = newValue }
  }
}

extension UIBarButtonItem.Style {
  public static var bordered: UIBarButtonItem.Style { .plain }
}

extension UIButton.ButtonType {
  public static var roundedRect: UIButton.ButtonType { .system }
}

extension UITableViewCell.SeparatorStyle {
  public static var singleLineEtched: UITableViewCell.SeparatorStyle { .singleLine }
}

extension UIBarStyle {
  public static var blackOpaque: UIBarStyle { .black }
  public static var blackTranslucent: UIBarStyle { .black }
}

extension UIStatusBarStyle {
  public static var blackTranslucent: UIStatusBarStyle { .lightContent }
  public static var blackOpaque: UIStatusBarStyle { .lightContent }
}

extension UIBarMetrics {
  public static var landscapePhone: UIBarMetrics { .compact }
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}
