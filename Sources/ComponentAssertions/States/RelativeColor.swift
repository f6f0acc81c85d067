import FirstFrameImaging
import Foundation

/// A colour whose contrast can be measured: sRGB channels from 0 to 1, with straight alpha.
struct RelativeColor {
  private let channels: [Double]
  private let alpha: Double

  init(_ color: Color) {
    channels = [color.red, color.green, color.blue].map { Double($0) / 255 }
    alpha = Double(color.alpha) / 255
  }

  private init(channels: [Double], alpha: Double) {
    self.channels = channels
    self.alpha = alpha
  }

  func faded(to opacity: Double) -> RelativeColor {
    RelativeColor(channels: channels, alpha: alpha * opacity)
  }

  /// The colour that is seen where this one lies on an opaque one.
  func over(_ ground: RelativeColor) -> RelativeColor {
    RelativeColor(channels: zip(channels, ground.channels).map { $0 * alpha + $1 * (1 - alpha) }, alpha: 1)
  }

  /// From 1 to 21 (WCAG 2.1, definition of contrast ratio).
  func contrast(with other: RelativeColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// From 0 for black to 1 for white (WCAG 2.1, definition of relative luminance).
  private var luminance: Double {
    zip(channels, [0.2126, 0.7152, 0.0722]).reduce(0) { sum, channel in
      let (value, weight) = channel
      return sum + weight * (value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
    }
  }
}
