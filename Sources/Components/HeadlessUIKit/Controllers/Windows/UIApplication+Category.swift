import Foundation

extension UIApplication {
  /// What an application can be chosen for.
  public enum Category: Int, CaseIterable, Sendable {
    case webBrowser = 1
  }

  /// Whether the application was chosen for a category.
  public enum CategoryDefaultStatus: Int, CaseIterable, Sendable {
    case unavailable = 0
    case isDefault = 1
    case notDefault = 2
  }

  /// Why it is not known what application was chosen.
  public struct CategoryDefaultError: Error, Hashable, Sendable {
    public let code: Code

    public static var errorDomain: String { "UIApplicationCategoryDefaultErrorDomain" }
    public static var rateLimited: Code { .rateLimited }

    public enum Code: Int, CaseIterable, Sendable {
      case rateLimited = 1
    }
  }

  /// A point at which an extension adds to the system.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
