import Foundation

/// The lines that two texts do not share, with a few lines around them.
struct LineDifference {
  /// How much changed, in words.
  let summary: String
  /// A line for each line that is gone (`-`), new (`+`) or near one of these (two spaces).
  let text: String

  /// How many equal lines are shown around changed ones.
  private static let context = 3

  /// Nil where the texts have the same bytes; canonically equivalent texts with other bytes differ.
  init?(reference: String, actual: String) {
    guard !reference.hasSameBytes(as: actual) else { return nil }
    let rows = Self.rows(from: Self.lines(of: reference), to: Self.lines(of: actual))
    let removed = rows.count { $0.mark == "-" }
    let added = rows.count { $0.mark == "+" }
    let first = rows.first { $0.mark != " " }?.number ?? 1
    summary =
      "\(removed) of the reference's lines \(removed == 1 ? "is" : "are") gone and \(added) "
      + "\(added == 1 ? "is" : "are") new, the first at line \(first)"
    text = Self.nearChanges(in: rows)
  }

  private struct Row {
    let mark: Character
    /// The line's number in the reference, from 1; for a new line, that of the line it stands before.
    let number: Int
    let bytes: ArraySlice<UInt8>

    var text: String { "\(mark) \(String(decoding: bytes, as: UTF8.self))\n" }
  }

  // Bytes, since a String would call canonically equivalent lines equal.
  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  private static func rows(from reference: [ArraySlice<UInt8>], to actual: [ArraySlice<UInt8>]) -> [Row] {
    let changes = actual.difference(from: reference)
    let removed = Set(changes.removals.map(offset(of:)))
    let added = Set(changes.insertions.map(offset(of:)))
    var rows: [Row] = []
    var (old, new) = (0, 0)
    while old < reference.count || new < actual.count {
      if removed.contains(old) {
        rows.append(Row(mark: "-", number: old + 1, bytes: reference[old]))
        old += 1
      } else if added.contains(new) {
        rows.append(Row(mark: "+", number: old + 1, bytes: actual[new]))
        new += 1
      } else {
        rows.append(Row(mark: " ", number: old + 1, bytes: reference[old]))
        old += 1
        new += 1
      }
    }
    return rows
  }

  private static func offset(of change: CollectionDifference<ArraySlice<UInt8>>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  private static func nearChanges(in rows: [Row]) -> String {
    var shown = Set<Int>()
    for (index, row) in rows.enumerated() where row.mark != " " {
      shown.formUnion(max(index - context, 0)...min(index + context, rows.count - 1))
    }
    var text = ""
    var isInGap = true
    for (index, row) in rows.enumerated() {
      let isShown = shown.contains(index)
      if isShown, isInGap { text += "@@ line \(row.number) @@\n" }
      if isShown { text += row.text }
      isInGap = !isShown
    }
    return text
  }
}
