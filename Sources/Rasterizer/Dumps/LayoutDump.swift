import FirstFrameGeometry
import FirstFrameImaging
public import FirstFrameLayoutTree
public import FirstFrameTypesetting
import Foundation

extension LayoutNode {
  /// The tree as text: a line a node with its name, its frame, and what it shows; children are indented.
  ///
  /// Frames are `x,y widthxheight` in points, in the parent's space, rounded to hundredths. What has its default
  /// value is left out. Characters that none of the typesetter's faces has follow their text as code points.
  public func layoutDump(typesetter: Typesetter = .shared) -> String {
    var dump = ""
    append(to: &dump, level: 0, typesetter: typesetter)
    return dump
  }

  private func append(to dump: inout String, level: Int, typesetter: Typesetter) {
    dump += String(repeating: "  ", count: level) + NodeDescription(self, typesetter: typesetter).line + "\n"
    for child in children { child.append(to: &dump, level: level + 1, typesetter: typesetter) }
  }
}

/// One node in words, on one line.
struct NodeDescription {
  private let node: LayoutNode
  private let typesetter: Typesetter

  init(_ node: LayoutNode, typesetter: Typesetter) {
    self.node = node
    self.typesetter = typesetter
  }

  var line: String {
    [
      name, frame, text, image, path, background, corners, border, shadow, opacity, clips, clipPath, blend, transform,
    ]
    .compactMap { $0 }.joined(separator: " ")
  }

  private var name: String {
    guard let name = node.name else { return "-" }
    let isPlain =
      !name.isEmpty && name != "-"
      && name.unicodeScalars.allSatisfy { $0.properties.isIDContinue || "-.#[]".unicodeScalars.contains($0) }
    return isPlain ? name : name.quoted
  }

  private var frame: String {
    "\(node.frame.minX.hundredths),\(node.frame.minY.hundredths) \(node.frame.width.hundredths)x\(node.frame.height.hundredths)"
  }

  private var text: String? {
    guard let text = node.text else { return nil }
    var words = text.runs.map { RunDescription($0).words }
    if text.alignment != .leading { words.append(text.alignment.rawValue) }
    if text.verticalAlignment == .bottom { words.append("bottom") }
    if text.lines != 1 { words.append(text.lines == 0 ? "lines any" : "lines \(text.lines)") }
    if text.truncation != .tail { words.append("truncates \(text.truncation.rawValue)") }
    if text.minimumScale != 1 { words.append("shrinks to \(text.minimumScale.hundredths)") }
    words += ParagraphDescription(text).words
    let missing = typesetter.missingCharacters(in: text.paragraph)
    if !missing.isEmpty { words.append("missing " + missing.map(\.codePoint).joined(separator: ",")) }
    return words.joined(separator: " ")
  }

  private var image: String? {
    guard let image = node.image else { return nil }
    var words = ["image", describe(image.source)]
    if image.mode != .scaleToFill { words.append(image.mode.rawValue) }
    if let tint = image.tint { words.append(tint.hexadecimal) }
    if image.scale != 1 { words.append("scale \(image.scale.hundredths)") }
    if image.capInsets != .zero {
      let insets = [image.capInsets.top, image.capInsets.left, image.capInsets.bottom, image.capInsets.right]
      words.append("caps \(insets.map(\.hundredths).joined(separator: ","))")
    }
    if image.sampling != .smooth { words.append(image.sampling.rawValue) }
    return words.joined(separator: " ")
  }

  private func describe(_ source: ImageContent.Source) -> String {
    switch source {
    case .file(let file): file.quoted
    case .bitmap(let bitmap): "\(bitmap.width)x\(bitmap.height)px"
    }
  }

  private var path: String? {
    guard let content = node.path else { return nil }
    var words = ["path", content.path.shortened.svgPathData.quoted]
    if let fill = content.fill {
      words.append("fill \(describe(fill.paint))" + (fill.rule == .evenodd ? " evenodd" : ""))
    }
    if let stroke = content.stroke {
      words.append("stroke \(stroke.style.width.hundredths) \(stroke.color.hexadecimal)")
      if stroke.style.cap != .butt { words.append("\(stroke.style.cap.rawValue) caps") }
      if stroke.style.join != .miter { words.append("\(stroke.style.join.rawValue) joins") }
      let dash = stroke.style.dash
      if !dash.isEmpty { words.append("dash \(dash.map(\.hundredths).joined(separator: ","))") }
      if stroke.style.dashPhase != 0 { words.append("phase \(stroke.style.dashPhase.hundredths)") }
    }
    return words.joined(separator: " ")
  }

  private var background: String? {
    node.background.map { "background " + describe($0) }
  }

  private func describe(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): color.hexadecimal
    case .linear(let gradient):
      "linear \(point(gradient.from)) to \(point(gradient.to)) \(describe(gradient.stops))"
    case .radial(let gradient):
      "radial \(point(gradient.center)) radius \(gradient.radius.hundredths) \(describe(gradient.stops))"
    case .conic(let gradient):
      "conic \(point(gradient.center)) from \(CGFloat(gradient.angle).hundredths) \(describe(gradient.stops))"
    }
  }

  private func describe(_ stops: [GradientStop]) -> String {
    stops.map { "\(CGFloat($0.position).hundredths):\($0.color.hexadecimal)" }.joined(separator: " ")
  }

  private func point(_ point: CGPoint) -> String { "\(point.x.hundredths),\(point.y.hundredths)" }

  private var corners: String? {
    let radii = node.cornerRadii
    guard !radii.isZero else { return nil }
    let numbers = radii == CornerRadii(radii.topLeft) ? [radii.topLeft] : radii.clockwise
    return "corners " + numbers.map(\.hundredths).joined(separator: ",")
      + (node.cornerCurve == .continuous ? " continuous" : "")
  }

  private var border: String? {
    node.border.map { "border \($0.width.hundredths) \($0.color.hexadecimal)" }
  }

  private var shadow: String? {
    guard let shadow = node.shadow else { return nil }
    return "shadow \(shadow.color.hexadecimal) \(shadow.offset.width.hundredths),\(shadow.offset.height.hundredths)"
      + " blur \(shadow.blur.hundredths)" + (shadow.spread == 0 ? "" : " spread \(shadow.spread.hundredths)")
  }

  private var opacity: String? {
    node.opacity == 1 ? nil : "opacity \(CGFloat(node.opacity).hundredths)"
  }

  private var clips: String? { node.clips ? "clips" : nil }

  private var clipPath: String? {
    node.clipPath.map {
      "clip path \($0.path.shortened.svgPathData.quoted)" + ($0.rule == .evenodd ? " evenodd" : "")
    }
  }

  private var blend: String? { node.blend == .normal ? nil : node.blend.rawValue }

  private var transform: String? {
    guard node.transform != .identity else { return nil }
    let numbers = [
      node.transform.a, node.transform.b, node.transform.c, node.transform.d, node.transform.tx, node.transform.ty,
    ]
    return "transform " + numbers.map(\.hundredths).joined(separator: ",")
  }
}

extension Path {
  /// The path with its coordinates rounded to hundredths.
  fileprivate var shortened: Path {
    mappingPoints { CGPoint(x: ($0.x * 100).rounded() / 100, y: ($0.y * 100).rounded() / 100) }
  }
}
