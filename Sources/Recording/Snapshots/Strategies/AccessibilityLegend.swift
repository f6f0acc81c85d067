import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation

/// The list of elements: the number of each, what is said, and details.
struct AccessibilityLegend {
  private let elements: [SpokenElement]
  private let width: CGFloat
  private let visible: CGRect
  private let colors: AnnotationColors
  private let typesetter: Typesetter

  /// - Parameters:
  ///   - elements: The elements in reading order.
  ///   - width: The width, in points, in which texts are wrapped.
  ///   - visible: The box of the component. Elements outside of it have no region.
  ///   - colors: The colors of the picture.
  ///   - typesetter: Measures the texts.
  init(
    _ elements: [SpokenElement], width: CGFloat, visible: CGRect, colors: AnnotationColors, typesetter: Typesetter
  ) {
    self.elements = elements
    self.width = width
    self.visible = visible
    self.colors = colors
    self.typesetter = typesetter
  }

  private static let sentenceFont = Font(size: 14, weight: .medium)
  private static let detailFont = Font(size: 12)
  /// The distance from the edge to the texts, and between rows, in points.
  private static let (inset, spacing): (CGFloat, CGFloat) = (34, 10)

  var node: LayoutNode {
    var rows: [LayoutNode] = []
    var y: CGFloat = 0
    for (index, element) in elements.enumerated() {
      let row = row(of: element, at: index, y: y)
      rows.append(row)
      y = row.frame.maxY + Self.spacing
    }
    if elements.isEmpty {
      let text = paragraph("Nothing is read.", Self.sentenceFont, colors.secondaryText, x: 0, y: 0)
      rows.append(text)
      y = text.frame.maxY + Self.spacing
    }
    return LayoutNode(
      name: "legend", frame: CGRect(x: 0, y: 0, width: width, height: max(0, y - Self.spacing)), children: rows)
  }

  private func row(of element: SpokenElement, at index: Int, y: CGFloat) -> LayoutNode {
    let badge = AccessibilityBadge(number: index + 1, color: colors.region(index), textColor: colors.number)
    var children = [badge.node(at: .zero)]
    let sentence = paragraph(element.sentence, Self.sentenceFont, colors.text, x: Self.inset, y: 1)
    children.append(sentence)
    var bottom = sentence.frame.maxY
    var details = element.details
    if !element.isVisible(in: visible) { details.append("outside of the picture") }
    for detail in details {
      let text = paragraph(detail, Self.detailFont, colors.secondaryText, x: Self.inset, y: bottom + 2)
      children.append(text)
      bottom = text.frame.maxY
    }
    return LayoutNode(
      name: "element", frame: CGRect(x: 0, y: y, width: width, height: max(bottom, AccessibilityBadge.height)),
      children: children)
  }

  /// Returns a text that is wrapped at the end of the legend.
  private func paragraph(_ string: String, _ font: Font, _ color: Color, x: CGFloat, y: CGFloat) -> LayoutNode {
    let text = TextContent(string: string, font: font, color: color, lines: 0)
    let size = typesetter.typeset(text.paragraph, width: width - x).size
    return LayoutNode(
      frame: CGRect(x: x, y: y, width: width - x, height: size.height.rounded(.up)), text: text)
  }
}

/// The number of an element, on the color of its region.
struct AccessibilityBadge {
  let number: Int
  let color: Color
  let textColor: Color

  static let height: CGFloat = 18

  private var size: CGSize { CGSize(width: number < 10 ? 18 : number < 100 ? 24 : 30, height: Self.height) }

  /// Returns the top left corner of the badge: at the corner of a region, and outside of a small one, which the badge
  /// would cover.
  func place(on outline: Path, in bounds: CGRect) -> CGPoint {
    guard let box = outline.controlPointBounds?.intersection(bounds) else { return .zero }
    let isSmall = box.width < size.width * 3 || box.height < size.height * 1.8
    // Texts begin at the edge of a small region.
    let offset = isSmall ? CGPoint(x: 4 - size.width, y: -size.height / 2) : CGPoint(x: 2, y: 2)
    // The badge stays within the margin of the picture.
    let x = max(2 - size.width, min(bounds.maxX - size.width / 2, box.minX + offset.x))
    let y = max(-size.height / 2, min(bounds.maxY - size.height / 2, box.minY + offset.y))
    return CGPoint(x: x.rounded(), y: y.rounded())
  }

  func node(at point: CGPoint) -> LayoutNode {
    LayoutNode(
      name: "number", frame: CGRect(origin: point, size: size), background: .color(color),
      cornerRadii: CornerRadii(Self.height / 2),
      text: TextContent(
        string: String(number), font: Font(size: 11, weight: .bold), color: textColor, alignment: .center,
        verticalAlignment: .center))
  }
}
