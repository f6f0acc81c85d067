import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// An interpreter of a page's content that draws its paths.
///
/// Source: ISO 32000-1, sections 8 and 11. Text, tiling patterns, soft masks that are not paths, and some
/// kinds of bitmaps are omitted and reported.
struct PDFPage {
  /// Returns the first page of a file as a drawing.
  static func drawing(of data: Data) throws(VectorProblem) -> VectorDrawing {
    let document = try PDFDocument(data)
    let page = try document.firstPage()
    guard let box = document.numbers(page["CropBox"]) ?? document.numbers(page["MediaBox"]), box.count == 4 else {
      throw VectorProblem(reason: "its page has no size")
    }
    let origin = CGPoint(x: min(box[0], box[2]), y: min(box[1], box[3]))
    var size = CGSize(width: abs(box[2] - box[0]), height: abs(box[3] - box[1]))
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw VectorProblem(reason: "its page has no size")
    }
    var matrix = Affine(a: 1, b: 0, c: 0, d: -1, tx: -origin.x, ty: size.height + origin.y)
    let turns = Int(exactly: document.number(page["Rotate"])?.rounded(.towardZero) ?? 0).map { $0 / 90 } ?? 0
    for _ in 0..<((turns % 4 + 4) % 4) {
      matrix = matrix.followed(by: Affine(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0))
      size = CGSize(width: size.height, height: size.width)
    }
    var interpreter = PDFPage(document: document, drawing: VectorDrawing(size: size), matrix: matrix)
    var content: [UInt8] = []
    if let contents = page["Contents"] {
      for part in document.array(contents) ?? [contents] { content += try interpreter.content(of: part) + [10] }
    }
    try interpreter.run(content, resources: document.dictionary(page["Resources"]) ?? [:], depth: 0)
    try interpreter.drawing.checkPointCount()
    return interpreter.drawing
  }

  /// The largest number of clips of a state. Each becomes a node around the others.
  private static let maximumClipCount = 64
  /// The largest number of operands of an operator.
  private static let maximumOperandCount = 1000

  /// What has been read and executed. Forms that draw each other would otherwise never end: each is read again as often
  /// as it is drawn.
  private struct Cost {
    private var byteCount = 0
    private var operatorCount = 0
    private var pixelCount = 0

    private static let maximumPixelCount = 1 << 21
    private static let maximumOperatorCount = 100_000

    mutating func add(byteCount count: Int) throws(VectorProblem) {
      byteCount += count
      guard byteCount <= PDFDocument.maximumByteCount else {
        throw VectorProblem(reason: "its content has more than \(PDFDocument.maximumByteCount) bytes")
      }
    }

    /// Counts the pixels of a bitmap, as often as it is drawn.
    mutating func add(pixelCount count: Int) throws(VectorProblem) {
      pixelCount += count
      guard pixelCount <= Self.maximumPixelCount else {
        throw VectorProblem(reason: "its bitmaps have more than \(Self.maximumPixelCount) pixels")
      }
    }

    mutating func add(operatorCount count: Int) throws(VectorProblem) {
      operatorCount += count
      guard operatorCount <= Self.maximumOperatorCount else {
        throw VectorProblem(reason: "it executes more than \(Self.maximumOperatorCount) operators")
      }
    }
  }

  private let document: PDFDocument
  private var drawing: VectorDrawing
  private var cost = Cost()
  /// The functions and the stops of gradients that were read, by the numbers of their objects.
  private var functions: [Int: PDFFunction?] = [:]
  private var gradients: [Int: [GradientStop]] = [:]
  private var state: State
  private var saved: [State] = []
  private var operands: [PDFObject] = []
  private var path = Path()
  private var current = CGPoint.zero
  private var subpathStart = CGPoint.zero
  private var pendingClip: FillRule?

  private init(document: PDFDocument, drawing: VectorDrawing, matrix: Affine) {
    self.document = document
    self.drawing = drawing
    state = State(matrix: matrix)
  }

  /// The graphics state.
  private struct State {
    var matrix: Affine
    var fill = VectorPaint.color(.black)
    var stroke = VectorPaint.color(.black)
    var fillSpace = ColorSpace.gray
    var strokeSpace = ColorSpace.gray
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    var pen = StrokeStyle(width: 1)
    var clips: [ClipPath] = []
    /// The soft mask, if it is opaque inside a path and clear outside; otherwise empty.
    var mask: [ClipPath] = []
  }

  private enum ColorSpace {
    case gray
    case rgb
    case cmyk
    case pattern
    /// A color space of named colorants, with its alternate space and its tint transform.
    indirect case tint(alternate: ColorSpace, transform: PDFFunction?)
  }

  /// Returns the decoded bytes of a stream. A stream that costs more to decode than to read counts in its encoded form.
  private mutating func content(of object: PDFObject?) throws(VectorProblem) -> [UInt8] {
    let content = try document.content(of: object)
    try cost.add(byteCount: max(content.count, document.encodedByteCount(of: object)))
    return content
  }

  private mutating func run(
    _ content: [UInt8], resources: [String: PDFObject], depth: Int
  ) throws(VectorProblem) {
    guard depth < 12 else { throw VectorProblem(reason: "its form objects contain each other") }
    var lexer = PDFLexer(content)
    operands = []
    while let object = lexer.next() {
      guard case .keyword(let name) = object else {
        if operands.count < Self.maximumOperandCount { operands.append(object) }
        continue
      }
      try cost.add(operatorCount: 1)
      try drawing.checkPointCount()
      if name == "BI" { throw VectorProblem(reason: "it contains inline bitmaps") }
      try execute(name, resources: resources, depth: depth)
      guard state.clips.count <= Self.maximumClipCount else {
        throw VectorProblem(reason: "it clips more than \(Self.maximumClipCount) times without restoring the state")
      }
      operands = []
    }
  }

  private var numbers: [Double] {
    operands.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  private var lastName: String? {
    if case .name(let name)? = operands.last { return name }
    return nil
  }

  private mutating func execute(
    _ name: String, resources: [String: PDFObject], depth: Int
  ) throws(VectorProblem) {
    switch name {
    case "q": if saved.count < 1000 { saved.append(state) }
    case "Q": if let last = saved.popLast() { state = last }
    case "cm":
      let n = numbers
      if n.count == 6 {
        state.matrix = Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]).followed(by: state.matrix)
      }
    case "w", "J", "j", "M", "d": setPen(name)
    case "gs":
      let parameters = document.dictionary(document.dictionary(resources["ExtGState"])?[lastName ?? ""]) ?? [:]
      try applyState(parameters, depth: depth)
    case "m", "l", "c", "v", "y", "h", "re": addToPath(name)
    case "S": paintPath(strokes: true)
    case "s": paintPath(strokes: true, closes: true)
    case "f", "F": paintPath(fill: .nonzero)
    case "f*": paintPath(fill: .evenodd)
    case "B": paintPath(fill: .nonzero, strokes: true)
    case "B*": paintPath(fill: .evenodd, strokes: true)
    case "b": paintPath(fill: .nonzero, strokes: true, closes: true)
    case "b*": paintPath(fill: .evenodd, strokes: true, closes: true)
    case "n": paintPath()
    case "W": pendingClip = .nonzero
    case "W*": pendingClip = .evenodd
    case "g", "rg", "k", "G", "RG", "K", "cs", "CS", "sc", "scn", "SC", "SCN": try setColor(name, resources: resources)
    case "Do": try drawObject(named: lastName ?? "", resources: resources, depth: depth)
    case "Tj", "TJ", "'", "\"": drawing.omit("text")
    case "sh": drawing.omit("shadings")
    default: break
    }
  }

  private mutating func setPen(_ name: String) {
    let first = numbers.first ?? 0
    switch name {
    case "w": state.pen.width = first
    case "J": state.pen.cap = first == 1 ? .round : first == 2 ? .square : .butt
    case "j": state.pen.join = first == 1 ? .round : first == 2 ? .bevel : .miter
    case "M": state.pen.miterLimit = first
    default:
      guard case .array(let dash)? = operands.first else { return }
      state.pen.dash = dash.compactMap { document.number($0).map { CGFloat($0) } }
      state.pen.dashPhase = numbers.last ?? 0
    }
  }

  private mutating func applyState(_ dictionary: [String: PDFObject], depth: Int) throws(VectorProblem) {
    if let opacity = document.number(dictionary["ca"]) { state.fillOpacity = opacity }
    if let opacity = document.number(dictionary["CA"]) { state.strokeOpacity = opacity }
    if let width = document.number(dictionary["LW"]) { state.pen.width = width }
    if let mask = document.dictionary(dictionary["SMask"]) {
      if let path = try clip(from: mask, depth: depth) { state.mask = [path] } else { drawing.omit("soft masks") }
    } else if document.name(dictionary["SMask"]) == "None" {
      state.mask = []
    }
    if let mode = document.name(dictionary["BM"]), mode != "Normal", mode != "Compatible" {
      drawing.omit("the blend mode \(mode)")
    }
  }

  /// Returns a soft mask as a clip; `nil` if it is partly transparent.
  private mutating func clip(from mask: [String: PDFObject], depth: Int) throws(VectorProblem) -> ClipPath? {
    guard let form = document.dictionary(mask["G"]), depth < 8 else { return nil }
    var interpreter = PDFPage(
      document: document, drawing: VectorDrawing(size: drawing.size, after: drawing), matrix: state.matrix)
    interpreter.cost = cost
    defer { cost = interpreter.cost }
    try interpreter.run(
      try interpreter.content(of: mask["G"]), resources: document.dictionary(form["Resources"]) ?? [:],
      depth: depth + 1)
    try interpreter.drawing.checkPointCount()
    guard interpreter.drawing.omissions.isEmpty else { return nil }
    let isLuminosity = document.name(mask["S"]) == "Luminosity"
    var clip = ClipPath(path: Path())
    for node in interpreter.drawing.nodes {
      guard let fill = node.path?.fill, node.path?.stroke == nil, node.opacity == 1,
        case .color(let color) = fill.paint, color.isOpaque, !isLuminosity || color == .white
      else { return nil }
      clip.path.addPath(node.path?.path ?? Path())
      clip.rule = fill.rule
    }
    return clip
  }

  private mutating func addToPath(_ name: String) {
    // A segment without a starting point is an error of the file.
    guard !path.isEmpty || name == "m" || name == "re" else { return }
    let n = numbers
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    func mapped(_ point: CGPoint) -> CGPoint { state.matrix.apply(point) }
    switch (name, n.count) {
    case ("m", 2...):
      path.move(to: mapped(point(0)))
      (current, subpathStart) = (point(0), point(0))
    case ("l", 2...):
      path.addLine(to: mapped(point(0)))
      current = point(0)
    case ("c", 6...):
      path.addCurve(to: mapped(point(4)), control1: mapped(point(0)), control2: mapped(point(2)))
      current = point(4)
    case ("v", 4...):
      path.addCurve(to: mapped(point(2)), control1: mapped(current), control2: mapped(point(0)))
      current = point(2)
    case ("y", 4...):
      path.addCurve(to: mapped(point(2)), control1: mapped(point(0)), control2: mapped(point(2)))
      current = point(2)
    case ("re", 4...):
      var rectangle = Path()
      rectangle.move(to: point(0))
      rectangle.addLine(to: CGPoint(x: n[0] + n[2], y: n[1]))
      rectangle.addLine(to: CGPoint(x: n[0] + n[2], y: n[1] + n[3]))
      rectangle.addLine(to: CGPoint(x: n[0], y: n[1] + n[3]))
      rectangle.closeSubpath()
      path.addPath(rectangle.transformed(by: state.matrix))
      (current, subpathStart) = (point(0), point(0))
    case ("h", _):
      path.closeSubpath()
      current = subpathStart
    default: break
    }
  }

  private mutating func paintPath(fill rule: FillRule? = nil, strokes: Bool = false, closes: Bool = false) {
    if closes, !path.isEmpty { path.closeSubpath() }
    if let rule {
      drawing.add(path, fill: (state.fill.faded(state.fillOpacity), rule), clips: state.mask + state.clips)
    }
    if strokes, !path.isEmpty {
      let pen = state.pen.scaled(by: state.matrix.lengthFactor)
      if case .color(let color) = state.stroke.faded(state.strokeOpacity) {
        drawing.add(path, stroke: PathContent.Stroke(color: color, style: pen), clips: state.mask + state.clips)
      } else {
        drawing.omit("lines with a gradient")
      }
    }
    if let pendingClip {
      let clip = ClipPath(path: path, rule: pendingClip)
      if !coversDrawing(path) { state.clips.append(clip) }
    }
    pendingClip = nil
    path = Path()
  }

  /// Whether a clip is a rectangle around the whole drawing, which has no effect.
  private func coversDrawing(_ path: Path) -> Bool {
    guard let bounds = path.controlPointBounds, path.elements.count <= 6 else { return false }
    let corners = path.elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point):
        (point.x == bounds.minX || point.x == bounds.maxX) && (point.y == bounds.minY || point.y == bounds.maxY)
      case .close: true
      default: false
      }
    }
    return corners && bounds.insetBy(dx: -0.01, dy: -0.01).contains(CGRect(origin: .zero, size: drawing.size))
  }

  private mutating func setColor(_ name: String, resources: [String: PDFObject]) throws(VectorProblem) {
    let isStroke = name.first?.isUppercase == true
    var space = isStroke ? state.strokeSpace : state.fillSpace
    var components = numbers
    switch name.lowercased() {
    case "g": space = .gray
    case "rg": space = .rgb
    case "k": space = .cmyk
    case "cs":
      space = try colorSpace(operands.last, resources: resources, depth: 0)
      components = initialComponents(of: space)
    default: break
    }
    let paint: VectorPaint
    if case .pattern = space {
      guard name.lowercased() != "cs" else { return setSpace(space, isStroke: isStroke) }
      paint = try pattern(named: lastName ?? "", resources: resources)
    } else {
      paint = .color(try color(components, in: space))
    }
    setSpace(space, isStroke: isStroke)
    if isStroke { state.stroke = paint } else { state.fill = paint }
  }

  private mutating func setSpace(_ space: ColorSpace, isStroke: Bool) {
    if isStroke { state.strokeSpace = space } else { state.fillSpace = space }
  }

  private mutating func colorSpace(
    _ object: PDFObject?, resources: [String: PDFObject], depth: Int
  ) throws(VectorProblem) -> ColorSpace {
    guard depth < 8 else { return .gray }
    switch document.resolve(object) {
    case .name("DeviceRGB"), .name("RGB"), .name("CalRGB"): return .rgb
    case .name("DeviceCMYK"), .name("CMYK"): return .cmyk
    case .name("DeviceGray"), .name("G"), .name("CalGray"): return .gray
    case .name("Pattern"): return .pattern
    case .name(let name):
      guard let named = document.dictionary(resources["ColorSpace"])?[name] else { return .gray }
      return try colorSpace(named, resources: [:], depth: depth + 1)
    case .array(let parts):
      switch document.name(parts.first) {
      case "ICCBased":
        let profile = document.dictionary(parts.last)
        let count = document.number(profile?["N"])
        return count == 4 ? .cmyk : count == 3 ? .rgb : .gray
      case "CalRGB", "Lab": return .rgb
      case "Pattern": return .pattern
      case "Separation", "DeviceN":
        guard parts.count > 3 else { return .gray }
        return .tint(
          alternate: try colorSpace(parts[2], resources: resources, depth: depth + 1),
          transform: try function(parts[3]))
      default: return try colorSpace(parts.first, resources: resources, depth: depth + 1)
      }
    default: return .gray
    }
  }

  private func initialComponents(of space: ColorSpace) -> [Double] {
    switch space {
    case .gray, .pattern: [0]
    case .rgb: [0, 0, 0]
    case .cmyk: [0, 0, 0, 1]
    case .tint: [1]
    }
  }

  private mutating func color(_ components: [Double], in space: ColorSpace) throws(VectorProblem) -> Color {
    switch (space, components.count) {
    case (.rgb, 3...): return Color(red: components[0], green: components[1], blue: components[2])
    case (.cmyk, 4...):
      let light = 1 - components[3]
      return Color(
        red: (1 - components[0]) * light, green: (1 - components[1]) * light, blue: (1 - components[2]) * light)
    case (.tint(let alternate, let transform), 1...):
      try cost.add(operatorCount: transform?.callCount ?? 0)
      return try color(transform?.values(at: components[0]) ?? [1 - components[0]], in: alternate)
    case (_, 1...): return Color(red: components[0], green: components[0], blue: components[0])
    default: return .black
    }
  }

  /// Returns a function. One that must be read counts like an operator for each function that it consists of.
  private mutating func function(_ object: PDFObject?) throws(VectorProblem) -> PDFFunction? {
    if let id = object?.referenceID, let known = functions[id] { return known }
    var count = 0
    let function = PDFFunction(object, document, count: &count)
    try cost.add(operatorCount: count)
    if let id = object?.referenceID { functions[id] = .some(function) }
    return function
  }

  private mutating func pattern(
    named name: String, resources: [String: PDFObject]
  ) throws(VectorProblem) -> VectorPaint {
    let object = document.dictionary(resources["Pattern"])?[name]
    let pattern = document.dictionary(object) ?? [:]
    guard document.number(pattern["PatternType"]) == 2, let shading = document.dictionary(pattern["Shading"]),
      let coords = document.numbers(shading["Coords"]),
      let stops = try stops(of: shading, id: object?.referenceID, resources: resources)
    else {
      drawing.omit("patterns")
      return .color(.clear)
    }
    var matrix = baseMatrix
    if let n = document.numbers(pattern["Matrix"]), n.count == 6 {
      matrix = Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]).followed(by: matrix)
    }
    if document.number(shading["ShadingType"]) == 2, coords.count == 4 {
      return .linear(
        from: matrix.apply(CGPoint(x: coords[0], y: coords[1])), to: matrix.apply(CGPoint(x: coords[2], y: coords[3])),
        stops: stops)
    }
    if document.number(shading["ShadingType"]) == 3, coords.count == 6 {
      return .radial(
        center: matrix.apply(CGPoint(x: coords[3], y: coords[4])), radius: coords[5] * matrix.lengthFactor,
        stops: stops)
    }
    drawing.omit("patterns")
    return .color(.clear)
  }

  /// Returns the stops of a gradient; `nil` if it has no function, or one that is not supported.
  ///
  /// - Parameter id: The number of the object of the pattern.
  private mutating func stops(
    of shading: [String: PDFObject], id: Int?, resources: [String: PDFObject]
  ) throws(VectorProblem) -> [GradientStop]? {
    if let id, let known = gradients[id] { return known }
    guard let function = try function(shading["Function"]) else { return nil }
    let space = try colorSpace(shading["ColorSpace"], resources: resources, depth: 0)
    let numbers = document.numbers(shading["Domain"]) ?? []
    let domain = numbers.count >= 2 ? numbers : [0, 1]
    var stops: [GradientStop] = []
    for step in 0...16 {
      let position = Double(step) / 16
      try cost.add(operatorCount: function.callCount)
      let components = function.values(at: domain[0] + (domain[1] - domain[0]) * position)
      stops.append(GradientStop(position: position, color: try color(components, in: space)))
    }
    if let id { gradients[id] = stops }
    return stops
  }

  /// The matrix of the page's default coordinate space, which patterns use.
  private var baseMatrix: Affine { saved.first?.matrix ?? state.matrix }

  /// Draws a bitmap into the unit square (section 8.9.5).
  private mutating func drawImage(
    _ object: PDFObject?, resources: [String: PDFObject]
  ) throws(VectorProblem) {
    guard let image = PDFImage(object, in: document) else { return drawing.omit("bitmaps") }
    try cost.add(pixelCount: image.size.area)
    let channelCount: Int
    switch try colorSpace(image.colorSpace, resources: resources, depth: 0) {
    case .gray: channelCount = 1
    case .rgb: channelCount = 3
    case .cmyk, .pattern, .tint: return drawing.omit("bitmaps")
    }
    guard let bitmap = try image.bitmap(channelCount: channelCount) else { return drawing.omit("bitmaps") }
    let (matrix, width, height) = (state.matrix, CGFloat(bitmap.width), CGFloat(bitmap.height))
    let center = matrix.apply(CGPoint(x: 0.5, y: 0.5))
    var node = LayoutNode(frame: .zero, opacity: min(max(state.fillOpacity, 0), 1))
    if matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d < 0 {
      node.frame = CGRect(
        x: center.x - matrix.a / 2, y: center.y + matrix.d / 2, width: matrix.a, height: -matrix.d)
    } else {
      node.frame = CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
      node.transform = Affine(
        a: matrix.a / width, b: matrix.b / width, c: -matrix.c / height, d: -matrix.d / height, tx: 0, ty: 0)
    }
    node.image = ImageContent(source: .bitmap(bitmap))
    drawing.add([node], clips: state.mask + state.clips)
  }

  private mutating func drawObject(
    named name: String, resources: [String: PDFObject], depth: Int
  ) throws(VectorProblem) {
    let object = document.dictionary(resources["XObject"])?[name]
    guard let form = document.dictionary(object) else { return }
    guard document.name(form["Subtype"]) == "Form" else { return try drawImage(object, resources: resources) }
    let (outerState, outerSaved) = (state, saved)
    if let n = document.numbers(form["Matrix"]), n.count == 6 {
      state.matrix = Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]).followed(by: state.matrix)
    }
    if let box = document.numbers(form["BBox"]), box.count == 4 {
      var clip = Path()
      clip.addRect(
        CGRect(
          x: min(box[0], box[2]), y: min(box[1], box[3]), width: abs(box[2] - box[0]), height: abs(box[3] - box[1])))
      let path = clip.transformed(by: state.matrix)
      if !coversDrawing(path) { state.clips.append(ClipPath(path: path)) }
    }
    try run(
      try content(of: object), resources: document.dictionary(form["Resources"]) ?? resources,
      depth: depth + 1)
    (state, saved) = (outerState, outerSaved)
  }
}
