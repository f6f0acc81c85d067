import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// An interpreter of SVG documents that draws their shapes.
///
/// Source: SVG 2. Text, bitmaps, masks, filters, patterns and markers are omitted and reported.
struct SVGDocument {
  private let root: SVGElement
  private let identified: [String: SVGElement]
  private var drawing: VectorDrawing
  private let viewBox: CGRect
  private var drawnCount = 0

  /// The largest number of elements that are drawn. Elements that use each other would be drawn any number of times.
  private static let maximumElementCount = 100_000

  /// Returns a document as a drawing of the same size.
  static func drawing(of data: Data) throws(VectorProblem) -> VectorDrawing {
    var document = try SVGDocument(root: SVGElement.document(data))
    let (size, viewBox) = (document.drawing.size, document.viewBox)
    let scale = min(size.width / viewBox.width, size.height / viewBox.height)
    let matrix = Affine(
      a: scale, b: 0, c: 0, d: scale, tx: (size.width - viewBox.width * scale) / 2 - viewBox.minX * scale,
      ty: (size.height - viewBox.height * scale) / 2 - viewBox.minY * scale)
    try document.draw(document.root, style: Style(matrix: matrix), depth: 0)
    try document.drawing.checkPointCount()
    return document.drawing
  }

  /// Returns an element of a document by its identifier, as a drawing of a rectangle of the document.
  static func drawing(of data: Data, elementID: String, in rect: CGRect) throws(VectorProblem) -> VectorDrawing? {
    var document = try SVGDocument(root: SVGElement.document(data))
    guard let element = document.identified[elementID] else { return nil }
    document.drawing = VectorDrawing(size: rect.size)
    var style = Style(matrix: .translation(x: -rect.minX, y: -rect.minY))
    for ancestor in document.ancestors(of: element) { style.inherit(from: ancestor) }
    try document.draw(element, style: style, depth: 0)
    return document.drawing
  }

  init(root: SVGElement) throws(VectorProblem) {
    self.root = root
    var identified: [String: SVGElement] = [:]
    for element in root.descendants {
      if let id = element.attributes["id"], identified[id] == nil { identified[id] = element }
    }
    self.identified = identified
    let box = SVGElement.numbers(root.attributes["viewBox"] ?? "")
    let hasBox = box.count == 4 && box[2] > 0 && box[3] > 0
    let width = root.number("width", of: hasBox ? box[2] : 100) ?? (hasBox ? box[2] : 100)
    let height = root.number("height", of: hasBox ? box[3] : 100) ?? (hasBox ? box[3] : 100)
    guard width > 0, height > 0, width < 100_000, height < 100_000 else {
      throw VectorProblem(reason: "its size is \(width) x \(height)")
    }
    drawing = VectorDrawing(size: CGSize(width: width, height: height))
    viewBox =
      hasBox ? CGRect(x: box[0], y: box[1], width: box[2], height: box[3]) : CGRect(origin: .zero, size: drawing.size)
  }

  /// Returns an element by its identifier.
  func element(_ id: String) -> SVGElement? { identified[id] }

  private func ancestors(of element: SVGElement) -> [SVGElement] {
    func path(from parent: SVGElement) -> [SVGElement]? {
      if parent === element { return [] }
      for child in parent.children {
        if let rest = path(from: child) { return [parent] + rest }
      }
      return nil
    }
    return path(from: root) ?? []
  }

  /// The inherited properties.
  private struct Style {
    var matrix: Affine
    var fill = "black"
    var stroke = "none"
    var color = "black"
    var fillRule = FillRule.nonzero
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    var pen = StrokeStyle(width: 1, miterLimit: 4)
    var isVisible = true
    /// The product of the opacities of the enclosing groups.
    var opacity = 1.0
    var clips: [ClipPath] = []

    mutating func inherit(from element: SVGElement) {
      if let transform = element.property("transform") {
        matrix = SVGDocument.transform(transform).followed(by: matrix)
      }
      func set<Value>(_ target: inout Value, _ name: String, _ convert: (String) -> Value?) {
        if let text = element.property(name), text != "inherit", let value = convert(text) { target = value }
      }
      set(&color, "color") { $0 }
      set(&fill, "fill") { $0 }
      set(&stroke, "stroke") { $0 }
      set(&fillRule, "fill-rule") { FillRule(rawValue: $0) }
      set(&fillOpacity, "fill-opacity", Self.opacity)
      set(&strokeOpacity, "stroke-opacity", Self.opacity)
      set(&pen.width, "stroke-width") { SVGElement.length($0, of: 0) }
      set(&pen.cap, "stroke-linecap") { LineCap(rawValue: $0) }
      set(&pen.join, "stroke-linejoin") { LineJoin(rawValue: $0) }
      set(&pen.miterLimit, "stroke-miterlimit") { SVGElement.length($0, of: 0) }
      set(&pen.dash, "stroke-dasharray") { $0 == "none" ? [] : SVGElement.numbers($0) }
      set(&pen.dashPhase, "stroke-dashoffset") { SVGElement.length($0, of: 0) }
      set(&isVisible, "visibility") { $0 == "visible" }
      if let own = element.property("opacity").flatMap(Self.opacity) { opacity *= own }
    }

    static func opacity(_ text: String) -> Double? {
      SVGElement.length(text, of: 1).map { min(max(Double($0), 0), 1) }
    }
  }

  private mutating func draw(_ element: SVGElement, style outer: Style, depth: Int) throws(VectorProblem) {
    guard depth < 64, element.property("display") != "none" else { return }
    drawnCount += 1
    guard drawnCount <= Self.maximumElementCount else {
      throw VectorProblem(reason: "it draws more than \(Self.maximumElementCount) elements")
    }
    try drawing.checkPointCount()
    var style = outer
    style.inherit(from: element)
    for feature in ["mask", "filter"] where element.property(feature).map({ $0 != "none" }) == true {
      drawing.omit("\(feature)s")
    }
    if let clip = element.property("clip-path"), clip != "none" { addClip(clip, to: &style) }
    switch element.name {
    case "svg", "g", "a", "switch":
      if element !== root, element.name == "svg" { moveIntoNested(element, &style) }
      for child in element.children { try draw(child, style: style, depth: depth + 1) }
    case "use":
      guard let target = reference(element) else { return }
      let offset = Affine.translation(x: element.number("x") ?? 0, y: element.number("y") ?? 0)
      style.matrix = offset.followed(by: style.matrix)
      if target.name == "symbol" {
        for child in target.children { try draw(child, style: style, depth: depth + 4) }
      } else {
        try draw(target, style: style, depth: depth + 4)
      }
    case "text", "image", "foreignObject": drawing.omit("<\(element.name)> elements")
    default: if let path = shape(element) { draw(path, style: style) }
    }
  }

  private func moveIntoNested(_ element: SVGElement, _ style: inout Style) {
    style.matrix = Affine.translation(x: element.number("x") ?? 0, y: element.number("y") ?? 0)
      .followed(by: style.matrix)
    let box = SVGElement.numbers(element.attributes["viewBox"] ?? "")
    guard box.count == 4, box[2] > 0, box[3] > 0 else { return }
    let scale = min(
      (element.number("width", of: viewBox.width) ?? viewBox.width) / box[2],
      (element.number("height", of: viewBox.height) ?? viewBox.height) / box[3])
    style.matrix = Affine.translation(x: -box[0], y: -box[1]).followed(by: .scale(scale)).followed(by: style.matrix)
  }

  private mutating func draw(_ path: Path, style: Style) {
    guard style.isVisible else { return }
    let mapped = path.transformed(by: style.matrix)
    let box = path.controlPointBounds ?? .zero
    if let paint = paint(style.fill, style: style, box: box) {
      drawing.add(
        mapped, fill: (paint.faded(style.fillOpacity), style.fillRule), opacity: style.opacity, clips: style.clips)
    }
    guard style.pen.width > 0, let paint = paint(style.stroke, style: style, box: box) else { return }
    guard case .color(let color) = paint.faded(style.strokeOpacity) else {
      return drawing.omit("lines with a gradient")
    }
    let factor = style.matrix.lengthFactor
    var pen = style.pen
    pen.width *= factor
    pen.dash = pen.dash.map { $0 * factor }
    pen.dashPhase *= factor
    drawing.add(
      mapped, stroke: PathContent.Stroke(color: color, style: pen), opacity: style.opacity, clips: style.clips)
  }

  private func shape(_ element: SVGElement) -> Path? {
    func value(_ name: String, _ whole: CGFloat) -> CGFloat { element.number(name, of: whole) ?? 0 }
    let (width, height) = (viewBox.width, viewBox.height)
    var path = Path()
    switch element.name {
    case "path":
      guard let data = element.property("d") else { return nil }
      return try? Path(svgPathData: data)
    case "rect":
      let rect = CGRect(
        x: value("x", width), y: value("y", height), width: value("width", width), height: value("height", height))
      guard rect.width > 0, rect.height > 0 else { return nil }
      let rx = element.number("rx", of: width) ?? element.number("ry", of: height) ?? 0
      let ry = element.number("ry", of: height) ?? rx
      if rx > 0, ry > 0 { return roundedRectangle(rect, min(rx, rect.width / 2), min(ry, rect.height / 2)) }
      path.addRect(rect)
    case "circle", "ellipse":
      let isCircle = element.name == "circle"
      let rx = isCircle ? value("r", width) : element.number("rx", of: width) ?? value("ry", height)
      let ry = isCircle ? rx : element.number("ry", of: height) ?? rx
      guard rx > 0, ry > 0 else { return nil }
      path.addEllipse(
        in: CGRect(x: value("cx", width) - rx, y: value("cy", height) - ry, width: 2 * rx, height: 2 * ry))
    case "line":
      path.move(to: CGPoint(x: value("x1", width), y: value("y1", height)))
      path.addLine(to: CGPoint(x: value("x2", width), y: value("y2", height)))
    case "polyline", "polygon":
      let numbers = SVGElement.numbers(element.attributes["points"] ?? "")
      guard numbers.count >= 4 else { return nil }
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        let point = CGPoint(x: numbers[index], y: numbers[index + 1])
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      if element.name == "polygon" { path.closeSubpath() }
    default: return nil
    }
    return path
  }

  private func roundedRectangle(_ rect: CGRect, _ rx: CGFloat, _ ry: CGFloat) -> Path? {
    let (x, y, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    return try? Path(
      svgPathData: """
        M\(x + rx) \(y)H\(right - rx)A\(rx) \(ry) 0 0 1 \(right) \(y + ry)V\(bottom - ry)\
        A\(rx) \(ry) 0 0 1 \(right - rx) \(bottom)H\(x + rx)A\(rx) \(ry) 0 0 1 \(x) \(bottom - ry)\
        V\(y + ry)A\(rx) \(ry) 0 0 1 \(x + rx) \(y)Z
        """)
  }

  private mutating func addClip(_ reference: String, to style: inout Style) {
    guard let clip = Self.identifier(reference).flatMap({ identified[$0] }), clip.name == "clipPath" else { return }
    var path = Path()
    var rule = FillRule.nonzero
    var matrix = style.matrix
    if let transform = clip.property("transform") { matrix = Self.transform(transform).followed(by: matrix) }
    for child in clip.children {
      let target = child.name == "use" ? self.reference(child) ?? child : child
      guard let shape = shape(target) else { continue }
      let own = target.property("transform").map { Self.transform($0).followed(by: matrix) } ?? matrix
      if target.property("clip-rule") == "evenodd" { rule = .evenodd }
      path.addPath(shape.transformed(by: own))
    }
    if clip.attributes["clipPathUnits"] == "objectBoundingBox" { return drawing.omit("clips in bounding box units") }
    style.clips.append(ClipPath(path: path, rule: rule))
  }

  private func reference(_ element: SVGElement) -> SVGElement? {
    let target = element.attributes["href"] ?? element.attributes["xlink:href"]
    guard let target, target.hasPrefix("#") else { return nil }
    return identified[String(target.dropFirst())]
  }

  private static func identifier(_ text: String) -> String? {
    guard let start = text.range(of: "url(") else { return nil }
    let inner = text[start.upperBound...].prefix { $0 != ")" }
    let trimmed = inner.trimmingCharacters(in: CharacterSet(charactersIn: "\"' "))
    return trimmed.hasPrefix("#") ? String(trimmed.dropFirst()) : nil
  }

  // MARK: Paints

  private mutating func paint(_ text: String, style: Style, box: CGRect) -> VectorPaint? {
    if text == "none" || text == "transparent" { return nil }
    if let id = Self.identifier(text) {
      guard let element = identified[id] else { return nil }
      guard element.name.hasSuffix("Gradient") else {
        drawing.omit("<\(element.name)> paints")
        return nil
      }
      return gradient(element, style: style, box: box)
    }
    let name = text == "currentColor" || text == "context-fill" ? style.color : text
    return .color(SVGColor.color(name) ?? .black)
  }

  private func gradient(_ element: SVGElement, style: Style, box: CGRect) -> VectorPaint? {
    // A gradient inherits missing attributes from the gradient that it refers to. The limit ends a cycle.
    var chain = [element]
    while chain.count < 8, let next = reference(chain[chain.count - 1]) { chain.append(next) }
    func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0.attributes[name] }.first }
    let stops = (chain.first { $0.children.contains { $0.name == "stop" } }?.children ?? []).compactMap(stop)
    guard let last = stops.last else { return nil }
    if stops.count == 1 { return .color(last.color) }
    let isBox = attribute("gradientUnits") != "userSpaceOnUse"
    var matrix =
      isBox
      ? Affine(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY).followed(by: style.matrix)
      : style.matrix
    if let transform = attribute("gradientTransform") { matrix = Self.transform(transform).followed(by: matrix) }
    func value(_ name: String, _ standard: String, _ whole: CGFloat) -> CGFloat {
      SVGElement.length(attribute(name) ?? standard, of: isBox ? 1 : whole) ?? 0
    }
    let (width, height) = (viewBox.width, viewBox.height)
    if element.name == "linearGradient" {
      return .linear(
        from: matrix.apply(CGPoint(x: value("x1", "0%", width), y: value("y1", "0%", height))),
        to: matrix.apply(CGPoint(x: value("x2", "100%", width), y: value("y2", "0%", height))), stops: stops)
    }
    return .radial(
      center: matrix.apply(CGPoint(x: value("cx", "50%", width), y: value("cy", "50%", height))),
      radius: value("r", "50%", (width + height) / 2) * matrix.lengthFactor, stops: stops)
  }

  private func stop(_ element: SVGElement) -> GradientStop? {
    guard element.name == "stop" else { return nil }
    var color = SVGColor.color(element.property("stop-color") ?? "black") ?? .black
    let opacity = element.property("stop-opacity").flatMap(Style.opacity) ?? 1
    color.alpha = UInt8((Double(color.alpha) * opacity).rounded())
    let position = SVGElement.length(element.property("offset") ?? "0", of: 1) ?? 0
    return GradientStop(position: min(max(Double(position), 0), 1), color: color)
  }

  /// Reads a list of transforms.
  static func transform(_ text: String) -> Affine {
    var result = Affine.identity
    for part in text.components(separatedBy: ")") {
      let pieces = part.components(separatedBy: "(")
      guard pieces.count == 2 else { continue }
      let n = SVGElement.numbers(pieces[1])
      let name = pieces[0].trimmingCharacters(in: CharacterSet(charactersIn: ", \n\t\r"))
      let step: Affine
      switch (name, n.count) {
      case ("matrix", 6): step = Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      case ("translate", 1...): step = .translation(x: n[0], y: n.count > 1 ? n[1] : 0)
      case ("scale", 1...): step = .scale(x: n[0], y: n.count > 1 ? n[1] : n[0])
      case ("rotate", 3...):
        step = Affine.translation(x: -n[1], y: -n[2]).followed(by: .rotation(degrees: n[0]))
          .followed(by: .translation(x: n[1], y: n[2]))
      case ("rotate", 1...): step = .rotation(degrees: n[0])
      case ("skewX", 1...): step = Affine(a: 1, b: 0, c: tangent(n[0]), d: 1, tx: 0, ty: 0)
      case ("skewY", 1...): step = Affine(a: 1, b: tangent(n[0]), c: 0, d: 1, tx: 0, ty: 0)
      default: continue
      }
      result = step.followed(by: result)
    }
    return result
  }

  private static func tangent(_ degrees: CGFloat) -> CGFloat {
    let turn = Affine.rotation(degrees: degrees)
    return turn.a == 0 ? 0 : turn.b / turn.a
  }
}

/// Colours in the notations of CSS.
///
/// Source: CSS Color Module Level 4, sections 5 and 6.
enum SVGColor {
  static func color(_ text: String) -> Color? {
    let text = text.lowercased()
    if text.hasPrefix("#") {
      let digits = text.dropFirst()
      let isShort = digits.count == 3 || digits.count == 4
      return Color(hexadecimal: "#" + (isShort ? digits.map { "\($0)\($0)" }.joined() : String(digits)))
    }
    if text.hasPrefix("rgb") { return function(text) }
    if text == "transparent" { return .clear }
    return names[text].flatMap { Color(hexadecimal: "#" + $0) }
  }

  private static func function(_ text: String) -> Color? {
    let inner = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
    let parts = inner.split { $0 == "," || $0 == "/" || $0.isWhitespace }.map(String.init)
    guard parts.count >= 3 else { return nil }
    func channel(_ text: String) -> UInt8? {
      SVGElement.length(text, of: 255).map { UInt8(min(max($0, 0), 255).rounded()) }
    }
    guard let red = channel(parts[0]), let green = channel(parts[1]), let blue = channel(parts[2]) else { return nil }
    let alpha = parts.count > 3 ? SVGElement.length(parts[3], of: 1) ?? 1 : 1
    return Color(red: red, green: green, blue: blue, alpha: UInt8((min(max(alpha, 0), 1) * 255).rounded()))
  }

  private static let names: [String: String] = {
    var result: [String: String] = [:]
    for entry in list.split(separator: " ") {
      let parts = entry.split(separator: ":")
      result[String(parts[0])] = String(parts[1])
    }
    return result
  }()

  private static let list = """
    aliceblue:f0f8ff antiquewhite:faebd7 aqua:00ffff aquamarine:7fffd4 azure:f0ffff beige:f5f5dc bisque:ffe4c4 \
    black:000000 blanchedalmond:ffebcd blue:0000ff blueviolet:8a2be2 brown:a52a2a burlywood:deb887 cadetblue:5f9ea0 \
    chartreuse:7fff00 chocolate:d2691e coral:ff7f50 cornflowerblue:6495ed cornsilk:fff8dc crimson:dc143c cyan:00ffff \
    darkblue:00008b darkcyan:008b8b darkgoldenrod:b8860b darkgray:a9a9a9 darkgreen:006400 darkgrey:a9a9a9 \
    darkkhaki:bdb76b darkmagenta:8b008b darkolivegreen:556b2f darkorange:ff8c00 darkorchid:9932cc darkred:8b0000 \
    darksalmon:e9967a darkseagreen:8fbc8f darkslateblue:483d8b darkslategray:2f4f4f darkslategrey:2f4f4f \
    darkturquoise:00ced1 darkviolet:9400d3 deeppink:ff1493 deepskyblue:00bfff dimgray:696969 dimgrey:696969 \
    dodgerblue:1e90ff firebrick:b22222 floralwhite:fffaf0 forestgreen:228b22 fuchsia:ff00ff gainsboro:dcdcdc \
    ghostwhite:f8f8ff gold:ffd700 goldenrod:daa520 gray:808080 green:008000 greenyellow:adff2f grey:808080 \
    honeydew:f0fff0 hotpink:ff69b4 indianred:cd5c5c indigo:4b0082 ivory:fffff0 khaki:f0e68c lavender:e6e6fa \
    lavenderblush:fff0f5 lawngreen:7cfc00 lemonchiffon:fffacd lightblue:add8e6 lightcoral:f08080 lightcyan:e0ffff \
    lightgoldenrodyellow:fafad2 lightgray:d3d3d3 lightgreen:90ee90 lightgrey:d3d3d3 lightpink:ffb6c1 \
    lightsalmon:ffa07a lightseagreen:20b2aa lightskyblue:87cefa lightslategray:778899 lightslategrey:778899 \
    lightsteelblue:b0c4de lightyellow:ffffe0 lime:00ff00 limegreen:32cd32 linen:faf0e6 magenta:ff00ff maroon:800000 \
    mediumaquamarine:66cdaa mediumblue:0000cd mediumorchid:ba55d3 mediumpurple:9370db mediumseagreen:3cb371 \
    mediumslateblue:7b68ee mediumspringgreen:00fa9a mediumturquoise:48d1cc mediumvioletred:c71585 \
    midnightblue:191970 mintcream:f5fffa mistyrose:ffe4e1 moccasin:ffe4b5 navajowhite:ffdead navy:000080 \
    oldlace:fdf5e6 olive:808000 olivedrab:6b8e23 orange:ffa500 orangered:ff4500 orchid:da70d6 palegoldenrod:eee8aa \
    palegreen:98fb98 paleturquoise:afeeee palevioletred:db7093 papayawhip:ffefd5 peachpuff:ffdab9 peru:cd853f \
    pink:ffc0cb plum:dda0dd powderblue:b0e0e6 purple:800080 rebeccapurple:663399 red:ff0000 rosybrown:bc8f8f \
    royalblue:4169e1 saddlebrown:8b4513 salmon:fa8072 sandybrown:f4a460 seagreen:2e8b57 seashell:fff5ee \
    sienna:a0522d silver:c0c0c0 skyblue:87ceeb slateblue:6a5acd slategray:708090 slategrey:708090 snow:fffafa \
    springgreen:00ff7f steelblue:4682b4 tan:d2b48c teal:008080 thistle:d8bfd8 tomato:ff6347 turquoise:40e0d0 \
    violet:ee82ee wheat:f5deb3 white:ffffff whitesmoke:f5f5f5 yellow:ffff00 yellowgreen:9acd32
    """
}
