import FirstFrameImaging
import FirstFrameLayoutTree

/// A table of the colors along a gradient, from 0 to 1.
///
/// Premultiplied colors are interpolated without rounding, and each result is rounded once. The table has several
/// entries per pixel of the gradient's length, so that the four channels change at different positions and no step is
/// larger than 1 in 255. With eight bits, a smoother gradient would need noise. Such dithering would hide the steps
/// better, but the pixels would depend on the picture's position, pictures would compress badly, and flat areas would
/// be uneven.
///
/// Source: CSS Images 3, section 3.4.3, "Gradient color stops", for the order and meaning of stops.
final class GradientRamp {
  let first: UInt32
  let last: UInt32
  let isOpaque: Bool
  let count: Int
  let entries: UnsafeMutablePointer<UInt32>

  private static let minimumEntryCount = 1 << 10
  private static let maximumEntryCount = 1 << 14

  /// - Parameters:
  ///   - stops: One or more stops. A stop before its predecessor is moved to the predecessor's position.
  ///   - length: The largest number of pixels along the gradient.
  init(_ stops: [GradientStop], length: Double) {
    let stops = Self.ordered(stops)
    var count = Self.minimumEntryCount
    while Double(count) < 4 * length, count < Self.maximumEntryCount { count *= 2 }
    self.count = count
    first = Channels(stops[0].color).packed
    last = Channels(stops[stops.count - 1].color).packed
    isOpaque = stops.allSatisfy(\.color.isOpaque)
    entries = .allocate(capacity: count)
    fill(stops)
  }

  deinit {
    entries.deallocate()
  }

  /// Returns the color at a position, given as the number of entries from the start.
  @inline(__always)
  func color(at position: Double) -> UInt32 {
    if position >= 0, position < Double(count) { return entries[Int(position)] }
    return position < 0 ? first : last
  }

  private func fill(_ stops: [GradientStop]) {
    var index = 0
    var start = (position: 0.0, color: Channels(stops[0].color))
    for stop in stops {
      let end = (position: stop.position, color: Channels(stop.color))
      let factor = 1 / max(end.position - start.position, 1e-12)
      while index < count, (Double(index) + 0.5) / Double(count) < end.position {
        let share = ((Double(index) + 0.5) / Double(count) - start.position) * factor
        entries[index] = start.color.mixed(with: end.color, share: share).packed
        index &+= 1
      }
      start = end
    }
    while index < count {
      entries[index] = last
      index &+= 1
    }
  }

  private static func ordered(_ stops: [GradientStop]) -> [GradientStop] {
    var lowerLimit = 0.0
    return stops.map { stop in
      lowerLimit = max(lowerLimit, min(stop.position, 1))
      return GradientStop(position: lowerLimit, color: stop.color)
    }
  }

  /// A premultiplied color with fractional channels, up to 255.
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
