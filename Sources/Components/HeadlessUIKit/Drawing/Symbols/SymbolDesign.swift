import FirstFrameGeometry
import Foundation

/// The parts of a symbol on a grid of about 24 units, on which y increases downwards.
///
/// All parts are path data as ``Path/init(symbol:)`` reads it. The variants of a symbol use the parts differently: the
/// plain symbol strokes ``body``, and the filled symbol fills it.
struct SymbolDesign: Sendable {
  /// Closed outlines.
  var body = ""
  /// Lines outside of the body.
  var lines = ""
  /// Lines inside of the body, which a filled symbol cuts out.
  var details = ""
  /// Outlines inside of the body, which a filled symbol cuts out as areas.
  var shapes = ""
  /// Areas inside of the body, which a filled symbol cuts out.
  var spots = ""
  /// Areas outside of the body.
  var areas = ""
  /// The centers of dots outside of the body.
  var dots: [CGPoint] = []
  /// The centers of dots inside of the body, which a filled symbol cuts out.
  var eyes: [CGPoint] = []
  /// Parts that only the filled symbol cuts out as lines, such as the flap of an envelope.
  var cuts = ""

  /// Reads a design from lines that consist of a part's name and its data. A part can have several lines.
  init(_ text: [Substring]) {
    for line in text {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { continue }
      add(String(words[1]), to: words[0])
    }
  }

  private mutating func add(_ data: String, to part: Substring) {
    switch part {
    case "body": body += " " + data
    case "lines": lines += " " + data
    case "details": details += " " + data
    case "shapes": shapes += " " + data
    case "spots": spots += " " + data
    case "areas": areas += " " + data
    case "cuts": cuts += " " + data
    case "dots": dots += Self.points(data)
    case "eyes": eyes += Self.points(data)
    default: break
    }
  }

  private static func points(_ data: String) -> [CGPoint] {
    let numbers = data.split(separator: " ").compactMap { Double($0) }
    return stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
  }

  /// Returns the line width of a weight, in units.
  static func strokeWidth(_ weight: UIImage.SymbolWeight) -> CGFloat {
    switch weight {
    case .ultraLight: 0.6
    case .thin: 0.9
    case .light: 1.3
    case .unspecified, .regular: 1.7
    case .medium: 2
    case .semibold: 2.3
    case .bold: 2.65
    case .heavy: 3
    case .black: 3.4
    }
  }
}

extension SymbolDesign {
  var hasBody: Bool { !body.isEmpty }

  /// The symbol with a stroked body.
  var plain: SymbolDrawing {
    var steps: [SymbolDrawing.Step] = []
    for lines in [body, lines, details, shapes] where !lines.isEmpty { steps.append(.add(.lines(Path(symbol: lines)))) }
    for areas in [areas, spots] where !areas.isEmpty { steps.append(.add(.area(Path(symbol: areas)))) }
    return SymbolDrawing(steps: steps + (dots + eyes).map { .add(.dot($0)) })
  }

  /// The symbol with a filled body; without a body, the plain symbol.
  var filled: SymbolDrawing {
    guard hasBody else { return plain }
    var steps: [SymbolDrawing.Step] = [.add(.area(Path(symbol: body)))]
    for lines in [details, cuts] where !lines.isEmpty { steps.append(.cut(.lines(Path(symbol: lines)))) }
    for holes in [shapes, spots] where !holes.isEmpty { steps.append(.cut(.area(Path(symbol: holes)))) }
    steps += eyes.map { .cut(.dot($0)) }
    if !areas.isEmpty { steps.append(.add(.area(Path(symbol: areas)))) }
    if !lines.isEmpty { steps.append(.add(.lines(Path(symbol: lines)))) }
    return SymbolDrawing(steps: steps + dots.map { .add(.dot($0)) })
  }
}

extension Path {
  /// Creates a path from the data of a built-in symbol; empty if the data is invalid.
  ///
  /// The data is SVG path data, with two more commands: `O x y r` is a circle around a center, and `R x y w h r` is a
  /// rectangle with rounded corners.
  init(symbol data: String) {
    self.init()
    var pending: [Substring] = []
    var words = data.split(separator: " ")[...]
    func flushed(_ pending: [Substring]) -> Path {
      (try? Path(svgPathData: pending.joined(separator: " "))) ?? Path()
    }
    while let word = words.popFirst() {
      guard word == "O" || word == "R" else {
        pending.append(word)
        continue
      }
      addPath(flushed(pending))
      pending = []
      let count = word == "O" ? 3 : 5
      let numbers = words.prefix(count).compactMap { Double($0) }.map { CGFloat($0) }
      words = words.dropFirst(count)
      guard numbers.count == count else { continue }
      addPath(word == "O" ? .symbolCircle(numbers) : .symbolRectangle(numbers))
    }
    addPath(flushed(pending))
  }

  private static func symbolCircle(_ numbers: [CGFloat]) -> Path {
    let (x, y, radius) = (numbers[0], numbers[1], numbers[2])
    return Path { $0.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)) }
  }

  private static func symbolRectangle(_ numbers: [CGFloat]) -> Path {
    let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    return Path { $0.addRoundedRect(rect, radii: CornerRadii(numbers[4]), curve: .circular) }
  }
}
