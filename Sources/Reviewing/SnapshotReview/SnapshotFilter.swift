import FirstFrameSnapshots

/// Selects snapshots by their paths.
///
/// A filter is one or more consecutive parts of a path, in which `*` stands for any characters and `?` for one:
/// `ScoreTests`, `ScoreViewTests/tennis.png`, `*dark*`. The last part may omit everything after a dot, so that `tennis`
/// matches every snapshot of the test `tennis`.
package struct SnapshotFilter: Hashable, Sendable {
  package let text: String
  private let parts: [[Character]]

  package init(_ text: String) {
    self.text = text
    parts = text.split(separator: "/").map(Array.init)
  }

  package func matches(_ path: String) -> Bool {
    if path == text { return true }
    let components = path.split(separator: "/").map(Array.init)
    guard !parts.isEmpty, parts.count <= components.count else { return false }
    return (0...(components.count - parts.count)).contains { start in
      parts.indices.allSatisfy { index in
        let component = components[start + index]
        let isFile = start + index == components.count - 1
        return Self.matches(component[...], parts[index][...]) || isFile && Self.matchesStart(component, parts[index])
      }
    }
  }

  /// Whether a pattern matches a file's name up to one of its dots.
  private static func matchesStart(_ file: [Character], _ pattern: [Character]) -> Bool {
    file.indices.contains { file[$0] == "." && matches(file[..<$0], pattern[...]) }
  }

  /// Backtracks only to the last star, so the time is at most proportional to the product of the lengths.
  private static func matches(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    var (t, p) = (text.startIndex, pattern.startIndex)
    var star: (pattern: Int, text: Int)?
    while t < text.endIndex {
      if p < pattern.endIndex, pattern[p] == "*" {
        star = (p, t)
        p += 1
      } else if p < pattern.endIndex, pattern[p] == "?" || pattern[p] == text[t] {
        (t, p) = (t + 1, p + 1)
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        (t, p) = (last.text + 1, last.pattern + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}

/// Selects changes with filters.
package enum ChangeSelection {
  /// Returns the changes that any of the filters matches.
  ///
  /// - Throws: ``ReviewError/noMatch(filter:nearest:)`` if a filter matches none.
  package static func choose(
    _ filters: [String], among changes: [SnapshotChange]
  ) throws(ReviewError) -> [SnapshotChange] {
    let filters = filters.map(SnapshotFilter.init)
    for filter in filters where !changes.contains(where: { filter.matches($0.name.path) }) {
      throw .noMatch(filter: filter.text, nearest: nearest(to: filter.text, among: changes))
    }
    return changes.filter { change in filters.contains { $0.matches(change.name.path) } }
  }

  /// The first path that contains the text, ignoring case.
  private static func nearest(to text: String, among changes: [SnapshotChange]) -> String? {
    let text = text.lowercased()
    return changes.map(\.name.path).first { $0.lowercased().contains(text) }
  }
}
