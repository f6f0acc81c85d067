/// The side from which an interface is read.
public enum UIUserInterfaceLayoutDirection: Int, CaseIterable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
