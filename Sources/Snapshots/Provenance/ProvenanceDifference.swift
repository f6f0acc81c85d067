/// How the drawing of a reference and that of a picture differ, before any pixel is looked at.
struct ProvenanceDifference: Hashable, Sendable {
  private let reference: Provenance
  private let actual: Provenance

  /// Nil where the renderer and all typefaces are the same; the test's name and the scale may differ.
  init?(reference: Provenance, actual: Provenance) {
    guard reference.renderer != actual.renderer || reference.typefaces != actual.typefaces else { return nil }
    self.reference = reference
    self.actual = actual
  }

  /// One sentence, with what both have in common left out.
  var sentence: String {
    let sides = (drawing(of: reference, unlike: actual), drawing(of: actual, unlike: reference))
    return "The reference was drawn \(sides.0), this picture \(sides.1): the pixels may differ for that alone."
  }

  private func drawing(of side: Provenance, unlike other: Provenance) -> String {
    var words: [String] = []
    if side.renderer != other.renderer { words.append("by \(side.renderer)") }
    if side.typefaces != other.typefaces {
      let own = side.typefaces.filter { !other.typefaces.contains($0) }.map(Self.shortened)
      let shared = side.typefaces.isEmpty ? "no typeface" : "no other typeface"
      words.append("with \(own.isEmpty ? shared : own.joined(separator: ", "))")
    }
    return words.joined(separator: " ")
  }

  /// A digest needs no more than its start to be told from another.
  private static func shortened(_ typeface: String) -> String {
    guard let mark = typeface.firstRange(of: "sha256:") else { return typeface }
    let digest = typeface[mark.upperBound...]
    return digest.count > 16 ? typeface[..<mark.upperBound] + digest.prefix(16) + "…" : typeface
  }
}
