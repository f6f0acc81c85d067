import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameTypesetting
import Foundation

extension NodeProperty {
  /// All properties of a node, in the order of a scene's JSON.
  package static let all: [NodeProperty] = [
    name, frame, background, cornerRadii, cornerCurve, border, shadow, opacity, clips, clipPath, mask, blend, isolated,
    backdrop, filters, transform, text, path, image, accessibility, children,
  ]

  private static let name = NodeProperty(
    "name", \.name, default: nil, role: .annotation,
    decode: { try $0.optional($1) },
    encode: { $0 },
    dumpText: { node, _ in node.name.map(\.quotedUnlessPlain) ?? "-" },
    aspects: { _ in [] },
    measures: { _, _ in })

  private static let frame = NodeProperty(
    "frame", \.frame, default: .zero, role: .frame,
    decode: { try $0.frame($1) },
    encode: { [$0.minX, $0.minY, $0.width, $0.height].map(Double.init) },
    dumpText: { node, _ in node.frame.dumpText },
    // A comparison reports a frame as a size and a distance.
    aspects: { _ in [] },
    measures: { $1.append(frame: $0.frame) })

  private static let background = NodeProperty(
    "background", \.background, default: nil, role: .background,
    decode: { try $0.optional($1) },
    encode: { $0 },
    dumpText: { node, _ in node.background.map { "background " + $0.dumpText } },
    aspects: { [NodeAspect("background", $0.background, value: $0.background?.summary ?? "none")] },
    measures: { $1.append($0.background) })

  private static let cornerRadii = NodeProperty(
    "cornerRadius", \.cornerRadii, default: .zero, role: .effect,
    decode: { try $0.cornerRadii($1) },
    encode: { $0.isZero ? nil : EncodedCornerRadii($0) },
    dumpText: { node, _ in node.cornerDumpText },
    aspects: { [NodeAspect("corners", $0.cornerRadii, $0.cornerCurve, value: $0.cornerRadii.dumpText)] },
    measures: { node, measures in
      for radius in node.cornerRadii.clockwise { measures.append(NodeMeasure("corner radius", radius)) }
    })

  /// Comparisons report the curve together with the radii.
  private static let cornerCurve = NodeProperty(
    "cornerCurve", \.cornerCurve, default: .circular, role: .modifier,
    decode: { try $0.name($1, or: .circular) },
    encode: { $0 == .circular ? nil : $0.rawValue },
    dumpText: { _, _ in nil },
    aspects: { _ in [] },
    measures: { _, _ in })

  private static let border = NodeProperty(
    "border", \.border, default: nil, role: .decoration,
    decode: { try $0.optional($1) },
    encode: { $0 },
    dumpText: { node, _ in node.border.map { "border " + $0.dumpText } },
    aspects: { [NodeAspect("border", $0.border, value: $0.border?.dumpText ?? "none")] },
    measures: { node, measures in
      if let border = node.border { measures.append(NodeMeasure("border width", border.width)) }
    })

  private static let shadow = NodeProperty(
    "shadow", \.shadow, default: nil, role: .decoration,
    decode: { try $0.optional($1) },
    encode: { $0 },
    dumpText: { node, _ in node.shadow.map { "shadow " + $0.dumpText } },
    aspects: { [NodeAspect("shadow", $0.shadow, value: $0.shadow?.summary ?? "none")] },
    measures: { $1.append($0.shadow) })

  private static let opacity = NodeProperty(
    "opacity", \.opacity, default: 1, role: .effect,
    decode: { try $0.number($1, in: 0...1, or: 1) },
    encode: { $0 == 1 ? nil : $0 },
    dumpText: { node, _ in node.opacity == 1 ? nil : "opacity \(CGFloat(node.opacity).hundredths)" },
    aspects: { [NodeAspect("opacity", $0.opacity, value: CGFloat($0.opacity).hundredths)] },
    measures: { _, _ in })

  private static let clips = NodeProperty(
    "clips", \.clips, default: false, role: .modifier,
    decode: { try $0.optional($1) ?? false },
    encode: { $0 ? true : nil },
    dumpText: { node, _ in node.clips ? "clips" : nil },
    aspects: { [NodeAspect("clipping", $0.clips, $0.clipPath, value: $0.clips ? "on" : "off")] },
    measures: { _, _ in })

  /// Comparisons report the clip path together with `clips`.
  private static let clipPath = NodeProperty(
    "clipPath", \.clipPath, default: nil, role: .effect,
    decode: { try $0.optional($1) },
    encode: { $0 },
    dumpText: { node, _ in node.clipPath.map { "clip path " + $0.dumpText } },
    aspects: { _ in [] },
    measures: { $1.append(path: $0.clipPath?.path) })

  private static let mask = NodeProperty(
    "mask", \.mask, default: [], role: .effect,
    decode: { try $0.optional($1) ?? [] },
    encode: { $0.isEmpty ? nil : $0 },
    dumpText: { node, typesetter in node.mask.isEmpty ? nil : "mask " + node.mask.maskDumpText(typesetter) },
    aspects: { [NodeAspect("mask", $0.mask, value: $0.mask.isEmpty ? "none" : "\($0.mask.count) nodes")] },
    // The nodes are checked like children.
    measures: { _, _ in })

  private static let blend = NodeProperty(
    "blend", \.blend, default: .normal, role: .effect,
    decode: { try $0.name($1, or: .normal) },
    encode: { $0 == .normal ? nil : $0 },
    dumpText: { node, _ in node.blend == .normal ? nil : node.blend.rawValue },
    aspects: { [NodeAspect("blending", $0.blend, value: $0.blend.rawValue)] },
    measures: { _, _ in })

  private static let isolated = NodeProperty(
    "isolated", \.isIsolated, default: false, role: .modifier,
    decode: { try $0.optional($1) ?? false },
    encode: { $0 ? true : nil },
    dumpText: { node, _ in node.isIsolated ? "isolated" : nil },
    aspects: { [NodeAspect("isolation", $0.isIsolated, value: $0.isIsolated ? "on" : "off")] },
    measures: { _, _ in })

  private static let backdrop = NodeProperty(
    "backdrop", \.backdrop, default: nil, role: .effect,
    decode: { try $0.optional($1) },
    encode: { $0 },
    dumpText: { node, _ in node.backdrop.map { "backdrop " + $0.dumpText } },
    aspects: { [NodeAspect("backdrop", $0.backdrop, value: $0.backdrop?.dumpText ?? "none")] },
    measures: { $1.append($0.backdrop) })

  private static let filters = NodeProperty(
    "filters", \.filters, default: [], role: .effect,
    decode: { try $0.optional($1) ?? [] },
    encode: { $0.isEmpty ? nil : $0 },
    dumpText: { node, _ in node.filters.isEmpty ? nil : "filters " + node.filters.dumpText },
    aspects: { [NodeAspect("filters", $0.filters, value: $0.filters.isEmpty ? "none" : $0.filters.dumpText)] },
    measures: { $1.append($0.filters) })

  private static let transform = NodeProperty(
    "transform", \.transform, default: .identity, role: .effect,
    decode: { try $0.transform($1) },
    encode: { $0 == .identity ? nil : $0.numbers.map(Double.init) },
    dumpText: { node, _ in
      node.transform == .identity
        ? nil : "transform " + node.transform.numbers.map(\.hundredths).joined(separator: ",")
    },
    aspects: { [NodeAspect("transform", $0.transform)] },
    measures: { $1.append(transform: $0.transform) })

  private static let text = NodeProperty(
    "text", \.text, default: nil, role: .text,
    decode: { try $0.optional($1) },
    encode: { $0 },
    dumpText: { node, typesetter in node.text?.dumpText(typesetter: typesetter) },
    aspects: { NodeAspect.list(of: $0.text) },
    measures: { $1.append($0.text) })

  private static let path = NodeProperty(
    "path", \.path, default: nil, role: .path,
    decode: { try $0.optional($1) },
    encode: { $0 },
    dumpText: { node, _ in node.path?.dumpText },
    aspects: { node in
      [
        NodeAspect("path", node.path?.path),
        NodeAspect("fill", node.path?.fill, value: node.path?.fill?.paint.summary ?? "none"),
        NodeAspect("stroke", node.path?.stroke, value: node.path?.stroke?.color.hexadecimal ?? "none"),
      ]
    },
    measures: { $1.append($0.path) })

  private static let image = NodeProperty(
    "image", \.image, default: nil, role: .image,
    decode: { try $0.optional($1) },
    encode: { $0 },
    dumpText: { node, _ in node.image?.dumpText },
    aspects: { node in
      let image = node.image
      return [
        NodeAspect("image", image?.source, image?.scale, image?.capInsets, image?.sampling),
        NodeAspect("image mode", image?.mode, value: image?.mode.rawValue ?? "none"),
        NodeAspect("tint", image?.tint, value: image?.tint?.hexadecimal ?? "none"),
      ]
    },
    measures: { $1.append($0.image) })

  /// Accessibility has its own dump. Comparisons do not report it.
  private static let accessibility = NodeProperty(
    "accessibility", \.accessibility, default: nil, role: .annotation,
    decode: { try $0.optional($1) },
    encode: { $0 },
    dumpText: { _, _ in nil },
    aspects: { _ in [] },
    measures: { _, _ in })

  /// Children are dumped, compared and checked as nodes, not as a property.
  private static let children = NodeProperty(
    "children", \.children, default: [], role: .children,
    decode: { try $0.optional($1) ?? [] },
    encode: { $0.isEmpty ? nil : $0 },
    dumpText: { _, _ in nil },
    aspects: { _ in [] },
    measures: { _, _ in })

  private init<Value: Equatable & Sendable, Encoded: Encodable & Sendable>(
    _ key: String, _ path: any WritableKeyPath<LayoutNode, Value> & Sendable, default standard: Value, role: Role,
    decode: @escaping @Sendable (SceneObject, String) throws -> Value,
    encode: @escaping @Sendable (Value) -> Encoded?,
    dumpText: @escaping @Sendable (LayoutNode, Typesetter) -> String?,
    aspects: @escaping @Sendable (LayoutNode) -> [NodeAspect],
    measures: @escaping @Sendable (LayoutNode, inout [NodeMeasure]) -> Void
  ) {
    self.init(
      key: key, role: role,
      decode: { $1[keyPath: path] = try decode($0, key) },
      encode: { try $1.encodeIfPresent(encode($0[keyPath: path]), forKey: SceneKey(key)) },
      isDefault: { $0[keyPath: path] == standard },
      reset: { $0[keyPath: path] = standard },
      dumpText: dumpText, aspects: aspects, appendMeasures: measures)
  }
}

extension [LayoutNode] {
  /// The nodes of a mask in one line of a layout dump.
  fileprivate func maskDumpText(_ typesetter: Typesetter) -> String {
    let nodes = map { node in
      let parts = NodeProperty.dumpOrder.compactMap { $0.dumpText(node, typesetter) }
      return (parts + (node.children.isEmpty ? [] : [node.children.maskDumpText(typesetter)])).joined(separator: " ")
    }
    return "(" + nodes.joined(separator: ", ") + ")"
  }
}

extension SceneObject {
  fileprivate func frame(_ key: String) throws -> CGRect {
    let numbers = try requiredNumbers(key, count: 4, meaning: "four numbers: x, y, width, height")
    for (index, side) in [(2, "width"), (3, "height")] where numbers[index] < 0 {
      throw invalid(key, expected: "a \(side) of 0 or more", found: numbers[index].short)
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  fileprivate func cornerRadii(_ key: String) throws -> CornerRadii {
    guard contains(key) else { return .zero }
    let meaning = "a number, or four: top left, top right, bottom right, bottom left"
    let radii: [Double]
    if let radius = try numberUnlessArray(key) {
      radii = [radius, radius, radius, radius]
    } else {
      radii = try requiredNumbers(key, count: 4, meaning: meaning)
    }
    for radius in radii { try check(radius, in: 0...SceneLimits.length, key) }
    return CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
  }

  fileprivate func transform(_ key: String) throws -> Affine {
    guard let numbers = try numbers(key, count: 6, meaning: "six numbers: a, b, c, d, tx, ty") else {
      return .identity
    }
    return Affine(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}

/// Corner radii in a scene: one number if they are equal, otherwise four numbers.
private struct EncodedCornerRadii: Encodable, Sendable {
  private let radii: CornerRadii

  init(_ radii: CornerRadii) {
    self.radii = radii
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if radii == CornerRadii(radii.topLeft) {
      try container.encode(Double(radii.topLeft))
    } else {
      try container.encode(radii.clockwise.map(Double.init))
    }
  }
}

extension NodeAspect {
  fileprivate static func list(of text: TextContent?) -> [NodeAspect] {
    let (fonts, colors) = (text?.runs.map(\.font) ?? [], text?.runs.map(\.color) ?? [])
    let details = text?.runs.map { run in
      var run = run
      (run.string, run.font, run.color) = ("", Font(size: 0), .black)
      return run
    }
    return [
      NodeAspect("font", fonts, value: Set(fonts).count == 1 ? fonts[0].summary : ""),
      NodeAspect("text color", colors, value: Set(colors).count == 1 ? colors[0].hexadecimal : ""),
      NodeAspect("text alignment", text?.alignment, value: text?.alignment.rawValue ?? "none"),
      NodeAspect("lines", text?.lines, value: text.map { "\($0.lines)" } ?? "none"),
      NodeAspect(
        "text style", details, text?.verticalAlignment, text?.truncation, text?.style, text?.minimumScale,
        text?.baselineAdjustment),
    ]
  }
}
