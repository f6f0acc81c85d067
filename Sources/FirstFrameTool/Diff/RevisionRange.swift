import Foundation

/// Two revisions, or one and the files as they are.
struct RevisionRange: Hashable {
  let base: String
  /// Nil for the files of the working tree.
  let head: String?
  /// Whether the base is where both histories part, as git's three dots have it.
  let fromMergeBase: Bool

  /// Reads `BASE..HEAD`, `BASE...HEAD` or `BASE`; an end that is left out is `HEAD`.
  init(_ text: String) throws(DiffError) {
    guard !text.isEmpty, !text.hasPrefix("-") else { throw .notRange(text) }
    for dots in ["...", ".."] {
      guard let range = text.range(of: dots) else { continue }
      let (start, end) = (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
      guard !(start.isEmpty && end.isEmpty), !end.contains(".."), !end.hasPrefix("-") else { throw .notRange(text) }
      (base, head) = (start.isEmpty ? "HEAD" : start, end.isEmpty ? "HEAD" : end)
      fromMergeBase = dots == "..."
      return
    }
    (base, head, fromMergeBase) = (text, nil, false)
  }
}
