extension UIMenu {
  /// How a menu shows its elements.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
    public static let displayAsPalette = Options(rawValue: 1 << 7)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }
}
