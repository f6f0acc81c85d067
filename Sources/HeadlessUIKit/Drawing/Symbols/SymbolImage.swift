import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import Synchronization

/// A symbol at a size and a weight.
struct SymbolImage: Hashable, Sendable {
  var name: String
  var options: SymbolOptions

  /// Symbols are drawn on a grid of 24 units, which is 1.2 times the size of the text that they go with.
  private static let unitsPerPoint: CGFloat = 0.05

  private var design: SymbolDesign { SymbolLibrary.design(named: name) ?? .placeholder }

  /// Points per unit of the grid.
  private var unit: CGFloat {
    (options.pointSize ?? SymbolOptions.standardPointSize) * options.scale.factor * Self.unitsPerPoint
  }

  /// As a picture; its size is rounded up to half points.
  var values: ImageValues {
    let design = design
    func rounded(_ units: CGFloat) -> CGFloat { (units * unit * 2 - 1e-6).rounded(.up) / 2 }
    let size = CGSize(width: rounded(design.width), height: rounded(SymbolDesign.height))
    var values = ImageValues(content: .symbol(self), size: size, scale: 1)
    // What points forward does so in the direction of the interface.
    values.flipsForRightToLeft = name.contains(".forward") || name.contains(".backward")
    if let color = options.color {
      values.tint = color
      values.renderingMode = .alwaysOriginal
    }
    if SymbolLibrary.design(named: name) == nil {
      values.warning = "There is no symbol named \"\(name)\" among those that are drawn; a placeholder was drawn for it"
    }
    return values
  }

  /// Adds the symbol to a node, stretched to a rectangle of the node's own space.
  func describe(in node: inout LayoutNode, rect: CGRect, color: Color) {
    let design = design
    let toRect = Affine(
      a: rect.width / design.width, b: 0, c: 0, d: rect.height / SymbolDesign.height, tx: rect.minX, ty: rect.minY)
    let shape = SymbolOutlines.outline(ofSymbolNamed: name, stroke: SymbolDesign.strokeWidth(options.weight))
    func content(_ path: Path) -> PathContent {
      PathContent(path: path.transformed(by: toRect), fill: .init(paint: .color(color)))
    }
    guard let gap = shape.gap else {
      node.path = content(shape.path)
      return
    }
    node.children.append(
      LayoutNode(
        frame: node.bounds, clipPath: ClipPath(path: gap.transformed(by: toRect), rule: .evenodd),
        path: content(shape.path)))
    node.children.append(LayoutNode(frame: node.bounds, path: content(shape.slash)))
  }
}

/// The outlines that were worked out so far: there are as many as symbols times weights, and interfaces use a few often.
enum SymbolOutlines {
  private struct Key: Hashable {
    let name: String
    let stroke: CGFloat
  }

  private static let known = Mutex<[Key: SymbolDesign.Outline]>([:])

  /// - Parameter stroke: The width of the symbol's lines, in units.
  static func outline(ofSymbolNamed name: String, stroke: CGFloat) -> SymbolDesign.Outline {
    // Names that nothing is drawn for may be many.
    guard let design = SymbolLibrary.design(named: name) else {
      return SymbolDesign.placeholder.outline(stroke: stroke)
    }
    let key = Key(name: name, stroke: stroke)
    if let outline = known.withLock({ $0[key] }) { return outline }
    let outline = design.outline(stroke: stroke)
    known.withLock { $0[key] = outline }
    return outline
  }
}
