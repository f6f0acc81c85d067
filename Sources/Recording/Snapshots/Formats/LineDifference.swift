import FirstFrameTextEscaping
import FirstFrameTreeComparison
import Foundation

/// The difference of two texts as a unified diff, with marks under the parts of lines that changed.
///
/// The lines are for people: characters that cannot be seen, or would change how a line is shown, are written as escape
/// sequences.
struct LineDifference {
  /// A summary of the change.
  let summary: String
  /// The lines of the diff.
  let lines: [String]

  /// The diff as the contents of a file.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Returns `nil` if the texts have the same bytes. Canonically equivalent texts with different bytes differ.
  init?(reference: String, actual: String) {
    guard !reference.hasSameBytes(as: actual) else { return nil }
    let rows = DifferenceRow.rows(from: Self.lines(of: reference), to: Self.lines(of: actual))
    let removed = rows.count { $0.kind == .removed }
    let added = rows.count { $0.kind == .added }
    let first = rows.first { $0.kind != .shared }?.referenceLine ?? 1
    let invisible = InvisibleDifference(reference: reference, actual: actual).map { "; \($0.phrase)" } ?? ""
    summary =
      "\(removed) \(removed == 1 ? "line was" : "lines were") removed and \(added) "
      + "\(added == 1 ? "was" : "were") added; the first difference is at line \(first)\(invisible)"
    lines = DifferenceHunk.hunks(of: rows).flatMap(\.lines)
  }

  /// The start of the diff, short enough for a message.
  ///
  /// - Parameter limit: The maximum number of lines.
  func excerpt(limit: Int = 24) -> String {
    let shown = lines.count > limit + 1 ? lines.prefix(limit) : lines[...]
    let rest = lines.count - shown.count
    return (shown + (rest == 0 ? [] : ["… and \(rest) more lines, in the file of the difference"])).joined(
      separator: "\n")
  }

  // Bytes are compared, because canonically equivalent strings are equal.
  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}

/// A line of one text or of both.
private struct DifferenceRow {
  enum Kind {
    case shared, removed, added
  }

  let kind: Kind
  /// The line's number in the reference, from 1; for an added line, the number of the following line.
  let referenceLine: Int
  /// The line's number in the actual text, from 1; for a removed line, the number of the following line.
  let actualLine: Int
  let text: String

  /// Returns all lines of two texts, removed ones before the added ones that replace them.
  static func rows(from reference: [ArraySlice<UInt8>], to actual: [ArraySlice<UInt8>]) -> [DifferenceRow] {
    var rows: [DifferenceRow] = []
    var (old, new) = (0, 0)
    func append(_ kind: Kind) {
      let bytes = kind == .added ? actual[new] : reference[old]
      rows.append(
        DifferenceRow(
          kind: kind, referenceLine: old + 1, actualLine: new + 1, text: String(decoding: bytes, as: UTF8.self)))
      if kind != .added { old += 1 }
      if kind != .removed { new += 1 }
    }
    for (sharedOld, sharedNew) in CommonSubsequence(of: reference, and: actual).pairs {
      while old < sharedOld { append(.removed) }
      while new < sharedNew { append(.added) }
      append(.shared)
    }
    while old < reference.count { append(.removed) }
    while new < actual.count { append(.added) }
    return rows
  }
}

/// Changed lines that are close together, with the surrounding lines.
private struct DifferenceHunk {
  private let rows: [DifferenceRow]

  /// The number of shared lines before and after changed lines.
  private static let context = 3

  static func hunks(of rows: [DifferenceRow]) -> [DifferenceHunk] {
    var ranges: [Range<Int>] = []
    for (index, row) in rows.enumerated() where row.kind != .shared {
      let range = max(index - context, 0)..<min(index + context + 1, rows.count)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { DifferenceHunk(rows: Array(rows[$0])) }
  }

  /// A heading as in `diff -u`, then the lines.
  var lines: [String] { [heading] + body }

  private var heading: String {
    let referenceCount = rows.count { $0.kind != .added }
    let actualCount = rows.count { $0.kind != .removed }
    return "@@ -\(rows[0].referenceLine),\(referenceCount) +\(rows[0].actualLine),\(actualCount) @@"
  }

  private var body: [String] {
    var lines: [String] = []
    var index = 0
    while index < rows.count {
      guard rows[index].kind != .shared else {
        lines.append("  " + rows[index].text.showingControls)
        index += 1
        continue
      }
      let changed = rows[index...].prefix { $0.kind != .shared }
      lines += Self.lines(of: changed)
      index += changed.count
    }
    return lines
  }

  /// Removed lines, then added ones. If there are as many of both, each removed line is followed by its replacement,
  /// and the changed parts are marked.
  private static func lines(of changed: ArraySlice<DifferenceRow>) -> [String] {
    let removed = changed.filter { $0.kind == .removed }.map(\.text)
    let added = changed.filter { $0.kind == .added }.map(\.text)
    guard removed.count == added.count else {
      return removed.map { "- \($0.showingInvisible)" } + added.map { "+ \($0.showingInvisible)" }
    }
    return zip(removed, added).flatMap { old, new -> [String] in
      let change = LineChange(from: old, to: new)
      return ["- \(change.old.text)", change.old.marks, "+ \(change.new.text)", change.new.marks].compactMap(\.self)
    }
  }
}

extension String {
  /// Whether two texts have the same bytes in UTF-8. Canonically equivalent texts may have different bytes.
  fileprivate func hasSameBytes(as other: String) -> Bool {
    let (left, right) = (utf8, other.utf8)
    guard left.count == right.count else { return false }
    let isSame = left.withContiguousStorageIfAvailable { left in
      right.withContiguousStorageIfAvailable { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return memcmp(first, second, left.count) == 0
      }
    }
    return isSame.flatMap { $0 } ?? left.elementsEqual(right)
  }
}
