import Foundation

extension UIColor {
  /// The color of text on a dark background.
  public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  /// The color of text on a light background.
  public static var darkText: UIColor { UIColor(white: 0, alpha: 1) }
  /// The backgrounds of iOS 6, without their textures.
  public static var viewFlipsideBackground: UIColor { UIColor(red: 0.12, green: 0.13, blue: 0.14, alpha: 1) }
  public static var scrollViewTexturedBackground: UIColor { UIColor(red: 0.43, green: 0.44, blue: 0.46, alpha: 1) }
  public static var underPageBackground: UIColor { scrollViewTexturedBackground }
  /// The brightness above white: none, because colors are in sRGB.
  public var linearExposure: CGFloat { 1 }
  public var standardDynamicRange: UIColor { self }
  public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
  /// The tint color of the system.
  public static var tintColor: UIColor { .systemBlue }

  /// How much a color stands out.
  public enum Prominence: Int, CaseIterable, Sendable {
    case primary = 0
    case secondary = 1
    case tertiary = 2
    case quaternary = 3
  }

  /// Always primary: the colors of ``withProminence(_:)`` differ in their opacity only.
  public var prominence: Prominence { .primary }

  /// Returns the color with the opacity of labels of a prominence.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    switch prominence {
    case .primary: self
    case .secondary: withAlphaComponent(0.6)
    case .tertiary: withAlphaComponent(0.3)
    case .quaternary: withAlphaComponent(0.18)
    }
  }

  /// The name of the color in English, by its hue, saturation and brightness.
  public var accessibilityName: String {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    if brightness < 0.1 { return "black" }
    if saturation < 0.1 { return brightness > 0.9 ? "white" : brightness > 0.6 ? "light gray" : "dark gray" }
    let names = ["red", "orange", "yellow", "green", "cyan", "blue", "purple", "magenta", "red"]
    let starts: [CGFloat] = [0, 0.05, 0.12, 0.2, 0.45, 0.55, 0.72, 0.8, 0.95]
    let index = starts.lastIndex { hue >= $0 } ?? 0
    let name = names[index]
    return brightness < 0.5 ? "dark \(name)" : name
  }
}
