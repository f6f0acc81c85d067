import FirstFrameGeometry
import FirstFrameImaging
public import FirstFrameLayoutTree
import FirstFrameTextEscaping
public import FirstFrameTypesetting
import Foundation

extension LayoutNode {
  /// Returns the visible texts at their positions on a grid of characters, with lines for the edges of boxes.
  ///
  /// The grid is stretched if a text needs more columns than its width provides, so that texts are not cut and do not
  /// overlap. Trees that need more rows or columns than `CharacterGrid` allows are cut off. The last line lists the
  /// characters that none of the typesetter's faces has.
  public func textDump(typesetter: Typesetter = .shared) -> String {
    let scene = ReadableScene(self, typesetter: typesetter)
    let columns = GridRuler(scene.columnMarks, pointsPerCell: 8)
    let rows = GridRuler(scene.rowMarks, pointsPerCell: 18)
    var grid = CharacterGrid(columns: columns.cellCount, rows: rows.cellCount)
    for item in scene.items {
      switch item {
      case .box(let box):
        grid.draw(
          box, left: columns[box.frame.minX], top: rows[box.frame.minY],
          right: columns[box.frame.maxX], bottom: rows[box.frame.maxY])
      case .text(let text):
        grid.draw(text, from: columns[text.minX], to: columns[text.maxX], row: rows[text.middle])
      }
    }
    return grid.text + scene.legend
  }
}

/// The visible texts and boxes of a tree, in the order of drawing.
struct ReadableScene {
  private(set) var items: [Item] = []
  private var missing: [Unicode.Scalar] = []
  private let typesetter: Typesetter

  init(_ root: LayoutNode, typesetter: Typesetter) {
    self.typesetter = typesetter
    var root = root
    root.frame.origin = .zero
    collect(root, transform: .identity, visible: root.bounds, under: nil)
  }

  /// A line about missing characters; empty if there are none.
  var legend: String {
    missing.isEmpty ? "" : "No registered face has \(missing.map(\.codePoint).joined(separator: ", ")).\n"
  }

  /// The required columns: the edges of boxes, and both ends of texts.
  var columnMarks: [GridRuler.Mark] {
    items.flatMap { item -> [GridRuler.Mark] in
      switch item {
      case .box(let box):
        [GridRuler.Mark(box.frame.minX, cellCount: 1), GridRuler.Mark(box.frame.maxX, cellCount: 1)]
      case .text(let text):
        [
          GridRuler.Mark(text.minX, cellCount: 0),
          GridRuler.Mark(text.maxX, cellCount: 0, gap: text.clusters.count, start: text.minX),
        ]
      }
    }
  }

  /// The required rows: the edges of boxes, and the lines of text.
  var rowMarks: [GridRuler.Mark] {
    items.flatMap { item -> [GridRuler.Mark] in
      switch item {
      case .box(let box):
        [GridRuler.Mark(box.frame.minY, cellCount: 1), GridRuler.Mark(box.frame.maxY, cellCount: 1)]
      case .text(let text): [GridRuler.Mark(text.middle, cellCount: 1)]
      }
    }
  }

  private mutating func collect(
    _ node: LayoutNode, transform: Affine, visible: CGRect, under backdrop: Color?, level: Int = 0
  ) {
    guard level < SceneCheck.maximumDepth else { return }
    let space = node.spaceTransform.followed(by: transform)
    let frame = node.bounds.mapped(by: space)
    let inside = node.clips ? visible.intersection(frame) : visible
    guard node.opacity > 0, !visible.isNull, !node.clips || !inside.isEmpty else { return }
    // What fills the shape of a text shows the text, and is no box.
    guard !node.mask.contains(where: \.containsText) else {
      for shape in node.mask { collectTexts(of: shape, transform: space, visible: inside, level: level + 1) }
      return
    }
    let color = node.visibleColor
    collectBox(of: node, frame: frame, color: color, visible: visible, under: backdrop)
    collectText(of: node, space: space, visible: inside)
    for child in node.children {
      collect(child, transform: space, visible: inside, under: color ?? backdrop, level: level + 1)
    }
  }

  private mutating func collectBox(
    of node: LayoutNode, frame: CGRect, color: Color?, visible: CGRect, under backdrop: Color?
  ) {
    let hasBorder = node.border.map { $0.width > 0 && !$0.color.isClear } ?? false
    let isFilled = color.map { $0 != backdrop } ?? node.hasOtherContents
    let visibleFrame = frame.intersection(visible)
    guard hasBorder || isFilled, !visibleFrame.isNull, visibleFrame.width > 0, visibleFrame.height > 0 else { return }
    let isOpaque = color?.isOpaque == true && node.opacity == 1
    items.append(
      .box(
        ReadableBox(frame: visibleFrame, isRounded: !node.cornerRadii.isZero || node.path != nil, isOpaque: isOpaque)))
  }

  /// Collects the texts of a mask, without its boxes.
  private mutating func collectTexts(of node: LayoutNode, transform: Affine, visible: CGRect, level: Int) {
    guard level < SceneCheck.maximumDepth, node.opacity > 0 else { return }
    let space = node.spaceTransform.followed(by: transform)
    collectText(of: node, space: space, visible: visible)
    for child in node.children { collectTexts(of: child, transform: space, visible: visible, level: level + 1) }
  }

  private mutating func collectText(of node: LayoutNode, space: Affine, visible: CGRect) {
    guard let text = node.text, node.hasArea else { return }
    let set = typesetter.typeset(text.paragraph, width: node.frame.width, height: node.frame.height)
    for character in set.missingCharacters where !missing.contains(character) { missing.append(character) }
    let top = text.verticalAlignment.offset(of: set.size.height, in: node.frame.height)
    for line in set.lines where !line.string.unicodeScalars.allSatisfy(\.isWhiteSpace) {
      let box = CGRect(
        x: line.x, y: top + line.baseline - line.ascent, width: line.width, height: line.ascent + line.descent
      ).mapped(by: space)
      guard box.intersects(visible) else { continue }
      items.append(
        .text(
          ReadableText(
            clusters: line.string.graphemeClusters, minX: box.minX, maxX: box.maxX, middle: box.midY,
            alignment: text.alignment,
            direction: line.direction,
            isBidirectional: line.hasRightToLeftText || line.string.unicodeScalars.contains(where: \.isRightToLeft))))
    }
  }

  enum Item {
    case box(ReadableBox)
    case text(ReadableText)
  }
}

extension Unicode.Scalar {
  /// Whether terminals reorder the text around the character, regardless of the direction of the line.
  fileprivate var isRightToLeft: Bool {
    // There are no such characters before the Hebrew block.
    guard value >= 0x590 else { return false }
    let bidiClass = BidiClass(of: self)
    return bidiClass.direction == .rightToLeft || bidiClass == .arabicNumber
  }
}

extension LayoutNode {
  fileprivate var containsText: Bool { text != nil || children.contains(where: \.containsText) }

  /// The visible color that fills the box; `nil` if there is none.
  fileprivate var visibleColor: Color? {
    guard case .color(let color) = background, !color.isClear else { return nil }
    return color
  }

  /// Whether the box shows something other than one color.
  fileprivate var hasOtherContents: Bool {
    switch background {
    case .linear, .radial, .conic: true
    case .color, nil: image != nil || path != nil
    }
  }
}

/// A box with visible edges, in points from the picture's top left corner.
struct ReadableBox {
  let frame: CGRect
  let isRounded: Bool
  /// Whether the box hides everything beneath it.
  let isOpaque: Bool

  /// Boxes smaller than this are drawn as a mark.
  static let minimumSide: CGFloat = 14

  var isMark: Bool { frame.width < Self.minimumSide && frame.height < Self.minimumSide }
  var isHorizontalLine: Bool { !isMark && frame.height < Self.minimumSide / 2 }
  var isVerticalLine: Bool { !isMark && frame.width < Self.minimumSide / 2 }
}

/// One line of visible text, in points from the picture's top left corner.
struct ReadableText {
  /// The grapheme clusters, each of which takes a column.
  let clusters: [String]
  let minX: CGFloat
  let maxX: CGFloat
  /// The vertical middle of the line.
  let middle: CGFloat
  let alignment: TextAlignment
  /// The direction of the line's paragraph.
  let direction: TextDirection
  /// Whether the typesetter or a terminal displays a part of the text from right to left.
  let isBidirectional: Bool
}
