import Foundation
import HeadlessUIKit

/// The documents beside this file, as the resources of a bundle.
enum InterfaceFixtures {
  static var folder: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Documents")
  }

  static var bundle: Bundle { Bundle(url: folder) ?? .main }
}
