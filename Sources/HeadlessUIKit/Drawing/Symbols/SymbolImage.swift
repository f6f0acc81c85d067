import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import Synchronization

/// A symbol with its size, weight and colour.
struct SymbolImage: Hashable, Sendable {
  var name: String
  var options: SymbolOptions
  /// The glyphs of a symbol from an asset catalog; `nil` for system symbols.
  var custom: CustomSymbol?

  /// The size of a grid unit, as a fraction of the point size. The 24 units of the grid are 1.2 times the point size.
  private static let unitFraction: CGFloat = 0.05

  private var design: SymbolDesign { SymbolLibrary.design(named: name) ?? .placeholder }

  /// The size of a grid unit, in points.
  private var unit: CGFloat {
    (options.pointSize ?? SymbolOptions.standardPointSize) * options.scale.factor * Self.unitFraction
  }

  /// The symbol as an image, with its size rounded up to half points.
  var values: ImageValues {
    if let custom { return custom.values(of: self) }
    let design = design
    func rounded(_ units: CGFloat) -> CGFloat { (units * unit * 2 - 1e-6).rounded(.up) / 2 }
    let size = CGSize(width: rounded(design.width), height: rounded(SymbolDesign.height))
    var values = ImageValues(content: .symbol(self), size: size, scale: 1)
    // Forward and backward symbols follow the layout direction.
    values.flipsForRightToLeft = name.contains(".forward") || name.contains(".backward")
    if let color = options.color {
      values.tint = color
      values.renderingMode = .alwaysOriginal
    }
    if SymbolLibrary.design(named: name) == nil {
      values.warning = "The symbol \"\(name)\" is not supported; a placeholder was drawn"
    }
    return values
  }

  /// Adds the symbol to a node, stretched to a rectangle in the node's own space.
  func describe(in node: inout LayoutNode, rect: CGRect, color: Color) {
    if let custom { return custom.describe(in: &node, rect: rect, color: color, options: options) }
    let design = design
    let toRect = Affine(
      a: rect.width / design.width, b: 0, c: 0, d: rect.height / SymbolDesign.height, tx: rect.minX, ty: rect.minY)
    let shape = SymbolOutlines.outline(ofSymbolNamed: name, stroke: SymbolDesign.strokeWidth(options.weight))
    func content(_ path: Path) -> PathContent {
      PathContent(path: path.transformed(by: toRect), fill: .init(paint: .color(color)))
    }
    guard let clip = shape.clip else {
      node.path = content(shape.path)
      return
    }
    node.children.append(
      LayoutNode(
        frame: node.bounds, clipPath: ClipPath(path: clip.transformed(by: toRect), rule: .evenodd),
        path: content(shape.path)))
    node.children.append(LayoutNode(frame: node.bounds, path: content(shape.slash)))
  }
}

/// A cache of symbol outlines by name and line width.
enum SymbolOutlines {
  private struct Key: Hashable {
    let name: String
    let stroke: CGFloat
  }

  private static let cache = Mutex<[Key: SymbolDesign.Outline]>([:])

  /// Returns the outline of a symbol, or the outline of the placeholder for an unknown name.
  ///
  /// - Parameter stroke: The line width of the symbol, in grid units.
  static func outline(ofSymbolNamed name: String, stroke: CGFloat) -> SymbolDesign.Outline {
    // Placeholders are not cached, because the number of unknown names is unlimited.
    guard let design = SymbolLibrary.design(named: name) else {
      return SymbolDesign.placeholder.outline(stroke: stroke)
    }
    let key = Key(name: name, stroke: stroke)
    if let outline = cache.withLock({ $0[key] }) { return outline }
    let outline = design.outline(stroke: stroke)
    cache.withLock { $0[key] = outline }
    return outline
  }
}
