/// The number of characters to add, remove or replace to turn one word into another (Levenshtein, 1966).
package enum EditDistance {
  package static func between(_ one: String, _ other: String) -> Int {
    let (one, other) = (Array(one), Array(other))
    var row = Array(0...other.count)
    for (i, character) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, match) in other.enumerated() {
        let replaced = diagonal + (character == match ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }

  /// Returns at most three similar names, best first; none if no name is similar.
  package static func nearest(to name: String, in names: [String]) -> [String] {
    let query = name.lowercased()
    let candidates = names.map { candidate in
      let lowercased = candidate.lowercased()
      // A part of a name matches all names that contain it, and their beginnings can be misspelled.
      let contains = !query.isEmpty && lowercased.contains(query)
      let beginning = between(query, String(lowercased.prefix(query.count)))
      return (name: candidate, distance: contains ? 0 : min(between(query, lowercased), beginning))
    }
    let closest = candidates.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return closest.filter { $0.distance <= max(1, query.count * 2 / 5) }.prefix(3).map(\.name)
  }
}
