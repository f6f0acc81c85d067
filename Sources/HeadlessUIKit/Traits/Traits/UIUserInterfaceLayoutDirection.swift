/// The layout direction of a view.
public enum UIUserInterfaceLayoutDirection: Int, CaseIterable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}
