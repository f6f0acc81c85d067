/// How deep each character of a paragraph is nested in changes of direction: odd levels run from right to left.
///
/// Source: Unicode Standard Annex #9, definition BD2.
public struct BidiLevels: Hashable, Sendable {
  /// Of the paragraph: 0 from left to right, 1 from right to left.
  public var base: UInt8
  /// Of each character; empty where all are at the base level.
  public var levels: [UInt8]

  public init(base: UInt8, levels: [UInt8] = []) {
    self.base = base
    self.levels = levels
  }
}
