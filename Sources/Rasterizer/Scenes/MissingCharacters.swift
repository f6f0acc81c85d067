/// The characters of a node's text that no typeface has, and that are drawn as boxes with their code points.
public struct MissingCharacters: Hashable, Sendable {
  /// The names of the nodes from the root to the text.
  public let node: String
  /// Each once, in the order of the text.
  public let characters: [Unicode.Scalar]
}

extension MissingCharacters: CustomStringConvertible {
  /// More than these are counted, not listed.
  private static let listed = 8

  public var description: String {
    let names = characters.prefix(Self.listed).map { character in
      [character.codePoint, character.properties.name].compactMap { $0 }.joined(separator: " ")
    }
    let rest = characters.count - names.count
    let list = names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return "\(node): no registered face has \(list); a box with the code point is drawn instead"
  }
}
