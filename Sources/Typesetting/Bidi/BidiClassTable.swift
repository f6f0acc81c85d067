/// Finds the class of any code point.
struct BidiClassTable: Sendable {
  static let shared = BidiClassTable()

  private let indices = CodePointTable(runs: BidiClass.runs)
  private let classes = BidiClass.allCases

  private init() {}

  subscript(character: Unicode.Scalar) -> BidiClass { classes[indices[character]] }
}
