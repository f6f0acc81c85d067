import FirstFrameGeometry
public import FirstFrameImaging
package import FirstFrameLayoutTree
package import FirstFrameRasterizer
import Foundation

/// Why a first frame counts as showing nothing.
public enum Blankness: Hashable, Sendable {
  /// The frame has no width or no height, in points.
  case zeroSize(width: Double, height: Double)
  /// All pixels are clear.
  case nothingDrawn(PixelSize)
  /// All pixels have the same color.
  case oneColor(PremultipliedColor, PixelSize)
  /// No text has a visible character with room to show it. `nodes` contains the names of the texts' nodes, or their
  /// texts if they have no names.
  case textWithoutInk(nodes: [String])
  /// Only the component's own box is visible. None of the `nodeCount` nodes in it adds a pixel.
  case nothingInside(nodeCount: Int)

  /// Determines why a frame is blank. Returns `nil` if it is not blank.
  ///
  /// - Parameter rasterizer: The rasterizer that drew the tree, to draw parts of it for comparison.
  package init?(of tree: LayoutNode, drawnAs bitmap: Bitmap?, by rasterizer: Rasterizer) throws(RasterizerError) {
    guard let bitmap else {
      self = .zeroSize(width: tree.frame.width, height: tree.frame.height)
      return
    }
    if let color = bitmap.solidColor {
      self = color == .clear ? .nothingDrawn(bitmap.size) : .oneColor(color, bitmap.size)
      return
    }
    let texts = tree.visibleTexts
    if !texts.isEmpty, texts.allSatisfy({ !$0.hasInk }), !tree.showsPicture {
      self = .textWithoutInk(nodes: texts.map(\.node))
      return
    }
    // Nodes do not show everything: a text can have the color of its background, be outside of the picture, or have an
    // empty box. So compare the picture with the component's own box. A flat box has one color and the picture has two
    // or more, so they differ and the box is not drawn.
    if !tree.hasDefaults(for: .content), !tree.hasFlatBox(scale: rasterizer.scale),
      try rasterizer.bitmap(of: tree.resetting(.content)) == bitmap
    {
      self = .nothingInside(nodeCount: tree.descendantCount)
      return
    }
    return nil
  }

  /// Whether a view can be blank in this way by design, so that its author may allow it.
  var canBeAllowed: Bool {
    if case .zeroSize = self { false } else { true }
  }
}

extension Blankness: CustomStringConvertible {
  /// A clause that says what is blank.
  public var description: String {
    switch self {
    case .zeroSize(let width, let height):
      "the view has no size (\(Self.short(width)) x \(Self.short(height)) points)"
    case .nothingDrawn(let size):
      "nothing was drawn: all \(size.width) x \(size.height) pixels are clear"
    case .oneColor(let color, let size):
      "all \(size.width) x \(size.height) pixels have one color, \(Self.name(of: color))"
    case .textWithoutInk(let nodes):
      "no text has a visible character with room to show it (\(nodes.joined(separator: ", ")))"
    case .nothingInside(let nodeCount):
      "the view's own box is drawn, and nothing in it can be seen: " + Self.contents(nodeCount: nodeCount)
    }
  }

  /// A translucent pixel has no color code, because premultiplication by alpha loses it.
  private static func name(of color: PremultipliedColor) -> String {
    let straight = color.straight
    return straight.isOpaque ? straight.hexadecimal : "translucent with an alpha of \(color.alpha) of 255"
  }

  private static func contents(nodeCount: Int) -> String {
    switch nodeCount {
    case 0: "what the view itself draws adds no pixel"
    case 1: "its one subview adds no pixel"
    default: "none of its \(nodeCount) subviews adds a pixel"
    }
  }

  /// A length in points, without a fraction if it has none.
  private static func short(_ length: Double) -> String {
    Int(exactly: length).map(String.init) ?? "\(length)"
  }
}

extension Bitmap {
  /// The color of all pixels; `nil` if there are two or more.
  var solidColor: PremultipliedColor? {
    withPixels { pixels in
      // If the pixels equal themselves shifted by one, all are equal. memcmp is fast in debug builds, too.
      let isFlat = memcmp(pixels, pixels + 1, (size.area - 1) * MemoryLayout<UInt32>.stride) == 0
      return isFlat ? PremultipliedColor(packed: pixels[0]) : nil
    }
  }
}

/// A text of a tree that is not hidden.
struct VisibleText {
  /// The node's name, or its text in quotes.
  let node: String
  /// Whether there is a visible character, and room to show it.
  let hasInk: Bool

  init(_ text: TextContent, of node: LayoutNode) {
    self.node = node.name ?? "\"\(text.string)\""
    // A label without room shows nothing, even if the rasterizer would draw part of its text.
    let hasRoom = node.frame.width > 0 && node.frame.height > 0
    hasInk = hasRoom && text.string.unicodeScalars.contains(where: Self.isInked)
  }

  static func isInked(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .control
  }
}

extension LayoutNode {
  /// The texts of the tree from top to bottom, without the texts of completely transparent nodes.
  fileprivate var visibleTexts: [VisibleText] {
    guard opacity > 0 else { return [] }
    let own = text.map { [VisibleText($0, of: self)] } ?? []
    return children.reduce(into: own) { $0 += $1.visibleTexts }
  }

  /// Whether the tree shows a path or an image, and so has content besides its texts.
  fileprivate var showsPicture: Bool {
    guard opacity > 0 else { return false }
    return !hasDefaults(for: [.path, .image]) || children.contains(where: \.showsPicture)
  }

  /// Whether the node's own box would fill the whole picture with one color, determined without drawing it.
  ///
  /// - Parameter scale: Pixels per point; a box that ends within a pixel fades there.
  func hasFlatBox(scale: CGFloat) -> Bool {
    let isPlain =
      switch background {
      case nil, .color: true
      case .linear, .radial, .conic: false
      }
    let endsOnPixels = [frame.width, frame.height].allSatisfy { ($0 * scale).rounded() == $0 * scale }
    return isPlain && endsOnPixels && hasDefaults(for: [.decoration, .effect])
  }

  /// The number of nodes below this one.
  fileprivate var descendantCount: Int {
    children.reduce(0) { $0 + 1 + $1.descendantCount }
  }
}
