extension UIImage {
  /// How bold the lines of a symbol are.
  public enum SymbolWeight: Int, CaseIterable, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9
  }
}
