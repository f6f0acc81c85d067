import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTextEscaping
import Foundation

/// A drawing that consists of paths, in points with the y axis pointing down.
struct VectorDrawing {
  var size: CGSize
  var nodes: [LayoutNode] = []
  /// The features that were left out.
  private(set) var omissions: [String] = []
  private var knownOmissions: Set<String> = []
  /// The number of points of all paths, with a clip counted for each path that it clips. What else a scene contains
  /// counts like the number of points that take as long to write and to read.
  private var pointCount = 0

  /// The largest number of points. A scene with so many is written and read in less than a second.
  private static let maximumPointCount = 200_000
  private static let pointsPerNode = 20
  private static let pointsPerStop = 3

  /// Creates a drawing without paths.
  ///
  /// - Parameter other: A drawing of the same file, whose points count for this one, too.
  init(size: CGSize, after other: VectorDrawing? = nil) {
    self.size = size
    pointCount = other?.pointCount ?? 0
  }

  /// The drawing in the scene format.
  ///
  /// - Throws: An error if it contains numbers that a scene cannot contain.
  func sceneData() throws -> Data {
    let data = try JSONEncoder.sorted.encode(LayoutNode(frame: CGRect(origin: .zero, size: size), children: nodes))
    _ = try LayoutNode(json: data)
    return data
  }

  /// - Throws: A problem if the drawing has too many points.
  func checkPointCount() throws(VectorProblem) {
    guard pointCount <= Self.maximumPointCount else {
      throw VectorProblem(
        reason: """
          its drawing has more than \(Self.maximumPointCount) points, with \(Self.pointsPerNode) counted for each path \
          and clip, and \(Self.pointsPerStop) for each stop of a gradient
          """)
    }
  }

  /// Counts points that are mapped, but maybe not drawn.
  mutating func addPoints(_ count: Int) {
    pointCount += count
  }

  mutating func omit(_ feature: String) {
    if knownOmissions.insert(feature).inserted { omissions.append(feature) }
  }

  /// Adds a path.
  ///
  /// - Parameters:
  ///   - path: The path in the drawing's points.
  ///   - clips: The clips in the drawing's points, outermost first.
  mutating func add(
    _ path: Path, fill: (paint: VectorPaint, rule: FillRule)? = nil, stroke: PathContent.Stroke? = nil,
    opacity: Double = 1, clips: [ClipPath] = []
  ) {
    guard !path.isEmpty, opacity > 0 else { return }
    pointCount += clips.reduce(path.elements.count) { $0 + $1.path.elements.count }
    pointCount += (clips.count + 1) * Self.pointsPerNode
    pointCount += (fill?.paint.stopCount ?? 0) * Self.pointsPerStop + (stroke?.style.dash.count ?? 0)
    guard pointCount <= Self.maximumPointCount else { return }
    var content = PathContent(path: path, stroke: stroke)
    // A square frame keeps circles of radial gradients round.
    let side = max(size.width, size.height, 1)
    if let fill { content.fill = PathContent.Fill(paint: fill.paint.paint(side: side), rule: fill.rule) }
    let frame = CGRect(x: 0, y: 0, width: side, height: side)
    add([LayoutNode(frame: frame, opacity: opacity, path: content)], clips: clips)
  }

  /// Adds nodes in the drawing's points.
  mutating func add(_ added: [LayoutNode], clips: [ClipPath]) {
    let frame = CGRect(origin: .zero, size: size)
    nodes += clips.reversed().reduce(added) { [LayoutNode(frame: frame, clipPath: $1, children: $0)] }
  }
}

/// A color, or a gradient in the drawing's points.
enum VectorPaint {
  case color(Color)
  case linear(from: CGPoint, to: CGPoint, stops: [GradientStop])
  case radial(center: CGPoint, radius: CGFloat, stops: [GradientStop])

  /// The number of stops of a gradient.
  var stopCount: Int {
    switch self {
    case .color: 0
    case .linear(_, _, let stops), .radial(_, _, let stops): stops.count
    }
  }

  /// Returns the paint in the unit space of a square frame with a side in points.
  func paint(side: CGFloat) -> Paint {
    func unit(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x / side, y: point.y / side) }
    return switch self {
    case .color(let color): .color(color)
    case .linear(let from, let to, let stops):
      .linear(LinearGradient(from: unit(from), to: unit(to), stops: stops))
    case .radial(let center, let radius, let stops):
      .radial(RadialGradient(center: unit(center), radius: radius / side, stops: stops))
    }
  }

  /// Returns the paint with its opacity multiplied.
  func faded(_ opacity: Double) -> VectorPaint {
    guard opacity < 1 else { return self }
    func faded(_ color: Color) -> Color {
      var color = color
      color.alpha = UInt8((Double(color.alpha) * max(0, opacity)).rounded())
      return color
    }
    func faded(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(position: $0.position, color: faded($0.color)) }
    }
    return switch self {
    case .color(let color): .color(faded(color))
    case .linear(let from, let to, let stops): .linear(from: from, to: to, stops: faded(stops))
    case .radial(let center, let radius, let stops): .radial(center: center, radius: radius, stops: faded(stops))
    }
  }
}

extension StrokeStyle {
  /// Returns the style with its lengths multiplied.
  func scaled(by factor: CGFloat) -> StrokeStyle {
    var style = self
    style.width *= factor
    style.dash = dash.map { $0 * factor }
    style.dashPhase *= factor
    return style
  }
}

extension Affine {
  /// The mean factor by which the transform scales lengths.
  var lengthFactor: CGFloat { abs(determinant).squareRoot() }
}

extension Color {
  /// Creates an opaque color from components between 0 and 1.
  init(red: Double, green: Double, blue: Double) {
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded()) }
    self.init(red: byte(red), green: byte(green), blue: byte(blue))
  }
}
