import UIKit

/// The texts of the package.
public enum Wording {
  private final class Token {}

  public static func dishes(_ count: Int) -> String {
    String.localizedStringWithFormat(NSLocalizedString("%d dishes", comment: "How many dishes"), count)
  }

  public static func guests(_ count: Int) -> String {
    String(localized: "\(count) guests", table: "Orders", bundle: .module)
  }

  public static var welcome: String { String(localized: "welcome", bundle: .module) }

  public static var farewell: String {
    Bundle(for: Token.self).localizedString(forKey: "farewell", value: "?", table: nil)
  }

  public static var missing: String {
    NSLocalizedString("missing", bundle: .module, value: "a default", comment: "")
  }

  /// A text in a language that is not the device's.
  public static func welcome(in language: String) -> String {
    guard let path = Bundle.module.path(forResource: language, ofType: "lproj"), let bundle = Bundle(path: path) else {
      return "no \(language)"
    }
    return bundle.localizedString(forKey: "welcome", value: nil, table: nil)
  }
}
