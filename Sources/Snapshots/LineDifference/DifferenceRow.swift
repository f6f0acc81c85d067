/// A line of one text or of both.
struct DifferenceRow {
  enum Kind {
    case shared, removed, added
  }

  let kind: Kind
  /// The line's number in the reference, from 1; for an added line, that of the line it stands before.
  let referenceLine: Int
  /// The line's number in the actual text, from 1; for a removed line, that of the line it stood before.
  let actualLine: Int
  let text: String

  /// All lines of two texts, removed ones before the added ones that take their place.
  ///
  /// The longest common subsequence by Myers, "An O(ND) Difference Algorithm and Its Variations", 1986.
  static func rows(from reference: [ArraySlice<UInt8>], to actual: [ArraySlice<UInt8>]) -> [DifferenceRow] {
    let changes = actual.difference(from: reference)
    let removed = Set(changes.removals.map(offset(of:)))
    let added = Set(changes.insertions.map(offset(of:)))
    var rows: [DifferenceRow] = []
    var (old, new) = (0, 0)
    while old < reference.count || new < actual.count {
      let kind: Kind = removed.contains(old) ? .removed : added.contains(new) ? .added : .shared
      let bytes = kind == .added ? actual[new] : reference[old]
      rows.append(
        DifferenceRow(
          kind: kind, referenceLine: old + 1, actualLine: new + 1, text: String(decoding: bytes, as: UTF8.self)))
      if kind != .added { old += 1 }
      if kind != .removed { new += 1 }
    }
    return rows
  }

  private static func offset(of change: CollectionDifference<ArraySlice<UInt8>>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
