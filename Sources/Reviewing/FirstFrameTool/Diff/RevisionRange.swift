import FirstFrameTextEscaping
import Foundation

/// Two revisions, or one revision and the working tree.
struct RevisionRange: Hashable {
  let base: String
  /// The second revision; `nil` for the working tree.
  let head: String?
  /// Whether to compare with the merge base, as `...` means in git.
  let startsAtMergeBase: Bool

  /// Reads `BASE..HEAD`, `BASE...HEAD` or `BASE`; an omitted end is `HEAD`.
  init(_ text: String) throws(DiffError) {
    guard !text.isEmpty, !text.hasPrefix("-") else { throw .notRange(text) }
    for dots in ["...", ".."] {
      guard let range = text.range(of: dots) else { continue }
      let (start, end) = (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
      guard !(start.isEmpty && end.isEmpty), !end.contains(".."), !end.hasPrefix("-") else { throw .notRange(text) }
      (base, head) = (start.isEmpty ? "HEAD" : start, end.isEmpty ? "HEAD" : end)
      startsAtMergeBase = dots == "..."
      return
    }
    (base, head, startsAtMergeBase) = (text, nil, false)
  }
}

/// A reason why two revisions could not be compared.
enum DiffError: Error, CustomStringConvertible {
  case notRange(String)
  case file(String, reason: String)

  var description: String {
    switch self {
    case .notRange(let text):
      "'\(text.escapedForTerminalLine)' is not a range of revisions; expected BASE..HEAD, such as main..HEAD, or BASE alone for uncommitted changes"
    case .file(let path, let reason): "\(path): \(reason)"
    }
  }
}
