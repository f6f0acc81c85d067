extension PortedTarget {
  /// The name of the property of `Bundle` that finds the target's resources.
  var bundleName: String { "firstFrame\(moduleName)" }

  var moduleName: String { PortedName.module(ofTarget: name) }

  /// The name of matchers in earlier versions of Nimble, which Foundation's type of this name would make ambiguous.
  static let supportOfNimble = """
    import Nimble

    public typealias Predicate<Value> = Nimble.Matcher<Value>

    """

  /// The text of a source file that is added to each generated target.
  ///
  /// Its declarations have the same signatures as Foundation's, and hide Foundation's declarations in the target. They
  /// read strings from the compiled resources. On Linux, Foundation reads neither plural forms nor string catalogs.
  func support(hasBundle: Bool) -> String {
    """
    import Foundation
    import UIKit

    extension Bundle {
      /// The resources of the target \(name).
      static var \(bundleName): Bundle { \(hasBundle ? ".module" : ".main") }

      static func \(bundleName)(of type: AnyClass) -> Bundle { firstFrameBundle(of: type, else: \(bundleName)) }

      func localizedString(forKey key: String, value: String?, table: String?) -> String {
        firstFrameLocalizedString(key, table: table, bundle: self, value: value)
      }
    }

    extension ProcessInfo {
      var operatingSystemVersion: OperatingSystemVersion { firstFrameSystemVersion }

      func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool { firstFrameSystemIsAtLeast(version) }
    }

    /// Whether the chosen version of iOS is a version or a later one.
    func firstFrameIsAvailable(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
      firstFrameSystemIsAtLeast(
        OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: patch))
    }

    extension Timer {
      var userInfo: Any? { firstFrameUserInfo }
    }

    func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Bundle = .\(bundleName), value: String = "", comment: String
    ) -> String {
      firstFrameLocalizedString(key, table: tableName, bundle: bundle, value: value)
    }

    extension String {
      init(format: __shared String, _ arguments: any CVarArg...) {
        self = firstFrameFormat(format, locale: nil, arguments: arguments)
      }

      init(format: __shared String, arguments: __shared [any CVarArg]) {
        self = firstFrameFormat(format, locale: nil, arguments: arguments)
      }

      init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
        self = firstFrameFormat(format, locale: locale, arguments: arguments)
      }

      init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) {
        self = firstFrameFormat(format, locale: locale, arguments: arguments)
      }

      static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        firstFrameFormat(format, arguments: arguments)
      }
    }

    """
  }
}
