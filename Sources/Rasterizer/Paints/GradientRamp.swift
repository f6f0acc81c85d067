import FirstFrameImaging
import FirstFrameLayoutTree

/// The colours along a gradient, from 0 to 1, looked up by place.
///
/// Colours are interpolated premultiplied, with all their fraction, and rounded once. A table holds several
/// entries for every pixel of the gradient's length, so that its four channels step at their own places and no
/// step is larger than 1 in 255: the smoothest that eight bits can be without noise. Dithering would hide the
/// steps better, but make pictures depend on where they lie and compress badly, and flat parts uneven.
///
/// Source: CSS Images 3, section 3.4.3, "Gradient color stops", for the order and meaning of stops.
final class GradientRamp {
  let first: UInt32
  let last: UInt32
  let isOpaque: Bool
  let count: Int
  let entries: UnsafeMutablePointer<UInt32>

  private static let fewestEntries = 1 << 10
  private static let mostEntries = 1 << 14

  /// - Parameters:
  ///   - stops: At least one. One that lies before its predecessor counts as lying there.
  ///   - length: The largest number of pixels that the gradient extends over.
  init(_ stops: [GradientStop], length: Double) {
    let stops = Self.ordered(stops)
    var count = Self.fewestEntries
    while Double(count) < 4 * length, count < Self.mostEntries { count *= 2 }
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

  /// The colour at a place, in entries from the start.
  @inline(__always)
  func color(at place: Double) -> UInt32 {
    if place >= 0, place < Double(count) { return entries[Int(place)] }
    return place < 0 ? first : last
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
    var least = 0.0
    return stops.map { stop in
      least = max(least, min(stop.position, 1))
      return GradientStop(position: least, color: stop.color)
    }
  }

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
