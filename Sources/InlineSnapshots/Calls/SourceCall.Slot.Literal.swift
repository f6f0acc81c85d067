extension SourceCall.Slot {
  /// A string literal, and the closure around it.
  struct Literal: Hashable, Sendable {
    let value: String
    let range: Range<Int>
    let isMultiline: Bool
    /// Whether nothing but spaces stands before the literal on its line.
    let beginsLine: Bool
    /// All that is between the braces, or between `in` and the closing brace, where it is the literal alone on the
    /// line of the brace.
    let inlineBody: Range<Int>?
    /// The offset whose line is indented as the closing brace is to be.
    let closure: Int
  }
}
