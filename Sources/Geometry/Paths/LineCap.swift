/// How the ends of an open stroke look.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  /// Cut off square where the line ends.
  case butt
  /// A half disc around the end.
  case round
  /// Cut off square half a line width beyond the end.
  case square
}
