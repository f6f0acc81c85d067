import Foundation

extension UIScreen.OverscanCompensation {
  /// The name of iOS 5 for ``none``.
  public static var insetApplicationFrame: UIScreen.OverscanCompensation { .none }
}
