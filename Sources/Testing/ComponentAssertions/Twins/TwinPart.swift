import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

/// A visible part of a frame: a text, a filled area, a border or a picture, with its place in the whole picture.
///
/// Trees of the two toolkits have different nodes, but what people see consists of the same parts.
struct TwinPart {
  enum Kind: Hashable {
    case text, area, border, picture
  }

  let kind: Kind
  /// The name of the node.
  let node: String
  /// The bounding box in the picture, in points.
  let box: CGRect
  /// The characters of a text; empty for other parts.
  let string: String
  /// The fonts of a text in order, without repetitions.
  let fonts: [Font]
  /// The colors in order, without repetitions. Those of nodes that are not opaque have a lower alpha.
  let colors: [Color]

  /// The visible parts of a frame in drawing order. Areas that hide nothing but the same area are left out.
  static func list(in tree: LayoutNode) -> [TwinPart] {
    var root = tree
    root.frame.origin = .zero
    let texts = PlacedText.list(in: root, scrolling: []).map(TwinPart.init)
    var parts: [TwinPart] = []
    collect(root, from: .identity, opacity: 1, into: &parts)
    return texts + parts
  }

  private static func collect(
    _ node: LayoutNode, from outer: Affine, opacity: Double, into parts: inout [TwinPart]
  ) {
    let opacity = opacity * node.opacity
    guard opacity > 0 else { return }
    let transform = node.spaceTransform.followed(by: outer)
    func add(_ kind: Kind, _ box: CGRect, _ colors: [Color]) {
      let faded = colors.map { $0.faded(by: opacity) }
      guard box.width > 0, box.height > 0, !faded.allSatisfy(\.isClear) else { return }
      let part = TwinPart(kind: kind, node: node.name ?? "box", box: box.mapped(by: transform), colors: faded)
      if !parts.contains(where: { $0.isSame(as: part) }) { parts.append(part) }
    }
    if let paint = node.background { add(.area, node.bounds, paint.colors) }
    if let path = node.path, let box = path.path.controlPointBounds {
      if let fill = path.fill { add(.area, box, fill.paint.colors) }
      if let stroke = path.stroke, stroke.style.width > 0 {
        let half = stroke.style.width / 2
        add(.border, box.insetBy(dx: -half, dy: -half), [stroke.color])
      }
    }
    if let image = node.image { add(.picture, node.bounds, [image.tint ?? .black]) }
    if let border = node.border, border.width > 0 { add(.border, node.bounds, [border.color]) }
    for child in node.children { collect(child, from: transform, opacity: opacity, into: &parts) }
  }

  private init(kind: Kind, node: String, box: CGRect, colors: [Color]) {
    (self.kind, self.node, self.box, self.colors) = (kind, node, box, colors)
    (string, fonts) = ("", [])
  }

  private init(_ text: PlacedText) {
    (kind, node, box, string) = (.text, text.node, text.box, text.content.string)
    fonts = text.content.runs.map(\.font).withoutRepetitions
    colors = text.content.runs.map { $0.color.faded(by: text.opacity) }.withoutRepetitions
  }

  private func isSame(as other: TwinPart) -> Bool {
    kind == other.kind && box == other.box && colors == other.colors && kind != .text
  }

  /// The part in messages, such as `'Balance'` or `area`.
  var content: String { kind == .text ? "'\(string)'" : "\(kind)" }

  /// Whether no edge is farther than a distance from that of another part, in points.
  func isAtPlace(of other: TwinPart, tolerance: Double) -> Bool {
    let distances = [
      box.minX - other.box.minX, box.minY - other.box.minY, box.maxX - other.box.maxX, box.maxY - other.box.maxY,
    ]
    // Positions of text are multiples of a small fraction.
    return distances.allSatisfy { abs($0) <= tolerance + 0.001 }
  }

  /// The share of the area of both parts that they have in common, from 0 to 1.
  func overlap(with other: TwinPart) -> Double {
    let common = box.intersection(other.box)
    guard !common.isNull, !common.isEmpty else { return 0 }
    let area = common.width * common.height
    return area / (box.width * box.height + other.box.width * other.box.height - area)
  }
}

extension Paint {
  /// The colors in order, without repetitions.
  fileprivate var colors: [Color] {
    switch self {
    case .color(let color): [color]
    case .linear(let gradient): gradient.stops.map(\.color).withoutRepetitions
    case .radial(let gradient): gradient.stops.map(\.color).withoutRepetitions
    case .conic(let gradient): gradient.stops.map(\.color).withoutRepetitions
    }
  }
}

extension Color {
  fileprivate func faded(by opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: UInt8((Double(alpha) * opacity).rounded()))
  }
}

extension Array where Element: Equatable {
  fileprivate var withoutRepetitions: [Element] {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
