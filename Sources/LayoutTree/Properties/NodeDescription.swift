import FirstFrameGeometry
import FirstFrameImaging
import Foundation

// The words for the properties of a node in layout dumps, and shorter ones for messages about changes.

extension CGRect {
  /// `x,y widthxheight`.
  var words: String {
    "\(minX.hundredths),\(minY.hundredths) \(width.hundredths)x\(height.hundredths)"
  }
}

extension Affine {
  var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
}

extension LayoutNode {
  /// The radii and the curve of the corners; `nil` if they are square.
  var cornerWords: String? {
    guard !cornerRadii.isZero else { return nil }
    return "corners " + cornerRadii.words + (cornerCurve == .continuous ? " continuous" : "")
  }
}

extension CornerRadii {
  /// One number if they are equal, else four, clockwise from the top left.
  var words: String {
    (self == CornerRadii(topLeft) ? [topLeft] : clockwise).map(\.hundredths).joined(separator: ",")
  }
}

extension Border {
  var words: String { "\(width.hundredths) \(color.hexadecimal)" }
}

extension Shadow {
  var words: String {
    "\(color.hexadecimal) \(offset.width.hundredths),\(offset.height.hundredths) blur \(blur.hundredths)"
      + (spread == 0 ? "" : " spread \(spread.hundredths)")
  }

  var shortWords: String { "\(color.hexadecimal) blur \(blur.hundredths)" }
}

extension ClipPath {
  var words: String { path.words + (rule == .evenodd ? " evenodd" : "") }
}

extension Paint {
  var words: String {
    switch self {
    case .color(let color): color.hexadecimal
    case .linear(let gradient): "linear \(gradient.from.words) to \(gradient.to.words) \(gradient.stops.words)"
    case .radial(let gradient):
      "radial \(gradient.center.words) radius \(gradient.radius.hundredths) \(gradient.stops.words)"
    case .conic(let gradient):
      "conic \(gradient.center.words) from \(CGFloat(gradient.angle).hundredths) \(gradient.stops.words)"
    }
  }

  var shortWords: String {
    switch self {
    case .color(let color): color.hexadecimal
    case .linear: "linear gradient"
    case .radial: "radial gradient"
    case .conic: "conic gradient"
    }
  }
}

extension [GradientStop] {
  fileprivate var words: String {
    map { "\(CGFloat($0.position).hundredths):\($0.color.hexadecimal)" }.joined(separator: " ")
  }
}

extension CGPoint {
  fileprivate var words: String { "\(x.hundredths),\(y.hundredths)" }
}

extension PathContent {
  var words: String {
    var words = ["path", path.words]
    if let fill { words.append("fill \(fill.paint.words)" + (fill.rule == .evenodd ? " evenodd" : "")) }
    if let stroke { words += stroke.words }
    return words.joined(separator: " ")
  }
}

extension PathContent.Stroke {
  fileprivate var words: [String] {
    var words = ["stroke \(style.width.hundredths) \(color.hexadecimal)"]
    if style.cap != .butt { words.append("\(style.cap.rawValue) caps") }
    if style.join != .miter { words.append("\(style.join.rawValue) joins") }
    if !style.dash.isEmpty { words.append("dash \(style.dash.map(\.hundredths).joined(separator: ","))") }
    if style.dashPhase != 0 { words.append("phase \(style.dashPhase.hundredths)") }
    return words
  }
}

extension Path {
  /// The quoted path data, with coordinates rounded to hundredths.
  fileprivate var words: String {
    mappingPoints { CGPoint(x: ($0.x * 100).rounded() / 100, y: ($0.y * 100).rounded() / 100) }.svgPathData.quoted
  }
}

extension ImageContent {
  var words: String {
    var words = ["image", source.words]
    if mode != .scaleToFill { words.append(mode.rawValue) }
    if let tint { words.append(tint.hexadecimal) }
    if scale != 1 { words.append("scale \(scale.hundredths)") }
    if capInsets != .zero {
      let insets = [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right]
      words.append("caps \(insets.map(\.hundredths).joined(separator: ","))")
    }
    if sampling != .smooth { words.append(sampling.rawValue) }
    return words.joined(separator: " ")
  }
}

extension ImageContent.Source {
  fileprivate var words: String {
    switch self {
    case .file(let file): file.quoted
    case .bitmap(let bitmap): "\(bitmap.width)x\(bitmap.height)px"
    }
  }
}
