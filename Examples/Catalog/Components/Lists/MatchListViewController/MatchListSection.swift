/// Matches under a heading.
public struct MatchListSection: Hashable, Identifiable, Sendable {
  public var id: String
  /// The matches from the top, by their identifiers.
  public var matches: [String]

  public init(id: String, matches: [String]) {
    self.id = id
    self.matches = matches
  }
}
