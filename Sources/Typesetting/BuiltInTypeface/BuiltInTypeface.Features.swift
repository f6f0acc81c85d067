extension BuiltInTypeface {
  /// Choices between designs of the same character.
  public struct Features: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Figures spaced by their shapes (`pnum`), as text has them unless it asks for `tnum`.
    ///
    /// Without it all figures share one advance, so that scores, prices and clocks do not move as they change and
    /// columns align. The monospaced sibling has no other figures.
    public static let proportionalFigures = Features(rawValue: 1)
  }
}
