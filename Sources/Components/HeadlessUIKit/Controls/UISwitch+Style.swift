import Foundation

extension UISwitch {
  /// The style of a switch.
  public enum Style: Int, CaseIterable, Sendable {
    case automatic = 0
    /// A box with a title, on the Mac.
    case checkbox = 1
    case sliding = 2
  }

  public var style: Style { .sliding }

  public var preferredStyle: Style {
    get { seldom["preferredStyle"] ?? .automatic }
    set { seldom["preferredStyle"] = newValue }
  }

  /// An image that has no effect on devices since iOS 7.
  public var onImage: UIImage? {
    get { seldom["onImage"] }
    set { seldom["onImage"] = newValue }
  }

  /// An image that has no effect on devices since iOS 7.
  public var offImage: UIImage? {
    get { seldom["offImage"] }
    set { seldom["offImage"] = newValue }
  }
}
