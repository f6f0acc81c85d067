import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// An interpreter of SVG documents that draws their shapes.
///
/// Source: SVG 2. Text, bitmaps, masks, filters, patterns and markers are omitted and reported.
struct SVGDocument {
  private let root: SVGElement
  private let viewBox: CGRect
  private(set) var declarations: SVGDeclarations
  private var drawing: VectorDrawing
  private(set) var drawnCount = 0

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
    try document.draw(document.root, style: SVGStyle(matrix: matrix), depth: 0)
    try document.drawing.checkPointCount()
    return document.drawing
  }

  init(root: SVGElement) throws(VectorProblem) {
    self.root = root
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
    declarations = SVGDeclarations(root: root, viewBox: viewBox)
  }

  /// Returns an element by its identifier.
  func element(_ id: String) -> SVGElement? { declarations.identified(id) }

  /// Returns an element by its identifier, as a drawing of a rectangle of the document.
  ///
  /// The limits apply to all drawings of a document together, because a document can have many that use each other's
  /// elements.
  mutating func drawing(of elementID: String, in rect: CGRect) throws(VectorProblem) -> VectorDrawing? {
    guard let element = element(elementID) else { return nil }
    drawing = VectorDrawing(size: rect.size, after: drawing)
    var style = SVGStyle(matrix: .translation(x: -rect.minX, y: -rect.minY))
    for ancestor in ancestors(of: element) { inherit(from: declarations.element(ancestor), &style) }
    try draw(element, style: style, depth: 0)
    try drawing.checkPointCount()
    return drawing
  }

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

  private func inherit(from declared: SVGDeclarations.Element, _ style: inout SVGStyle) {
    for change in declared.changes { change(&style) }
  }

  private mutating func draw(_ element: SVGElement, style outer: SVGStyle, depth: Int) throws(VectorProblem) {
    // Elements that are not displayed count, too, because others can contain them any number of times.
    drawnCount += 1
    guard drawnCount <= Self.maximumElementCount else {
      throw VectorProblem(reason: "it draws more than \(Self.maximumElementCount) elements")
    }
    let declared = declarations.element(element)
    guard depth < 64, declared.isDisplayed else { return }
    try drawing.checkPointCount()
    var style = outer
    inherit(from: declared, &style)
    for feature in declared.omissions { drawing.omit(feature) }
    if let clip = declared.clip { try addClip(declarations.clip(clip), to: &style) }
    switch element.name {
    case "svg", "g", "a", "switch":
      if element !== root, element.name == "svg" {
        style.matrix = declared.contentMatrix.followed(by: style.matrix)
      }
      for child in element.children { try draw(child, style: style, depth: depth + 1) }
    case "use":
      guard let target = declared.target else { return }
      style.matrix = declared.contentMatrix.followed(by: style.matrix)
      if target.name == "symbol" {
        for child in target.children { try draw(child, style: style, depth: depth + 4) }
      } else {
        try draw(target, style: style, depth: depth + 4)
      }
    case "text", "image", "foreignObject": drawing.omit("<\(element.name)> elements")
    default: if let path = declared.path { draw(path, box: declared.box, style: style) }
    }
  }

  private mutating func addClip(_ clip: SVGDeclarations.Clip, to style: inout SVGStyle) throws(VectorProblem) {
    if clip.hasBoxUnits { return drawing.omit("clips in bounding box units") }
    drawing.addPoints(clip.pointCount)
    try drawing.checkPointCount()
    style.clips.append(ClipPath(path: clip.path(in: style.matrix), rule: clip.rule))
  }

  private mutating func draw(_ path: Path, box: CGRect, style: SVGStyle) {
    guard style.isVisible, style.opacity > 0, !path.isEmpty else { return }
    let fill = paint(style.fill, style: style, box: box)
    let stroke = style.pen.width > 0 ? paint(style.stroke, style: style, box: box) : nil
    guard fill != nil || stroke != nil else { return }
    let mapped = path.transformed(by: style.matrix)
    if let fill {
      drawing.add(
        mapped, fill: (fill.faded(style.fillOpacity), style.fillRule), opacity: style.opacity, clips: style.clips)
    }
    guard let stroke else { return }
    guard case .color = stroke, case .color(let color) = stroke.faded(style.strokeOpacity) else {
      return drawing.omit("lines with a gradient")
    }
    drawing.add(
      mapped, stroke: PathContent.Stroke(color: color, style: style.pen.scaled(by: style.matrix.lengthFactor)),
      opacity: style.opacity, clips: style.clips)
  }

  // MARK: Paints

  private mutating func paint(_ paint: SVGStyle.Paint, style: SVGStyle, box: CGRect) -> VectorPaint? {
    switch paint {
    case .none: return nil
    case .color(let color): return .color(color)
    case .currentColor: return .color(style.color)
    case .gradient(let element):
      return self.paint(declarations.gradient(element), matrix: style.matrix, box: box)
    case .omitted(let feature):
      drawing.omit(feature)
      return nil
    }
  }

  private func paint(_ gradient: SVGDeclarations.Gradient, matrix: Affine, box: CGRect) -> VectorPaint? {
    guard let last = gradient.stops.last else { return nil }
    if gradient.stops.count == 1 { return .color(last.color) }
    var matrix = matrix
    if gradient.hasBoxUnits {
      matrix = Affine(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY).followed(by: matrix)
    }
    if let transform = gradient.transform { matrix = transform.followed(by: matrix) }
    switch gradient.shape {
    case .linear(let from, let to):
      return .linear(from: matrix.apply(from), to: matrix.apply(to), stops: gradient.stops)
    case .radial(let center, let radius):
      return .radial(center: matrix.apply(center), radius: radius * matrix.lengthFactor, stops: gradient.stops)
    }
  }
}
