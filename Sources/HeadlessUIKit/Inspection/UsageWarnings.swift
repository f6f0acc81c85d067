import Foundation
import Synchronization

/// Warnings about uses of UIKit that have no effect here, each printed once in a process.
package enum UsageWarnings {
  private static let texts = Mutex<[String]>([])

  /// The warnings so far, in the order in which they were printed.
  package static var all: [String] { texts.withLock { $0 } }

  package static func warn(_ text: String) {
    let isNew = texts.withLock { texts in
      guard !texts.contains(text) else { return false }
      texts.append(text)
      return true
    }
    if isNew { FileHandle.standardError.write(Data("warning: \(text)\n".utf8)) }
  }

  /// Warns that a bundle has no resource of a name.
  ///
  /// - Parameter bundle: The bundle; `nil` for the main one.
  static func warnOfMissing(_ kind: String, named name: String, in bundle: Bundle?) {
    let bundle = bundle ?? .main
    let place = bundle == .main ? "the main bundle" : bundle.bundleURL.lastPathComponent
    warn("There is no \(kind) named \"\(name)\" in \(place)")
  }
}
