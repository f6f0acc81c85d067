import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

extension LayoutNode {
  /// Returns a filled rectangle with rounded corners.
  @MainActor
  static func box(
    _ name: String, _ frame: CGRect, color: UIColor, radius: CGFloat = 0, border: Border? = nil,
    shadow: Shadow? = nil, in traits: UITraitCollection
  ) -> LayoutNode {
    LayoutNode(
      name: name, frame: frame, background: .color(color.components(in: traits).color),
      cornerRadii: CornerRadii(radius), border: border, shadow: shadow)
  }
}

extension Shadow {
  /// The shadow of the round thumbs of switches, sliders and segmented controls up to iOS 18.
  static var knob: Shadow {
    Shadow(color: .shadow(alpha: 0.15), offset: CGSize(width: 0, height: 3), blur: 8)
  }

  /// The shadow of the oblong thumbs from iOS 26 on: a radius of 3 points, which is a blur of 6.
  static var capsuleThumb: Shadow {
    Shadow(color: .shadow(alpha: 0.11), offset: CGSize(width: 0, height: 1), blur: 6)
  }

  /// Returns the shadow of a thumb in a version of iOS.
  static func thumb(_ version: SystemVersion) -> Shadow { version >= .iOS26 ? .capsuleThumb : .knob }
}

extension Border {
  /// The faint line around a thumb up to iOS 18, which separates it from a light track.
  static func thumb(_ version: SystemVersion) -> Border? {
    version >= .iOS26 ? nil : Border(width: 0.5, color: .shadow(alpha: 0.04))
  }
}

extension Color {
  fileprivate static func shadow(alpha: CGFloat) -> Color {
    ColorComponents(red: 0, green: 0, blue: 0, alpha: alpha).color
  }
}
