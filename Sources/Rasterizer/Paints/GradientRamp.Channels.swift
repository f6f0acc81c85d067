import FirstFrameImaging

extension GradientRamp {
  /// A premultiplied colour with fractions, 255 for a full channel.
  struct Channels {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    @inline(__always)
    init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    init(_ color: Color) {
      let factor = Double(color.alpha) / 255
      self.init(
        red: Double(color.red) * factor, green: Double(color.green) * factor, blue: Double(color.blue) * factor,
        alpha: Double(color.alpha))
    }

    @inline(__always)
    func mixed(with other: Channels, share: Double) -> Channels {
      Channels(
        red: red + (other.red - red) * share, green: green + (other.green - green) * share,
        blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
    }

    @inline(__always)
    var packed: UInt32 {
      UInt32(red + 0.5) | UInt32(green + 0.5) &<< 8 | UInt32(blue + 0.5) &<< 16 | UInt32(alpha + 0.5) &<< 24
    }
  }
}
