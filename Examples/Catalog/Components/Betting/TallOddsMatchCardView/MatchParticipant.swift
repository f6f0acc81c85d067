/// A side of a match.
public struct MatchParticipant: Hashable, Sendable {
  public var name: String
  /// Whether the side is serving or attacking.
  public var isActive: Bool

  public init(name: String, isActive: Bool = false) {
    self.name = name
    self.isActive = isActive
  }

  /// The first letters of the first two words, for a crest.
  var initials: String {
    name.split(separator: " ").prefix(2).compactMap(\.first).map(String.init).joined()
  }
}
