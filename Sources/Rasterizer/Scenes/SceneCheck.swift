import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

/// Looks for what cannot be drawn, before anything is.
struct SceneCheck {
  static let deepestLevel = 1000
  static let largestLength: CGFloat = 1e9
  static let largestFontSize: CGFloat = 10_000
  /// Of all pictures that are held at once while nodes within nodes fade, mix or clip; a gigabyte of memory.
  static let largestLayerArea = 1 << 28

  /// Of the picture, in pixels.
  let area: Int

  func check(_ root: LayoutNode) throws(RasterizerError) {
    try check(root, path: Self.name(of: root), level: 0, layers: 0)
  }

  static func name(of node: LayoutNode, index: Int? = nil) -> String {
    node.name ?? index.map { "children[\($0)]" } ?? "root"
  }

  static func checkFrame(of node: LayoutNode, path: String) throws(RasterizerError) {
    try checkLength(node.frame.origin.x, "frame x", path, mayBeNegative: true)
    try checkLength(node.frame.origin.y, "frame y", path, mayBeNegative: true)
    try checkLength(node.frame.size.width, "frame width", path)
    try checkLength(node.frame.size.height, "frame height", path)
  }

  private func check(_ node: LayoutNode, path: String, level: Int, layers: Int) throws(RasterizerError) {
    guard level < Self.deepestLevel else { throw .tooDeep(limit: Self.deepestLevel, node: path) }
    let layers = layers + (node.isDrawnApart ? 1 : 0)
    guard layers * area <= Self.largestLayerArea else {
      throw .tooManyLayers(limit: Self.largestLayerArea / area, node: path)
    }
    try Self.checkFrame(of: node, path: path)
    try checkMeasures(of: node, path: path)
    try checkPaints(of: node, path: path)
    try checkEffects(of: node, path: path)
    for (index, child) in node.children.enumerated() {
      try check(child, path: path + "/" + Self.name(of: child, index: index), level: level + 1, layers: layers)
    }
  }

  private func checkMeasures(of node: LayoutNode, path: String) throws(RasterizerError) {
    for radius in node.cornerRadii.clockwise { try Self.checkLength(radius, "corner radius", path) }
    if let border = node.border { try Self.checkLength(border.width, "border width", path) }
    let transform = node.transform
    for number in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
      try Self.checkLength(number, "transform", path, mayBeNegative: true)
    }
    if let text = node.text { try Self.checkMeasures(of: text, path: path) }
    try checkPath(node.clipPath?.path, path)
    guard let content = node.path else { return }
    try checkPath(content.path, path)
    guard let style = content.stroke?.style else { return }
    try Self.checkLength(style.width, "stroke width", path)
    for length in style.dash { try Self.checkLength(length, "dash", path) }
    try Self.checkLength(style.dashPhase, "dash phase", path, mayBeNegative: true)
  }

  private func checkPath(_ content: Path?, _ path: String) throws(RasterizerError) {
    guard let bounds = content?.controlPointBounds else { return }
    for number in [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY] {
      try Self.checkLength(number, "path coordinate", path, mayBeNegative: true)
    }
  }

  private func checkPaints(of node: LayoutNode, path: String) throws(RasterizerError) {
    for paint in [node.background, node.path?.fill?.paint] {
      guard let paint else { continue }
      let (numbers, stops) = Self.numbers(of: paint)
      for number in numbers { try Self.checkLength(number, "gradient", path, mayBeNegative: true) }
      for stop in stops {
        try Self.checkLength(CGFloat(stop.position), "gradient stop", path, mayBeNegative: true)
      }
    }
  }

  private static func numbers(of paint: Paint) -> ([CGFloat], [GradientStop]) {
    switch paint {
    case .color: ([], [])
    case .linear(let gradient): ([gradient.from.x, gradient.from.y, gradient.to.x, gradient.to.y], gradient.stops)
    case .radial(let gradient): ([gradient.center.x, gradient.center.y, gradient.radius], gradient.stops)
    case .conic(let gradient): ([gradient.center.x, gradient.center.y, CGFloat(gradient.angle)], gradient.stops)
    }
  }

  private func checkEffects(of node: LayoutNode, path: String) throws(RasterizerError) {
    if let shadow = node.shadow {
      try Self.checkLength(shadow.blur, "shadow blur", path)
      for number in [shadow.offset.width, shadow.offset.height, shadow.spread] {
        try Self.checkLength(number, "shadow", path, mayBeNegative: true)
      }
    }
    if let image = node.image {
      if case .file(let file) = image.source { throw .unresolvedImage(file: file, node: path) }
      guard image.scale > 0 else {
        throw .invalidMeasure("image scale", value: Double(image.scale), node: path)
      }
      let insets = image.capInsets
      for number in [image.scale, insets.top, insets.left, insets.bottom, insets.right] {
        try Self.checkLength(number, "image", path)
      }
    }
  }

  static func checkLength(
    _ length: CGFloat, _ measure: String, _ path: String, mayBeNegative: Bool = false,
    largest: CGFloat = largestLength
  ) throws(RasterizerError) {
    guard length.isFinite, mayBeNegative || length >= 0, abs(length) <= largest else {
      throw .invalidMeasure(measure, value: Double(length), node: path)
    }
  }

  static func checkMeasures(of text: TextContent, path: String) throws(RasterizerError) {
    for run in text.runs {
      try checkLength(run.font.size, "font size", path, largest: largestFontSize)
      try checkLength(run.kern, "kern", path, mayBeNegative: true)
      try checkLength(run.baselineOffset, "baseline offset", path, mayBeNegative: true)
      try checkLength(run.attachment?.width ?? 0, "attachment width", path)
      try checkLength(run.attachment?.height ?? 0, "attachment height", path)
    }
    let style = text.style
    try checkLength(text.minimumScale, "minimum scale", path)
    try checkLength(style.lineHeightMultiple, "line height multiple", path)
    try checkLength(style.minimumLineHeight, "minimum line height", path)
    try checkLength(style.maximumLineHeight, "maximum line height", path)
    try checkLength(style.lineSpacing, "line spacing", path)
    try checkLength(style.paragraphSpacing, "paragraph spacing", path)
    try checkLength(style.paragraphSpacingBefore, "paragraph spacing before", path)
    try checkLength(style.firstLineIndent, "first line indent", path, mayBeNegative: true)
    try checkLength(style.headIndent, "head indent", path, mayBeNegative: true)
    try checkLength(style.tailIndent, "tail indent", path, mayBeNegative: true)
    try checkLength(style.defaultTabInterval, "tab interval", path)
    for stop in style.tabStops { try checkLength(stop.location, "tab stop", path, mayBeNegative: true) }
  }
}
