/// How many characters have to be added, removed or replaced to make one word of another (Levenshtein, 1966).
enum EditDistance {
  static func between(_ one: String, _ other: String) -> Int {
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

  /// The names that someone may have meant, the likeliest first: at most three.
  static func nearest(to name: String, in names: [String]) -> [String] {
    let wanted = name.lowercased()
    let rated = names.map { candidate in
      let lowercased = candidate.lowercased()
      // Who types a part of a name means those that contain it.
      let contains = !wanted.isEmpty && lowercased.contains(wanted)
      return (name: candidate, distance: contains ? 0 : between(wanted, lowercased))
    }
    let closest = rated.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    let near = closest.filter { $0.distance <= max(2, wanted.count / 3) }
    return (near.isEmpty ? closest.prefix(1) : near.prefix(3)).map(\.name)
  }
}
