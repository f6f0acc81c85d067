import FirstFrameGeometry
import FirstFrameImaging
import Foundation

// The texts for the properties of a node in layout dumps, and summaries for messages about changes.

extension CGRect {
  /// The rectangle as `x,y widthxheight`, rounded to hundredths.
  var dumpText: String {
    "\(minX.hundredths),\(minY.hundredths) \(width.hundredths)x\(height.hundredths)"
  }
}

extension Affine {
  var numbers: [CGFloat] { [a, b, c, d, tx, ty] }
}

extension LayoutNode {
  /// The radii and the curve of the corners; `nil` if they are square.
  var cornerDumpText: String? {
    guard !cornerRadii.isZero else { return nil }
    return "corners " + cornerRadii.dumpText + (cornerCurve == .continuous ? " continuous" : "")
  }
}

extension CornerRadii {
  /// The radii as one number if they are equal, otherwise as four numbers, clockwise from the top left.
  var dumpText: String {
    (self == CornerRadii(topLeft) ? [topLeft] : clockwise).map(\.hundredths).joined(separator: ",")
  }
}

extension Border {
  var dumpText: String { "\(width.hundredths) \(color.hexadecimal)" }
}

extension Shadow {
  var dumpText: String {
    "\(color.hexadecimal) \(offset.width.hundredths),\(offset.height.hundredths) blur \(blur.hundredths)"
      + (spread == 0 ? "" : " spread \(spread.hundredths)") + silhouette.dumpText
  }

  var summary: String { "\(color.hexadecimal) blur \(blur.hundredths)" }
}

extension Shadow.Silhouette {
  fileprivate var dumpText: String {
    switch self {
    case .box: ""
    case .contents: " of contents"
    case .path(let path): " of " + path.dumpText
    }
  }
}

extension Backdrop {
  var dumpText: String {
    "blur \(blur.hundredths)" + (saturation == 1 ? "" : " saturation \(CGFloat(saturation).hundredths)")
      + (lens.map { " lens " + $0.dumpText } ?? "")
  }
}

extension Backdrop.Lens {
  var dumpText: String {
    "\(bevel.hundredths),\(depth.hundredths)" + (light == 0 ? "" : " light \(CGFloat(light).hundredths)")
  }
}

extension [PictureFilter] {
  var dumpText: String {
    map { filter in
      switch filter {
      case .blur(let deviation, let isOpaque): "blur \(deviation.hundredths)" + (isOpaque ? " opaque" : "")
      case .colors(let colors): "colors " + colors.weights.map { CGFloat($0).hundredths }.joined(separator: ",")
      case .projection(let map): "projection " + map.numbers.map(\.hundredths).joined(separator: ",")
      }
    }.joined(separator: ", ")
  }
}

extension ClipPath {
  var dumpText: String { path.dumpText + (rule == .evenodd ? " evenodd" : "") }
}

extension Paint {
  var dumpText: String {
    switch self {
    case .color(let color): color.hexadecimal
    case .linear(let gradient): "linear \(gradient.from.dumpText) to \(gradient.to.dumpText) \(gradient.stops.dumpText)"
    case .radial(let gradient):
      "radial \(gradient.center.dumpText) radius \(gradient.radius.hundredths) \(gradient.stops.dumpText)"
    case .conic(let gradient):
      "conic \(gradient.center.dumpText) from \(CGFloat(gradient.angle).hundredths) \(gradient.stops.dumpText)"
    }
  }

  var summary: String {
    switch self {
    case .color(let color): color.hexadecimal
    case .linear(let gradient): "linear gradient \(gradient.stops.summary)"
    case .radial(let gradient): "radial gradient \(gradient.stops.summary)"
    case .conic(let gradient): "conic gradient \(gradient.stops.summary)"
    }
  }
}

extension [GradientStop] {
  /// The colors, such as `#FF6600 to #FFAA00`.
  fileprivate var summary: String {
    let colors = map(\.color.hexadecimal)
    return colors.count > 4 ? "of \(colors.count) colors" : colors.joined(separator: " to ")
  }

  fileprivate var dumpText: String {
    map { "\(CGFloat($0.position).hundredths):\($0.color.hexadecimal)" }.joined(separator: " ")
  }
}

extension CGPoint {
  fileprivate var dumpText: String { "\(x.hundredths),\(y.hundredths)" }
}

extension PathContent {
  var dumpText: String {
    var parts = ["path", path.dumpText]
    if let fill { parts.append("fill \(fill.paint.dumpText)" + (fill.rule == .evenodd ? " evenodd" : "")) }
    if let stroke { parts += stroke.dumpParts }
    return parts.joined(separator: " ")
  }
}

extension PathContent.Stroke {
  fileprivate var dumpParts: [String] {
    var parts = ["stroke \(style.width.hundredths) \(color.hexadecimal)"]
    if style.cap != .butt { parts.append("\(style.cap.rawValue) caps") }
    if style.join != .miter { parts.append("\(style.join.rawValue) joins") }
    if !style.dash.isEmpty { parts.append("dash \(style.dash.map(\.hundredths).joined(separator: ","))") }
    if style.dashPhase != 0 { parts.append("phase \(style.dashPhase.hundredths)") }
    return parts
  }
}

extension Path {
  /// The quoted path data, with coordinates rounded to hundredths.
  fileprivate var dumpText: String {
    mappingPoints { CGPoint(x: ($0.x * 100).rounded() / 100, y: ($0.y * 100).rounded() / 100) }.svgPathData.quoted
  }
}

extension ImageContent {
  var dumpText: String {
    var parts = ["image", source.dumpText]
    if mode != .scaleToFill { parts.append(mode.rawValue) }
    if let tint { parts.append(tint.hexadecimal) }
    if scale != 1 { parts.append("scale \(scale.hundredths)") }
    if capInsets != .zero {
      let insets = [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right]
      parts.append("caps \(insets.map(\.hundredths).joined(separator: ","))")
    }
    if sampling != .smooth { parts.append(sampling.rawValue) }
    return parts.joined(separator: " ")
  }
}

extension ImageContent.Source {
  fileprivate var dumpText: String {
    switch self {
    case .file(let file): file.quoted
    case .bitmap(let bitmap): "\(bitmap.width)x\(bitmap.height)px"
    }
  }
}
