import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

/// What differs between two nodes, their children left aside.
///
/// Lengths are compared as dumps write them: to a hundredth of a point.
struct NodeComparison {
  private let reference: LayoutNode
  private let actual: LayoutNode
  /// The picture begins at the root's corner, wherever that lies.
  private let isRoot: Bool

  init(_ reference: LayoutNode, _ actual: LayoutNode, isRoot: Bool = false) {
    self.reference = reference
    self.actual = actual
    self.isRoot = isRoot
  }

  var kinds: [NodeChange.Kind] {
    guard reference.ownContent != actual.ownContent else { return [] }
    return text + properties + size + position
  }

  private var text: [NodeChange.Kind] {
    let (from, to) = (reference.text?.string ?? "", actual.text?.string ?? "")
    return from == to ? [] : [.text(from: from, to: to)]
  }

  private var size: [NodeChange.Kind] {
    let (from, to) = (reference.frame.size, actual.frame.size)
    let isSame = from.width.hundredths == to.width.hundredths && from.height.hundredths == to.height.hundredths
    return isSame ? [] : [.resized(from: from, to: to)]
  }

  private var position: [NodeChange.Kind] {
    let (from, to) = (reference.frame.origin, actual.frame.origin)
    guard !isRoot, from.x.hundredths != to.x.hundredths || from.y.hundredths != to.y.hundredths else { return [] }
    return [.moved(by: CGSize(width: to.x - from.x, height: to.y - from.y))]
  }

  private var properties: [NodeChange.Kind] {
    let lists = (NodeProperty.list(of: reference), NodeProperty.list(of: actual))
    return zip(lists.0, lists.1).compactMap { from, to in
      from == to ? nil : .property(from.name, from: from.value, to: to.value)
    }
  }
}

extension LayoutNode {
  fileprivate var ownContent: LayoutNode {
    var copy = self
    copy.children = []
    return copy
  }
}

/// A property of a node by its name, and its value in words.
struct NodeProperty: Equatable {
  let name: String
  /// Short enough for a message, or empty.
  let value: String
  /// What tells values apart that have the same words.
  private let identity: [AnyHashable]

  private init(_ name: String, _ identity: AnyHashable..., value: String = "") {
    self.name = name
    self.identity = identity
    self.value = value
  }

  static func == (one: NodeProperty, other: NodeProperty) -> Bool {
    one.name == other.name && one.identity == other.identity
  }

  /// The properties that can be told of any node, always the same ones in the same order.
  static func list(of node: LayoutNode) -> [NodeProperty] {
    list(of: node.text) + list(ofBox: node) + list(of: node.image) + list(of: node.path)
  }

  private static func list(of text: TextContent?) -> [NodeProperty] {
    let (fonts, colors) = (text?.runs.map(\.font) ?? [], text?.runs.map(\.color) ?? [])
    let details = text?.runs.map { run in
      var run = run
      (run.string, run.font, run.color) = ("", Font(size: 0), .black)
      return run
    }
    return [
      NodeProperty("font", fonts, value: Set(fonts).count == 1 ? fonts[0].words : ""),
      NodeProperty("text colour", colors, value: Set(colors).count == 1 ? colors[0].hexadecimal : ""),
      NodeProperty("text alignment", text?.alignment, value: text?.alignment.rawValue ?? "none"),
      NodeProperty("lines", text?.lines, value: text.map { "\($0.lines)" } ?? "none"),
      NodeProperty("text style", details, text?.verticalAlignment, text?.truncation, text?.style, text?.minimumScale),
    ]
  }

  private static func list(ofBox node: LayoutNode) -> [NodeProperty] {
    let (border, shadow) = (node.border, node.shadow)
    return [
      NodeProperty("background", node.background, value: node.background?.word ?? "none"),
      NodeProperty("corners", node.cornerRadii, node.cornerCurve, value: node.cornerRadii.words),
      NodeProperty("border", border, value: border.map { "\($0.width.hundredths) \($0.color.hexadecimal)" } ?? "none"),
      NodeProperty(
        "shadow", shadow, value: shadow.map { "\($0.color.hexadecimal) blur \($0.blur.hundredths)" } ?? "none"),
      NodeProperty("opacity", node.opacity, value: CGFloat(node.opacity).hundredths),
      NodeProperty("clipping", node.clips, node.clipPath, value: node.clips ? "on" : "off"),
      NodeProperty("blending", node.blend, value: node.blend.rawValue),
      NodeProperty("transform", node.transform),
    ]
  }

  private static func list(of image: ImageContent?) -> [NodeProperty] {
    [
      NodeProperty("image", image?.source, image?.scale, image?.capInsets, image?.sampling),
      NodeProperty("image mode", image?.mode, value: image?.mode.rawValue ?? "none"),
      NodeProperty("tint", image?.tint, value: image?.tint?.hexadecimal ?? "none"),
    ]
  }

  private static func list(of path: PathContent?) -> [NodeProperty] {
    [
      NodeProperty("path", path?.path),
      NodeProperty("fill", path?.fill, value: path?.fill?.paint.word ?? "none"),
      NodeProperty("stroke", path?.stroke, value: path?.stroke?.color.hexadecimal ?? "none"),
    ]
  }
}

extension Paint {
  fileprivate var word: String {
    switch self {
    case .color(let color): color.hexadecimal
    case .linear: "linear gradient"
    case .radial: "radial gradient"
    case .conic: "conic gradient"
    }
  }
}

extension CornerRadii {
  fileprivate var words: String {
    (self == CornerRadii(topLeft) ? [topLeft] : clockwise).map(\.hundredths).joined(separator: ",")
  }
}

extension Font {
  fileprivate var words: String {
    let names = [family, isMonospaced ? "mono" : nil, "\(size.hundredths)pt", "\(weight.rawValue)"]
    return (names + [isItalic ? "italic" : nil]).compactMap { $0 }.joined(separator: " ")
  }
}
