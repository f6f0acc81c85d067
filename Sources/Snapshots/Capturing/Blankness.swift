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
  /// All pixels have the same colour.
  case oneColor(PremultipliedColor, PixelSize)
  /// There are texts, and none has a visible character with room to show it; nodes by their names, or else their texts.
  case textWithoutInk(nodes: [String])
  /// The component's own box is drawn, and its contents add not one pixel; with the number of nodes in it.
  case nothingInside(nodeCount: Int)

  /// Finds out why a frame is blank; `nil` if it is not.
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
    // Pixels reveal more than nodes: a text may have the colour behind it, lie outside, or have an empty box.
    // The picture has at least two colours, so it is not that of a flat box, which therefore need not be drawn.
    if !tree.hasDefaults(for: .content), !tree.hasFlatBox(scale: rasterizer.scale),
      try rasterizer.bitmap(of: tree.resetting(.content)) == bitmap
    {
      self = .nothingInside(nodeCount: tree.descendantCount)
      return
    }
    return nil
  }

  /// Whether a view can be blank in this way by nature, so that its author may allow it.
  var canBeAllowed: Bool {
    if case .zeroSize = self { false } else { true }
  }
}

extension Blankness: CustomStringConvertible {
  /// What is blank, as a clause.
  public var description: String {
    switch self {
    case .zeroSize(let width, let height):
      "the view has no size (\(Self.short(width)) x \(Self.short(height)) points)"
    case .nothingDrawn(let size):
      "nothing was drawn: all \(size.width) x \(size.height) pixels are clear"
    case .oneColor(let color, let size):
      "all \(size.width) x \(size.height) pixels have one colour, \(Self.name(of: color))"
    case .textWithoutInk(let nodes):
      "no text has a visible character with room to show it (\(nodes.joined(separator: ", ")))"
    case .nothingInside(let nodeCount):
      "the view's own box is drawn, and nothing in it can be seen: " + Self.contents(nodeCount: nodeCount)
    }
  }

  /// A translucent pixel has no colour code, since multiplying by alpha has lost it.
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
  /// The colour of all pixels; `nil` if there are two or more.
  var solidColor: PremultipliedColor? {
    withPixels { pixels in
      // Equal to itself moved by one pixel means equal throughout; memcmp is fast in debug builds too.
      let isFlat = memcmp(pixels, pixels + 1, (size.area - 1) * MemoryLayout<UInt32>.stride) == 0
      return isFlat ? PremultipliedColor(packed: pixels[0]) : nil
    }
  }
}

/// A text of a tree that is not hidden.
private struct VisibleText {
  /// The node's name, or its text in quotes.
  let node: String
  /// Whether there is a visible character, and room to show it.
  let hasInk: Bool

  init(_ text: TextContent, of node: LayoutNode) {
    self.node = node.name ?? "\"\(text.string)\""
    // Whatever a rasterizer draws of a text without room, a label shows nothing.
    let hasRoom = node.frame.width > 0 && node.frame.height > 0
    hasInk = hasRoom && text.string.unicodeScalars.contains(where: Self.isInked)
  }

  private static func isInked(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
      && properties.generalCategory != .control
  }
}

extension LayoutNode {
  /// The texts of the tree, top down, without those of wholly transparent nodes.
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

  /// Whether the node's box alone has one colour from edge to edge of the picture, determined without drawing it.
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
