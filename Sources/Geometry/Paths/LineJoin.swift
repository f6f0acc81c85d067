/// How a stroke turns a corner.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  /// The edges prolonged until they meet; a bevel where that would exceed the miter limit.
  case miter
  /// A disc around the corner.
  case round
  /// The corner cut off straight.
  case bevel
}
