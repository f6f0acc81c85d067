import FirstFrameLayoutTree

/// Blends two premultiplied pixels in the modes that combine hue, saturation and luminosity.
///
/// Let a and b be the alphas of source and destination. All colors are multiplied by a b, so that no division is
/// necessary before the blend function, which works for multiples of colors.
///
/// Source: W3C Compositing and Blending Level 1, section 10.2.
struct ColorBlending {
  /// The blended pixel.
  let result: UInt32

  init(mode: BlendMode, source: UInt32, destination: UInt32) {
    let (a, b) = (Int(source &>> 24), Int(destination &>> 24))
    let (s, d) = (Channels(source, times: b), Channels(destination, times: a))
    let limit = Double(a &* b)
    let blended: Channels
    switch mode {
    case .hue: blended = s.with(saturation: d.saturation).with(luminosity: d.luminosity, limit: limit)
    case .saturation: blended = d.with(saturation: s.saturation).with(luminosity: d.luminosity, limit: limit)
    case .color: blended = s.with(luminosity: d.luminosity, limit: limit)
    default: blended = d.with(luminosity: s.luminosity, limit: limit)
    }
    let alpha = Self.byte(Double(a &* 255 &+ b &* (255 &- a)))
    let (below, above) = (Channels(source, times: 255 &- b), Channels(destination, times: 255 &- a))
    result =
      min(Self.byte(blended.red + below.red + above.red), alpha)
      | min(Self.byte(blended.green + below.green + above.green), alpha) &<< 8
      | min(Self.byte(blended.blue + below.blue + above.blue), alpha) &<< 16 | alpha &<< 24
  }

  private static func byte(_ value: Double) -> UInt32 {
    UInt32(min(max((value / 255).rounded(), 0), 255))
  }

  /// The channels of a color, times a factor.
  private struct Channels {
    var red: Double
    var green: Double
    var blue: Double

    init(red: Double, green: Double, blue: Double) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    init(_ pixel: UInt32, times factor: Int) {
      red = Double(Int(pixel & 255) &* factor)
      green = Double(Int((pixel &>> 8) & 255) &* factor)
      blue = Double(Int((pixel &>> 16) & 255) &* factor)
    }

    // The weights of the standard, in hundredths, so that the sum of whole numbers is exact.
    var luminosity: Double { (30 * red + 59 * green + 11 * blue) / 100 }

    var saturation: Double { max(red, green, blue) - min(red, green, blue) }

    func with(saturation: Double) -> Channels {
      let (smallest, range) = (min(red, green, blue), self.saturation)
      guard range > 0 else { return Channels(red: 0, green: 0, blue: 0) }
      return mapped { ($0 - smallest) * saturation / range }
    }

    /// Returns the color with another luminosity. Channels beyond 0 or the limit are moved towards the luminosity.
    func with(luminosity: Double, limit: Double) -> Channels {
      let difference = luminosity - self.luminosity
      let moved = mapped { $0 + difference }
      let middle = moved.luminosity
      let (smallest, largest) = (min(moved.red, moved.green, moved.blue), max(moved.red, moved.green, moved.blue))
      var result = moved
      if smallest < 0, middle > smallest {
        result = result.mapped { middle + ($0 - middle) * middle / (middle - smallest) }
      }
      if largest > limit, largest > middle {
        result = result.mapped { middle + ($0 - middle) * (limit - middle) / (largest - middle) }
      }
      return result
    }

    private func mapped(_ change: (Double) -> Double) -> Channels {
      Channels(red: change(red), green: change(green), blue: change(blue))
    }
  }
}
