import FirstFrameLayoutTree
import Foundation

extension UISlider {
  /// The marks and the limits of a track.
  public struct TrackConfiguration: Hashable {
    /// Whether the thumb stops only at ticks when it is moved.
    public var allowsTickValuesOnly: Bool
    /// The value from which the track is filled; `nil` for the smallest value.
    public var neutralValue: Float?
    /// The values that the thumb can be moved to; `nil` for all.
    public var enabledRange: ClosedRange<Float>?
    public var ticks: [Tick]

    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float? = nil, enabledRange: ClosedRange<Float>? = nil,
      ticks: [Tick] = []
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// Creates a configuration with ticks at equal distances, the first and the last one at the ends.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float? = nil, enabledRange: ClosedRange<Float>? = nil,
      numberOfTicks: Int
    ) {
      let last = Float(max(numberOfTicks - 1, 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
        ticks: (0..<max(numberOfTicks, 0)).map { Tick(position: Float($0) / last) })
    }

    /// A mark below the track.
    public struct Tick: Hashable {
      /// The position on the track, from 0 to 1.
      public var position: Float
      /// The title, which assistive technology reads.
      public var title: String?
      /// The image in place of a dot.
      public var image: UIImage?

      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        self.position = position
        self.title = title
        self.image = image
      }
    }
  }

  public var trackConfiguration: TrackConfiguration? {
    get { seldom["trackConfiguration"] }
    set {
      seldom["trackConfiguration"] = newValue
      setNeedsLayout()
    }
  }

  /// Returns the value to which the thumb moves when a finger moves it to a value.
  func allowed(_ value: Float) -> Float {
    guard let track = trackConfiguration else { return value }
    let range = track.enabledRange
    let limited = range.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
    let stops = track.ticks.map { minimumValue + (maximumValue - minimumValue) * $0.position }
      .filter { range?.contains($0) ?? true }
    guard track.allowsTickValuesOnly, let first = stops.first else { return limited }
    return stops.dropFirst().reduce(first) { abs($1 - limited) < abs($0 - limited) ? $1 : $0 }
  }

  /// Adds the ticks: dots or images below the track.
  func describeTicks(_ track: CGRect, in node: inout LayoutNode) {
    guard let ticks = trackConfiguration?.ticks, !ticks.isEmpty else { return }
    let isMirrored = isRightToLeft
    let ends = thumbTravel(in: track)
    for tick in ticks {
      let position = CGFloat(min(max(tick.position, 0), 1))
      let x = ends.start + (ends.end - ends.start) * (isMirrored ? 1 - position : position)
      let size = tick.image?.size ?? CGSize(width: 3, height: 3)
      let frame = PixelGrid(traitCollection).rounded(
        CGRect(x: x - size.width / 2, y: track.maxY + 5, width: size.width, height: size.height))
      node.children.append(part("tick", frame, image: tick.image, color: .tertiaryLabel))
    }
  }

  /// The middles of the thumb at the ends of the track, from the left.
  private func thumbTravel(in track: CGRect) -> (start: CGFloat, end: CGFloat) {
    let middles = [minimumValue, maximumValue].map {
      thumbRect(forBounds: bounds, trackRect: track, value: $0).midX
    }
    return (middles.min() ?? track.minX, middles.max() ?? track.maxX)
  }
}
