/// The line that rounded corners follow.
public enum CornerCurve: String, CaseIterable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that begins earlier and whose curvature grows from nothing, so that no eye finds its ends.
  case continuous
}
