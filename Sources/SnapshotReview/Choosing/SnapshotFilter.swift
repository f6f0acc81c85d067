/// Chooses snapshots by their paths.
///
/// A filter is one or more parts of a path that follow each other, in which `*` stands for any characters and `?` for
/// one: `ScoreTests`, `ScoreViewTests/tennis.png`, `*dark*`. The last part may leave out what follows a dot, so that
/// `tennis` is every snapshot of that test.
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

  /// Whether a pattern is all of a file's name up to one of its dots.
  private static func matchesStart(_ file: [Character], _ pattern: [Character]) -> Bool {
    file.indices.contains { file[$0] == "." && matches(file[..<$0], pattern[...]) }
  }

  /// Goes back to the last star alone, so that many stars take no longer than the product of the lengths.
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
