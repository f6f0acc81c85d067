import Foundation
import Synchronization

/// The warnings about resources that do not exist, each reported once by the next root view that is rendered.
enum ResourceWarnings {
  private struct State {
    var reported: Set<String> = []
    var pending: [String] = []
  }

  private static let state = Mutex(State())

  /// Records a warning, unless it was recorded before.
  static func record(_ warning: String) {
    state.withLock { state in
      if state.reported.insert(warning).inserted { state.pending.append(warning) }
    }
  }

  /// Returns the warnings since the last call.
  static func takePending() -> [String] {
    state.withLock { state in
      defer { state.pending = [] }
      return state.pending
    }
  }

  /// Records that a bundle has no resource with a name.
  static func recordMissing(_ kind: String, named name: String, in bundle: Bundle?) {
    let bundle = bundle ?? .main
    let bundleName = bundle == .main ? "the main bundle" : bundle.bundleURL.lastPathComponent
    record("There is no \(kind) named \"\(name)\" in \(bundleName)")
  }
}
