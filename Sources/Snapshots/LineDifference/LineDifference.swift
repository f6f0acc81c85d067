import Foundation

/// The lines that two texts do not share, as a unified diff whose changed lines are marked where they changed.
struct LineDifference {
  /// How much changed, in words.
  let summary: String
  /// The diff, a line each.
  let lines: [String]

  /// The diff as a file.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Nil where the texts have the same bytes; canonically equivalent texts with other bytes differ.
  init?(reference: String, actual: String) {
    guard !reference.hasSameBytes(as: actual) else { return nil }
    let rows = DifferenceRow.rows(from: Self.lines(of: reference), to: Self.lines(of: actual))
    let removed = rows.count { $0.kind == .removed }
    let added = rows.count { $0.kind == .added }
    let first = rows.first { $0.kind != .shared }?.referenceLine ?? 1
    summary =
      "\(removed) of the reference's lines \(removed == 1 ? "is" : "are") gone and \(added) "
      + "\(added == 1 ? "is" : "are") new, the first at line \(first)"
    lines = DifferenceHunk.hunks(of: rows).flatMap(\.lines)
  }

  /// The start of the diff, as long as a message has room for.
  ///
  /// - Parameter limit: In lines.
  func excerpt(limit: Int = 24) -> String {
    let shown = lines.count > limit + 1 ? lines.prefix(limit) : lines[...]
    let rest = lines.count - shown.count
    return (shown + (rest == 0 ? [] : ["… and \(rest) more lines, in the file of the difference"])).joined(
      separator: "\n")
  }

  // Bytes, since a String would call canonically equivalent lines equal.
  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}
