/// Matches below a heading.
public struct MatchListSection: Hashable, Identifiable, Sendable {
  public var id: String
  /// The identifiers of the matches, from top to bottom.
  public var matches: [String]

  public init(id: String, matches: [String]) {
    self.id = id
    self.matches = matches
  }
}
