import FirstFrameGeometry
import Foundation

/// The parts of one layer of a symbol.
///
/// The variants of a symbol use the parts differently: the plain symbol strokes ``body``, and the filled symbol fills it.
struct SymbolLayer: Sendable {
  /// Closed outlines.
  private(set) var body = Path()
  /// Lines outside of the body.
  private var lines = Path()
  /// Lines inside of the body, which a filled symbol cuts out.
  private var details = Path()
  /// Outlines inside of the body, which a filled symbol cuts out as areas.
  private var shapes = Path()
  /// Areas inside of the body, which a filled symbol cuts out.
  private var spots = Path()
  /// Areas inside of the body, which only the plain symbol draws: a filled one has them anyway.
  private var solids = Path()
  /// Areas outside of the body.
  private var areas = Path()
  /// Parts that only the filled symbol cuts out as lines, such as the flap of an envelope.
  private var cuts = Path()
  /// The centers of dots outside of the body.
  private var dots: [CGPoint] = []
  /// The centers of dots inside of the body, which a filled symbol cuts out.
  private var eyes: [CGPoint] = []

  /// The space between a layer and those behind it, in units.
  private static let gap: CGFloat = 1.3

  mutating func add(_ data: String, to part: Substring) {
    switch part {
    case "body": body.addPath(Path(symbol: data))
    case "lines": lines.addPath(Path(symbol: data))
    case "details": details.addPath(Path(symbol: data))
    case "shapes": shapes.addPath(Path(symbol: data))
    case "spots": spots.addPath(Path(symbol: data))
    case "solids": solids.addPath(Path(symbol: data))
    case "areas": areas.addPath(Path(symbol: data))
    case "cuts": cuts.addPath(Path(symbol: data))
    case "dots": dots += Self.points(data)
    case "eyes": eyes += Self.points(data)
    default: break
    }
  }

  /// Adds the parts of another layer.
  mutating func add(_ other: SymbolLayer, placed transform: Affine) {
    body.addPath(other.body.transformed(by: transform))
    lines.addPath(other.lines.transformed(by: transform))
    details.addPath(other.details.transformed(by: transform))
    shapes.addPath(other.shapes.transformed(by: transform))
    spots.addPath(other.spots.transformed(by: transform))
    solids.addPath(other.solids.transformed(by: transform))
    areas.addPath(other.areas.transformed(by: transform))
    cuts.addPath(other.cuts.transformed(by: transform))
    dots += other.dots.map(transform.apply)
    eyes += other.eyes.map(transform.apply)
  }

  private static func points(_ data: String) -> [CGPoint] {
    let numbers = data.split(separator: " ").compactMap { Double($0) }
    return stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
  }
}

extension SymbolLayer {
  var hasBody: Bool { !body.isEmpty }

  /// Whether the layer is one object, and not one with others beside it, such as a cloud with drops.
  var isOneObject: Bool { !hasBody || lines.isEmpty && areas.isEmpty && dots.isEmpty }

  /// Whether the layer consists of parts of one kind, which no device would color differently.
  var isOnePart: Bool {
    let paths = [body, lines, details, shapes, spots, solids, areas, cuts].count { !$0.isEmpty }
    return paths + (dots.isEmpty ? 0 : 1) + (eyes.isEmpty ? 0 : 1) <= 1
  }

  /// The steps that draw the layer with a stroked body.
  var plain: [SymbolDrawing.Step] {
    var steps: [SymbolDrawing.Step] = []
    for lines in [body, lines] where !lines.isEmpty { steps.append(.add(.lines(lines))) }
    for lines in [details, shapes] where !lines.isEmpty { steps.append(.add(.inner(.lines(lines)))) }
    for areas in [areas, solids] where !areas.isEmpty { steps.append(.add(.area(areas))) }
    if !spots.isEmpty { steps.append(.add(.inner(.area(spots)))) }
    return steps + dots.map { .add(.dot($0)) } + eyes.map { .add(.inner(.dot($0))) }
  }

  /// The steps that draw the layer with a filled body.
  var filled: [SymbolDrawing.Step] {
    guard hasBody else { return plain }
    var steps: [SymbolDrawing.Step] = [.add(.area(body))]
    for lines in [details, cuts] where !lines.isEmpty { steps.append(.cut(.inner(.lines(lines)))) }
    for holes in [shapes, spots] where !holes.isEmpty { steps.append(.cut(.inner(.area(holes)))) }
    steps += eyes.map { .cut(.inner(.dot($0))) }
    if !areas.isEmpty { steps.append(.add(.area(areas))) }
    if !lines.isEmpty { steps.append(.add(.lines(lines))) }
    return steps + dots.map { .add(.dot($0)) }
  }

  /// The steps that cut the layer and the gap around it out of what is behind it.
  var clearance: [SymbolDrawing.Step] {
    var steps: [SymbolDrawing.Step] = []
    for area in [body, areas] where !area.isEmpty { steps.append(.cut(.area(area, excess: 2 * Self.gap))) }
    if !lines.isEmpty { steps.append(.cut(.lines(lines, excess: 2 * Self.gap))) }
    return steps + dots.map { .cut(.dot($0, excess: Self.gap)) }
  }
}
