/// The Unicode property Grapheme_Cluster_Break of a character.
///
/// Classes that a rule divides further have a case for each part. The cases are in the order of the generated table.
///
/// Source: Unicode Standard Annex #29, section 3.1.
enum GraphemeClusterClass: UInt8, CaseIterable {
  case other
  case carriageReturn
  case lineFeed
  case control
  case extend
  /// An extending character with a combining class other than 0 (rule GB9c).
  case combiningMark
  /// A virama that joins the consonants before and after it (rule GB9c).
  case conjunctLinker
  case zeroWidthJoiner
  case regionalIndicator
  case prepend
  case spacingMark
  case jamoL
  case jamoV
  case jamoT
  case hangulLV
  case hangulLVT
  case pictograph
  /// A consonant of a script in which viramas join consonants (rule GB9c).
  case conjunctConsonant
}

/// The grapheme cluster classes of all code points.
struct GraphemeClusterClassTable: Sendable {
  static let shared = GraphemeClusterClassTable()

  private let indices = CodePointTable(runs: GraphemeClusterClass.runs)
  private let classes = GraphemeClusterClass.allCases

  private init() {}

  subscript(character: Unicode.Scalar) -> GraphemeClusterClass { classes[indices[character]] }
}
