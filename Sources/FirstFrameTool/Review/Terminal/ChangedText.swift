import FirstFrameSnapshotReview
import Foundation

/// What there is to see of a change of a text.
struct ChangedText {
  /// The lines of the difference, or of what was drawn where there is none.
  let lines: [String]

  init(_ change: SnapshotChange) {
    guard let path = change.difference ?? change.actual, let data = FileManager.default.contents(atPath: path) else {
      lines = ["There is nothing to look at any more; run the test again."]
      return
    }
    let text = String(validating: data, as: UTF8.self) ?? "\(data.count) bytes that are no text"
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }
}
