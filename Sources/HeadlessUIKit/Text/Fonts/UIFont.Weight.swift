import FirstFrameTypesetting
public import Foundation

extension UIFont {
  /// How bold letters are, from -1 to 1, where 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    private static let named: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The nearest named weight, as fonts count it.
    var fontWeight: FontWeight {
      var nearest = 0
      for (index, weight) in Self.named.enumerated()
      where abs(weight.rawValue - rawValue) < abs(Self.named[nearest].rawValue - rawValue) {
        nearest = index
      }
      return FontWeight(clamping: (nearest + 1) * 100)
    }
  }
}
