import Foundation

extension UISwitch {
  /// The style of a switch.
  public enum Style: Int, CaseIterable, Sendable {
    case automatic = 0
    /// A box with a title, on the Mac.
    case checkbox = 1
    case sliding = 2
  }

}
