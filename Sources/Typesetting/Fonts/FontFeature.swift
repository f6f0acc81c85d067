/// An OpenType feature switched on, off, or to one of its alternatives.
public struct FontFeature: Hashable, Sendable {
  /// Four characters, such as `tnum`.
  public var tag: String
  /// 0 for off, 1 for on, higher for one of several alternatives.
  public var value: Int

  public init(_ tag: String, value: Int = 1) {
    self.tag = tag
    self.value = value
  }
}
