extension UISheetPresentationController.Detent {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let medium = Identifier("com.apple.UIKit.medium")
    public static let large = Identifier("com.apple.UIKit.large")

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
