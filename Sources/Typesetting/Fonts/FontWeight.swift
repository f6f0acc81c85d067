/// How bold letters are, from 100 (thin) to 900 (black), as CSS and OpenType count it.
public struct FontWeight: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Int

  public static let ultraLight = FontWeight(clamping: 100)
  public static let thin = FontWeight(clamping: 200)
  public static let light = FontWeight(clamping: 300)
  public static let regular = FontWeight(clamping: 400)
  public static let medium = FontWeight(clamping: 500)
  public static let semibold = FontWeight(clamping: 600)
  public static let bold = FontWeight(clamping: 700)
  public static let heavy = FontWeight(clamping: 800)
  public static let black = FontWeight(clamping: 900)

  /// Nil outside 100...900.
  public init?(rawValue: Int) {
    guard (100...900).contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  public init(clamping value: Int) {
    rawValue = min(max(value, 100), 900)
  }

  public static func < (left: FontWeight, right: FontWeight) -> Bool {
    left.rawValue < right.rawValue
  }
}
