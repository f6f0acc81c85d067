import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// The look of the thumbs of switches, sliders and segmented controls.
struct ThumbLook {
  let shadow: Shadow
  /// The line around the thumb of a switch or slider; `nil` for none.
  let border: Border?

  /// Round thumbs, with a faint line that separates them from a light track.
  static let iOS18 = ThumbLook(
    shadow: Shadow(color: .black(alpha: 0.15), offset: CGSize(width: 0, height: 3), blur: 8),
    border: Border(width: 0.5, color: .black(alpha: 0.04)))

  /// Oblong thumbs.
  static let iOS26 = ThumbLook(shadow: .capsuleThumb, border: nil)
}

extension Shadow {
  /// The shadow of oblong thumbs and of buttons of glass: a radius of 3 points, which is a blur of 6.
  static let capsuleThumb = Shadow(
    color: .black(alpha: 0.11), offset: CGSize(width: 0, height: 1), blur: 6)
}

extension Color {
  fileprivate static func black(alpha: CGFloat) -> Color {
    ColorComponents(red: 0, green: 0, blue: 0, alpha: alpha).color
  }
}
