/// Finds the class of any code point.
struct LineBreakClassTable: Sendable {
  static let shared = LineBreakClassTable()

  private let indices = CodePointTable(runs: LineBreakClass.runs)
  private let classes = LineBreakClass.allCases

  private init() {}

  subscript(character: Unicode.Scalar) -> LineBreakClass { classes[indices[character]] }
}
