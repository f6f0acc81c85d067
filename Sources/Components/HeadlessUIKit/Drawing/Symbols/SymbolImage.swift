import FirstFrameCaching
import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// A symbol with its size, weight and color.
struct SymbolImage: Hashable, Sendable {
  var name: String
  var options: SymbolOptions
  /// The glyphs of a symbol from an asset catalog; `nil` for system symbols.
  var custom: CustomSymbol?

  /// Whether there is a system symbol of a name, drawn or not.
  static func exists(_ name: String) -> Bool { SymbolNames.contains(name) || SymbolLibrary.isDrawn(name) }

  /// The number of pixels per point of new symbol images.
  static var displayScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 2
  }

  /// The size of a grid unit, in points.
  ///
  /// Measured at 17 points, `plus.circle.fill` is 20 points wide: a circle of 20.4 units and its margins.
  private var unit: CGFloat {
    (options.pointSize ?? SymbolOptions.standardPointSize) * options.scale.factor * 25 / 512
  }

  /// The side of the square that small symbols are centered in: the width of the image of a circle.
  var commonSide: CGFloat { 24 * unit }

  private var glyph: SymbolGlyph {
    SymbolGlyphs.glyph(
      named: name, stroke: SymbolDesign.strokeWidth(options.weight), levelCount: options.rendering?.levelCount ?? 1)
  }

  /// The size before it is rounded to pixels.
  private var exactSize: CGSize {
    let box = glyph.box
    return CGSize(width: box.width * unit, height: box.height * unit * options.scale.heightFactor)
  }

  /// Returns the size of a system symbol, rounded up to whole pixels.
  func size(atScale scale: CGFloat) -> CGSize {
    let exact = exactSize
    func rounded(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: rounded(exact.width), height: rounded(exact.height))
  }

  /// Whether the symbol is mirrored in a layout from right to left: it points forward or backward, or it stands for lines
  /// of text or for sound from a speaker, as Apple's Human Interface Guidelines describe.
  private var followsLayoutDirection: Bool {
    let words = name.split(separator: ".").dropFirst()
    let turns = words.contains { word in
      // Also parts such as `leadinghalf` and `topleading`.
      word == "forward" || word == "backward" || word.contains("leading") || word.contains("trailing")
    }
    if turns { return true }
    return [
      "list.", "text.append", "text.insert", "text.badge.", "text.line.", "increase.", "decrease.", "speaker.wave.",
    ]
    .contains { name.hasPrefix($0) }
  }

  /// The symbol as an image, with its size rounded up to whole pixels.
  var values: ImageValues {
    if let custom { return custom.values(of: self) }
    let scale = Self.displayScale
    var values = ImageValues(content: .symbol(self), size: size(atScale: scale), scale: scale)
    values.flipsForRightToLeft = followsLayoutDirection
    if let color = options.color {
      values.tint = color
      values.renderingMode = .alwaysOriginal
    }
    if glyph.isPlaceholder {
      values.warning = "The symbol \"\(name)\" is not supported; a placeholder was drawn"
    } else {
      values.warning = options.rendering?.warning(of: name, hasKnownLayers: glyph.hasKnownLayers)
    }
    return values
  }

  /// Returns the distance from the lower edge of the image to the baseline of texts beside it, in points. The middle of a
  /// symbol is that of the capital letters of its point size.
  func baselineOffset(height: CGFloat) -> CGFloat {
    let font = UIFont.systemFont(ofSize: options.pointSize ?? SymbolOptions.standardPointSize)
    return (height - font.capHeight) / 2
  }

  /// Adds the symbol to a node, stretched to a rectangle in the node's own space.
  ///
  /// - Parameters:
  ///   - size: The size of the symbol's image.
  ///   - colors: The colors of the layers, from the primary one; one color for the whole symbol.
  func describe(in node: inout LayoutNode, rect: CGRect, size: CGSize, colors: [Color]) {
    guard let color = colors.first else { return }
    if let custom { return custom.describe(in: &node, rect: rect, color: color, options: options) }
    guard size.width > 0, size.height > 0 else { return }
    let glyph = glyph
    let (scaleX, scaleY) = (unit * rect.width / size.width, unit * rect.height / size.height)
    let toRect = Affine(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: rect.midX - glyph.box.midX * scaleX,
      ty: rect.midY - glyph.box.midY * scaleY)
    guard colors.count > 1, glyph.layers.count > 1 else {
      node.path = PathContent(path: glyph.path.transformed(by: toRect), fill: .init(paint: .color(color)))
      return
    }
    for (layer, path) in glyph.layers.enumerated().reversed() where !path.isEmpty {
      let color = colors[min(layer, colors.count - 1)]
      node.children.append(
        LayoutNode(
          frame: node.bounds,
          path: PathContent(path: path.transformed(by: toRect), fill: .init(paint: .color(color)))))
    }
  }
}

/// The outline of a symbol at one line width, in grid units.
struct SymbolGlyph: Sendable {
  let path: Path
  /// The outline's rectangle with margins: the rectangle of the image.
  ///
  /// Measured sizes of `plus.circle.fill`, `calendar`, `trash`, `multiply` and `circlebadge` fit these margins.
  let box: CGRect
  /// Whether the symbol exists, but is not drawn.
  let isPlaceholder: Bool
  /// Whether the layers are known that a device colors differently.
  let hasKnownLayers: Bool
  /// The layers of a symbol of several colors, from the primary one; empty if it is drawn as one path.
  let layers: [Path]

  /// - Parameters:
  ///   - drawing: The drawing; `nil` for a placeholder: a dashed box of the usual size.
  ///   - levelCount: The number of levels with a color of their own.
  init(_ drawing: SymbolDrawing?, stroke: CGFloat, levelCount: Int) {
    isPlaceholder = drawing == nil
    let drawing = drawing ?? Self.placeholder
    hasKnownLayers = drawing.hasKnownLevels
    layers = levelCount > 1 && hasKnownLayers ? drawing.outlinesByLevel(stroke: stroke, count: levelCount) : []
    path = drawing.outline(stroke: stroke)
    box = (path.extent ?? CGRect(x: 2, y: 2, width: 20, height: 20)).insetBy(dx: -1.8, dy: -1.2)
  }

  private static let placeholder = SymbolDrawing(steps: [
    .add(
      .lines(
        Path(
          symbol: "M2.6 6.6 V2.6 H6.6 M10 2.6 H14 M17.4 2.6 H21.4 V6.6 M21.4 10 V14 M21.4 17.4 V21.4 H17.4 "
            + "M14 21.4 H10 M6.6 21.4 H2.6 V17.4 M2.6 14 V10")))
  ])
}

/// A cache of symbol outlines by name and line width.
enum SymbolGlyphs {
  private struct Key: Hashable {
    let name: String
    let stroke: CGFloat
    let levelCount: Int
  }

  private static let glyphs = LimitedCache<Key, SymbolGlyph>(limit: 4096)

  /// Returns the outline of a symbol, or the outline of the placeholder for a name that is not drawn.
  ///
  /// - Parameters:
  ///   - stroke: The line width of the symbol, in grid units.
  ///   - levelCount: The number of levels with a color of their own.
  static func glyph(named name: String, stroke: CGFloat, levelCount: Int) -> SymbolGlyph {
    glyphs.value(for: Key(name: name, stroke: stroke, levelCount: levelCount)) {
      SymbolGlyph(SymbolLibrary.drawing(named: name), stroke: stroke, levelCount: levelCount)
    }
  }
}
