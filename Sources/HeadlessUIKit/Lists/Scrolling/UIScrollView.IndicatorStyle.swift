extension UIScrollView {
  public enum IndicatorStyle: Int, CaseIterable, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }
}
