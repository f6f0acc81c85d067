/// Whether there is much room along an axis.
public enum UIUserInterfaceSizeClass: Int, CaseIterable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}
