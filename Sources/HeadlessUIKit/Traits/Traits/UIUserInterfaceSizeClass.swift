/// The size class of an axis: whether space is limited.
public enum UIUserInterfaceSizeClass: Int, CaseIterable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}
