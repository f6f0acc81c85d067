import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
public import Foundation

/// A gradient of colors at locations.
public final class CGGradient: Sendable {
  let stops: [GradientStop]

  /// - Parameters:
  ///   - space: Has no effect: every color space is sRGB.
  ///   - colors: The colors in order, as `CGColor` values.
  ///   - locations: One location from 0 to 1 for each color; `nil` for even spacing.
  public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { ($0 as? CGColor)?.straightComponents.color }
    guard !colors.isEmpty else { return nil }
    stops = GradientStop.list(colors, at: locations.map { pointer in colors.indices.map { Double(pointer[$0]) } })
  }

  /// - Parameters:
  ///   - colorComponents: The components of each color in the space, followed by its opacity.
  ///   - locations: One location from 0 to 1 for each color; `nil` for even spacing.
  ///   - count: The number of colors.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    guard count > 0 else { return nil }
    let colors = (0..<count).compactMap {
      CGColor(colorSpace: space, components: colorComponents + $0 * (space.numberOfComponents + 1))
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}

/// Whether a gradient extends its first and last colors beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}

extension CGContext {
  /// Fills the clip with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (from, to) = (state.matrix.apply(start), state.matrix.apply(end))
    guard size.width > 0, size.height > 0, from != to else { return }
    let paint = Paint.linear(LinearGradient(perpendicularFrom: from, to: to, in: size, stops: gradient.stops))
    let area = band(from: from, to: to, options)
    record(LayoutNode(frame: box, path: PathContent(path: area, fill: .init(paint: paint))))
  }

  /// Returns the area of a linear gradient. It is unlimited perpendicular to the line, and extends beyond an end of the
  /// line if the options include this.
  private func band(from: CGPoint, to: CGPoint, _ options: CGGradientDrawingOptions) -> Path {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let length = (x * x + y * y).squareRoot()
    let distance = size.width + size.height + abs(from.x) + abs(from.y) + abs(to.x) + abs(to.y)
    let along = CGPoint(x: x / length * distance, y: y / length * distance)
    let across = CGPoint(x: -along.y, y: along.x)
    let before: CGFloat = options.contains(.drawsBeforeStartLocation) ? 1 : 0
    let after: CGFloat = options.contains(.drawsAfterEndLocation) ? 1 : 0
    let first = CGPoint(x: from.x - along.x * before, y: from.y - along.y * before)
    let last = CGPoint(x: to.x + along.x * after, y: to.y + along.y * after)
    return Path { path in
      path.move(to: CGPoint(x: first.x - across.x, y: first.y - across.y))
      path.addLine(to: CGPoint(x: last.x - across.x, y: last.y - across.y))
      path.addLine(to: CGPoint(x: last.x + across.x, y: last.y + across.y))
      path.addLine(to: CGPoint(x: first.x + across.x, y: first.y + across.y))
      path.closeSubpath()
    }
  }

  /// Fills the clip with a gradient from one circle to another with the same center.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    if startCenter != endCenter { warn("A radial gradient with two centers is drawn around the second") }
    let outer = max(startRadius, endRadius)
    guard outer > 0 else { return }
    let stops = gradient.stops.map { stop in
      let radius = startRadius + (endRadius - startRadius) * CGFloat(stop.position)
      return GradientStop(position: Double(radius / outer), color: stop.color)
    }
    let isOutward = endRadius >= startRadius
    let extendsOutward = options.contains(isOutward ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    let extendsInward = options.contains(isOutward ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    let inner = extendsInward ? 0 : min(startRadius, endRadius)
    let drawnRadius = extendsOutward ? max(farthestDistance(from: endCenter), outer) : outer
    let frame = CGRect(
      x: endCenter.x - drawnRadius, y: endCenter.y - drawnRadius, width: 2 * drawnRadius, height: 2 * drawnRadius)
    let area = Path { path in
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 2 * drawnRadius, height: 2 * drawnRadius))
      if inner > 0 {
        path.addEllipse(in: CGRect(x: drawnRadius - inner, y: drawnRadius - inner, width: 2 * inner, height: 2 * inner))
      }
    }
    let paint = Paint.radial(
      RadialGradient(
        center: CGPoint(x: 0.5, y: 0.5), radius: outer / drawnRadius / 2,
        stops: isOutward ? stops : Array(stops.reversed())))
    recordInUserSpace(
      LayoutNode(frame: frame, path: PathContent(path: area, fill: .init(paint: paint, rule: .evenodd))))
  }

  /// Returns the distance from a point in user space to the farthest corner of the context.
  private func farthestDistance(from point: CGPoint) -> CGFloat {
    let area = (state.matrix.inverse ?? .identity).bounds(of: box)
    let x = max(abs(point.x - area.minX), abs(point.x - area.maxX))
    let y = max(abs(point.y - area.minY), abs(point.y - area.maxY))
    return (x * x + y * y).squareRoot()
  }
}

extension GradientStop {
  /// Returns the stops for colors at locations. Without a location for each color, the spacing is even.
  static func list(_ colors: [Color], at locations: [Double]?) -> [GradientStop] {
    if let locations, locations.count == colors.count {
      return zip(locations, colors).map { GradientStop(position: $0, color: $1) }
    }
    let last = Double(max(colors.count - 1, 1))
    return colors.enumerated().map { GradientStop(position: Double($0.offset) / last, color: $0.element) }
  }
}
