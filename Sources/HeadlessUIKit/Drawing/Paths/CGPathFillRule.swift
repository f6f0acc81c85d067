import FirstFrameLayoutTree

/// Which parts of a path that crosses itself are inside.
public enum CGPathFillRule: Int, Sendable {
  case winding = 0
  case evenOdd = 1

  var layoutTreeRule: FillRule { self == .evenOdd ? .evenodd : .nonzero }
}
