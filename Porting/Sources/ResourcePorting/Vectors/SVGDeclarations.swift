import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// What the elements of an SVG document declare, converted from their texts.
///
/// A document can draw an element any number of times, with the texts of any length. Each element is therefore
/// converted once.
struct SVGDeclarations {
  /// What an element declares, whatever the elements around it are.
  struct Element {
    var isDisplayed: Bool
    /// The features that are left out.
    var omissions: [String]
    var changes: [SVGStyle.Change]
    var clip: SVGElement?
    /// The transform and the rule of a shape in a clip.
    var transform: Affine?
    var clipRule: FillRule
    /// The element that a `<use>` element draws.
    var target: SVGElement?
    /// The transform of the content of a `<use>` element or a nested `<svg>` element.
    var contentMatrix = Affine.identity
    var path: Path?
    /// The bounds of the path.
    var box = CGRect.zero
  }

  /// A clip before the transform of the element that it clips.
  struct Clip {
    var shapes: [(path: Path, transform: Affine?)] = []
    var transform: Affine?
    var rule = FillRule.nonzero
    /// Whether its units depend on the element that it clips, which is not supported.
    var hasBoxUnits: Bool
    var pointCount = 0

    /// Returns the clip of an element with a matrix.
    func path(in matrix: Affine) -> Path {
      let matrix = transform?.followed(by: matrix) ?? matrix
      var path = Path()
      for shape in shapes { path.addPath(shape.path.transformed(by: shape.transform?.followed(by: matrix) ?? matrix)) }
      return path
    }
  }

  /// A gradient in its own units.
  struct Gradient {
    enum Shape {
      case linear(from: CGPoint, to: CGPoint)
      case radial(center: CGPoint, radius: CGFloat)
    }

    var stops: [GradientStop]
    /// Whether its units are the bounds of the element that it paints.
    var hasBoxUnits: Bool
    var transform: Affine?
    var shape: Shape
  }

  /// What one element of a gradient declares, which other gradients can inherit.
  private struct GradientPart {
    /// The stops; `nil` if it has none of its own.
    var stops: [GradientStop]?
    var transform: Affine?
    /// The gradient that it refers to.
    var parent: SVGElement?
  }

  /// The length to which names in reports are shortened, in characters.
  private static let maximumNameLength = 100

  private let viewBox: CGRect
  private let identified: [String: SVGElement]
  /// The number of elements that were converted, which does not depend on how often they are drawn.
  private(set) var conversionCount = 0
  private var elements: [ObjectIdentifier: Element] = [:]
  private var clips: [ObjectIdentifier: Clip] = [:]
  private var gradients: [ObjectIdentifier: Gradient] = [:]
  private var gradientParts: [ObjectIdentifier: GradientPart] = [:]

  init(root: SVGElement, viewBox: CGRect) {
    self.viewBox = viewBox
    var identified: [String: SVGElement] = [:]
    for element in root.descendants {
      if let id = element.attributes["id"], identified[id] == nil { identified[id] = element }
    }
    self.identified = identified
  }

  /// Returns an element by its identifier.
  func identified(_ id: String) -> SVGElement? { identified[id] }

  /// Returns what an element declares.
  mutating func element(_ element: SVGElement) -> Element {
    converted(element, storedIn: \.elements) { $0.declared(by: element) }
  }

  /// Returns a `<clipPath>` element as a clip.
  mutating func clip(_ element: SVGElement) -> Clip {
    converted(element, storedIn: \.clips) { $0.clip(declaredBy: element) }
  }

  /// Returns a `<linearGradient>` or `<radialGradient>` element as a gradient.
  mutating func gradient(_ element: SVGElement) -> Gradient {
    converted(element, storedIn: \.gradients) { $0.gradient(declaredBy: element) }
  }

  /// Returns a stored conversion of an element, or converts and stores it.
  private mutating func converted<Value>(
    _ element: SVGElement, storedIn values: WritableKeyPath<Self, [ObjectIdentifier: Value]>,
    by convert: (inout Self) -> Value
  ) -> Value {
    let id = ObjectIdentifier(element)
    if let known = self[keyPath: values][id] { return known }
    let new = convert(&self)
    conversionCount += 1
    self[keyPath: values][id] = new
    return new
  }

  // MARK: Elements

  private func declared(by element: SVGElement) -> Element {
    let features = ["mask", "filter"].filter { name in element.property(name).map { $0 != "none" } == true }
    var result = Element(
      isDisplayed: element.property("display") != "none", omissions: features.map { "\($0)s" },
      changes: SVGStyle.changes(of: element) { paint($0) }, clip: clipElement(of: element),
      transform: element.property("transform").map(Affine.init(svgTransform:)),
      clipRule: element.property("clip-rule") == "evenodd" ? .evenodd : .nonzero)
    switch element.name {
    case "use":
      result.target = reference(element)
      result.contentMatrix = .translation(x: element.number("x") ?? 0, y: element.number("y") ?? 0)
    case "svg": result.contentMatrix = nestedMatrix(element)
    default:
      result.path = shape(element)
      result.box = result.path?.controlPointBounds ?? .zero
    }
    return result
  }

  private func clipElement(of element: SVGElement) -> SVGElement? {
    guard let text = element.property("clip-path"), text != "none" else { return nil }
    guard let clip = Self.identifier(text).flatMap({ identified[$0] }), clip.name == "clipPath" else { return nil }
    return clip
  }

  private func paint(_ text: String) -> SVGStyle.Paint {
    if text == "none" || text == "transparent" { return .none }
    if let id = Self.identifier(text) {
      guard let element = identified[id] else { return .none }
      if element.name.hasSuffix("Gradient") { return .gradient(element) }
      return .omitted(feature: "<\(element.name.prefix(Self.maximumNameLength))> paints")
    }
    if text == "currentColor" || text == "context-fill" { return .currentColor }
    return .color(SVGColor.color(text) ?? .black)
  }

  /// Returns the transform of the content of a nested `<svg>` element.
  private func nestedMatrix(_ element: SVGElement) -> Affine {
    let offset = Affine.translation(x: element.number("x") ?? 0, y: element.number("y") ?? 0)
    let box = SVGElement.numbers(element.attributes["viewBox"] ?? "")
    guard box.count == 4, box[2] > 0, box[3] > 0 else { return offset }
    let scale = min(
      (element.number("width", of: viewBox.width) ?? viewBox.width) / box[2],
      (element.number("height", of: viewBox.height) ?? viewBox.height) / box[3])
    return Affine.translation(x: -box[0], y: -box[1]).followed(by: .scale(scale)).followed(by: offset)
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

  // MARK: Clips and gradients

  private mutating func clip(declaredBy element: SVGElement) -> Clip {
    var clip = Clip(
      transform: self.element(element).transform,
      hasBoxUnits: element.attributes["clipPathUnits"] == "objectBoundingBox")
    for child in element.children {
      let target = self.element(child.name == "use" ? self.element(child).target ?? child : child)
      guard let path = target.path, !path.isEmpty else { continue }
      if target.clipRule == .evenodd { clip.rule = .evenodd }
      clip.shapes.append((path, target.transform))
      clip.pointCount += path.elements.count
    }
    return clip
  }

  private mutating func gradient(declaredBy element: SVGElement) -> Gradient {
    // A gradient inherits missing attributes from the gradient that it refers to. The limit ends a cycle.
    var chain = [element]
    var parts = [gradientPart(element)]
    while chain.count < 8, let next = parts[parts.count - 1].parent {
      chain.append(next)
      parts.append(gradientPart(next))
    }
    func attribute(_ name: String) -> String? { chain.lazy.compactMap { $0.attributes[name] }.first }
    let isBox = attribute("gradientUnits") != "userSpaceOnUse"
    func value(_ name: String, _ standard: String, _ whole: CGFloat) -> CGFloat {
      SVGElement.length(attribute(name) ?? standard, of: isBox ? 1 : whole) ?? 0
    }
    func point(_ x: String, _ y: String, or standard: (x: String, y: String)) -> CGPoint {
      CGPoint(x: value(x, standard.x, viewBox.width), y: value(y, standard.y, viewBox.height))
    }
    let shape: Gradient.Shape =
      element.name == "linearGradient"
      ? .linear(from: point("x1", "y1", or: ("0%", "0%")), to: point("x2", "y2", or: ("100%", "0%")))
      : .radial(
        center: point("cx", "cy", or: ("50%", "50%")),
        radius: value("r", "50%", (viewBox.width + viewBox.height) / 2))
    return Gradient(
      stops: parts.lazy.compactMap(\.stops).first ?? [], hasBoxUnits: isBox,
      transform: parts.lazy.compactMap(\.transform).first, shape: shape)
  }

  private mutating func gradientPart(_ element: SVGElement) -> GradientPart {
    converted(element, storedIn: \.gradientParts) { declarations in
      let hasStops = element.children.contains { $0.name == "stop" }
      return GradientPart(
        stops: hasStops ? element.children.compactMap(declarations.stop) : nil,
        transform: element.attributes["gradientTransform"].map(Affine.init(svgTransform:)),
        parent: declarations.reference(element))
    }
  }

  private func stop(_ element: SVGElement) -> GradientStop? {
    guard element.name == "stop" else { return nil }
    var color = SVGColor.color(element.property("stop-color") ?? "black") ?? .black
    let opacity = element.property("stop-opacity").flatMap(SVGStyle.opacity) ?? 1
    color.alpha = UInt8((Double(color.alpha) * opacity).rounded())
    let position = SVGElement.length(element.property("offset") ?? "0", of: 1) ?? 0
    return GradientStop(position: min(max(Double(position), 0), 1), color: color)
  }
}
