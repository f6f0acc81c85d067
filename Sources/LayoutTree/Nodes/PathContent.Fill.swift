extension PathContent {
  /// How the inside of a path is painted.
  public struct Fill: Hashable, Sendable {
    public var paint: Paint
    public var rule: FillRule

    public init(paint: Paint, rule: FillRule = .nonzero) {
      self.paint = paint
      self.rule = rule
    }
  }
}
