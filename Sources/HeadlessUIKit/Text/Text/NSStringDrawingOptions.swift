/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Ends the last line that fits with an ellipsis; counts with ``usesLineFragmentOrigin`` alone.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// Breaks lines at the width, and puts the origin at the top; without it, there is one line, and the origin lies
  /// on its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Has no effect: the leading of fonts always counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Has no effect: typographic bounds are measured, not ink.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
