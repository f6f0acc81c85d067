import Snapshots
import Testing

/// Fails tests of Swift Testing.
enum SwiftTestingReporter {
  /// Records an issue, and attaches the files to look at.
  static func report(_ message: String, artifacts: ArtifactSet?, at place: SourcePlace) {
    for file in artifacts?.files ?? [] {
      Attachment.record([UInt8](file.data), named: file.name, sourceLocation: place.sourceLocation)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: place.sourceLocation)
  }

  /// Records an issue that fails nothing.
  static func warn(_ warning: String, at place: SourcePlace) {
    #if compiler(>=6.3)
      Issue.record(Comment(rawValue: warning), severity: .warning, sourceLocation: place.sourceLocation)
    #else
      XCTestReporter.warn(warning, at: place)
    #endif
  }
}
