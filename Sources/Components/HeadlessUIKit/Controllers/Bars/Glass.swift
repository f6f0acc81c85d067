import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

/// The glass of iOS 26: a surface that blurs the content behind it and bends it at the edge, with a tint, a lit edge and a
/// soft shadow.
///
/// Apple publishes no numbers. The tints hide enough of the content that texts above them can be read. They are chosen
/// so that glass over a white page is white, and over a black page has the gray of controls there: 44, 44, 46.
struct Glass {
  /// The standard deviation of the blur, in points.
  private let blur: CGFloat
  /// The opacity of the tint, from 0 to 1.
  private let opacity: CGFloat
  private let lens: Backdrop.Lens
  /// The tint in dark appearance.
  private let darkTint: (red: CGFloat, green: CGFloat, blue: CGFloat)

  /// The glass of bars and buttons.
  static let control = Glass(
    blur: 8, opacity: 0.72, lens: Backdrop.Lens(bevel: 14, depth: 14, light: 0.9))
  /// The glass of menus, popovers and sheets. It hides more of the content, because it is larger and has more text on it.
  static let panel = Glass(
    blur: 16, opacity: 0.86, lens: Backdrop.Lens(bevel: 18, depth: 18, light: 0.9))
  /// Glass that shows more of what is behind it.
  static let clear = Glass(
    blur: 2, opacity: 0.15, lens: Backdrop.Lens(bevel: 14, depth: 18, light: 0.6), darkTint: (0.14, 0.14, 0.14))

  private init(
    blur: CGFloat, opacity: CGFloat, lens: Backdrop.Lens, darkTint: (CGFloat, CGFloat, CGFloat)? = nil
  ) {
    self.blur = blur
    self.opacity = opacity
    self.lens = lens
    let (gray, blue) = (44 / (255 * opacity), 46 / (255 * opacity))
    self.darkTint = darkTint ?? (gray, gray, blue)
  }

  /// The color that covers the blurred content, without a color of the glass.
  var surface: UIColor {
    let (opacity, dark) = (opacity, darkTint)
    return UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(red: dark.red, green: dark.green, blue: dark.blue, alpha: opacity)
        : UIColor(white: 1, alpha: opacity)
    }
  }

  /// The filter for the content behind the glass.
  var backdrop: Backdrop { Backdrop(blur: blur, saturation: Self.saturation, lens: lens) }

  /// The color of translucent glass over a page without contents.
  private static let opaqueSurface = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(red: 44 / 255, green: 44 / 255, blue: 46 / 255, alpha: 1) : UIColor(white: 1, alpha: 1)
  }

  private static let saturation = 1.5
  /// The opacity of colored glass.
  private static let coloredOpacity: CGFloat = 0.8

  /// Returns the surface.
  ///
  /// - Parameters:
  ///   - color: The color of the glass; `nil` for glass without a color.
  ///   - isOpaque: Whether nothing shows through the glass.
  @MainActor func material(
    color: UIColor? = nil, isOpaque: Bool = false, in traits: UITraitCollection
  ) -> Material {
    guard !isOpaque else {
      return Material(
        blur: 0, saturation: 1, tint: color?.withAlphaComponent(1) ?? Self.opaqueSurface, border: Self.edge(in: traits),
        shadow: Self.shadow(in: traits))
    }
    return Material(
      blur: blur, saturation: Self.saturation, lens: lens,
      tint: color?.withAlphaComponent(Self.coloredOpacity) ?? surface,
      border: Self.edge(in: traits), shadow: Self.shadow(in: traits))
  }

  /// Returns the node of a surface with round corners.
  ///
  /// - Parameters:
  ///   - radius: The radius of the corners, in points. It is reduced to half the height or width.
  ///   - prominent: The color of a prominent surface, which hides what is behind it; `nil` for glass.
  @MainActor func node(
    _ name: String, _ frame: CGRect, radius: CGFloat, prominent: UIColor? = nil, in traits: UITraitCollection
  ) -> LayoutNode {
    let radius = min(radius, frame.height / 2, frame.width / 2)
    guard let prominent else {
      return material(in: traits).node(name, frame, radii: CornerRadii(radius), curve: .continuous, in: traits)
    }
    var node = LayoutNode.box(
      name, frame, color: prominent, radius: radius, shadow: Self.shadow(in: traits), in: traits)
    node.cornerCurve = .continuous
    return node
  }

  private static func edge(in traits: UITraitCollection) -> Border {
    let isDark = traits.userInterfaceStyle == .dark
    let white: CGFloat = isDark ? 1 : 0
    return Border(
      width: 1 / max(traits.displayScale, 1),
      color: ColorComponents(red: white, green: white, blue: white, alpha: isDark ? 0.08 : 0.05).color)
  }

  private static func shadow(in traits: UITraitCollection) -> Shadow {
    Shadow(
      color: ColorComponents(red: 0, green: 0, blue: 0, alpha: traits.userInterfaceStyle == .dark ? 0.3 : 0.1).color,
      offset: CGSize(width: 0, height: 4), blur: 24)
  }
}
