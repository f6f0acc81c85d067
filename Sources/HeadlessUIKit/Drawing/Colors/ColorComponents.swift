import FirstFrameImaging
import Foundation

/// The channels of a colour in sRGB, each from 0 to 1, alpha not multiplied in.
struct ColorComponents: Hashable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  /// The colour in eight bits a channel.
  var color: Color {
    Color(red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue), alpha: Self.byte(alpha))
  }

  /// A channel that is not a number counts as 0.
  private static func byte(_ channel: CGFloat) -> UInt8 {
    UInt8((max(0, min(1, channel.isNaN ? 0 : channel)) * 255).rounded())
  }
}
