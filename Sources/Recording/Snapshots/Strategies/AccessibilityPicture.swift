import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTypesetting
import Foundation

/// The picture of a component with a numbered region over each element that VoiceOver reads, and a legend.
@MainActor
struct AccessibilityPicture {
  private let component: any LayoutTreeProviding

  init(of component: any LayoutTreeProviding) {
    self.component = component
  }

  /// The space around the component and between its parts, in points.
  private static let margin: CGFloat = 16
  /// The width of a legend beside a component, in points.
  private static let legendWidth: CGFloat = 320

  /// Returns the component with its regions, and the legend below it, or beside it if the component is high.
  private func picture(of tree: LayoutNode, in environment: RenderingEnvironment) -> LayoutNode {
    let colors = AnnotationColors(environment.appearance)
    let elements = tree.spokenElements(isRightToLeft: environment.layoutDirection == .rightToLeft)
    let size = tree.frame.size
    let isBeside = size.height > size.width && size.height > 300
    let legend = AccessibilityLegend(
      elements, width: isBeside ? Self.legendWidth : max(size.width, Self.legendWidth), visible: tree.bounds,
      colors: colors, typesetter: environment.typesetter
    ).node
    let margin = Self.margin
    var (component, list) = (regions(over: tree, elements, colors), legend)
    component.frame.origin = CGPoint(x: margin, y: margin)
    list.frame.origin =
      isBeside
      ? CGPoint(x: 2 * margin + size.width, y: margin) : CGPoint(x: margin, y: 2 * margin + size.height)
    let extent = component.frame.union(list.frame)
    return LayoutNode(
      name: "accessibility", frame: CGRect(x: 0, y: 0, width: extent.maxX + margin, height: extent.maxY + margin),
      background: .color(colors.background), children: [component, list])
  }

  /// Returns the component on a plain background, with regions and their numbers.
  private func regions(
    over tree: LayoutNode, _ elements: [SpokenElement], _ colors: AnnotationColors
  ) -> LayoutNode {
    let bounds = tree.bounds
    let visible = elements.enumerated().filter { $0.element.isVisible(in: bounds) }
    let outlines = visible.map { index, element in
      let color = colors.region(index)
      return LayoutNode(
        frame: bounds,
        path: PathContent(
          path: element.outline, fill: PathContent.Fill(paint: .color(color.with(alpha: 46))),
          stroke: PathContent.Stroke(color: color, style: StrokeStyle(width: 1.5))))
    }
    // Numbers are above all regions, and may stand on the edge of the component.
    let numbers = visible.map { index, element in
      let badge = AccessibilityBadge(number: index + 1, color: colors.region(index), textColor: colors.number)
      return badge.node(at: badge.place(on: element.outline, in: bounds))
    }
    let picture = LayoutNode(
      name: "picture", frame: bounds, background: .color(colors.canvas), clips: true, children: [tree] + outlines)
    let edge = LayoutNode(
      name: "edge", frame: bounds.insetBy(dx: -1, dy: -1), border: Border(width: 1, color: colors.line))
    return LayoutNode(name: "component", frame: bounds, children: [edge, picture] + numbers)
  }
}

extension AccessibilityPicture: LayoutTreeProviding {
  func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
    let tree = component.layoutTree(in: environment)
    guard component.layoutProblem == nil, tree.bounds.width > 0, tree.bounds.height > 0 else { return tree }
    return picture(of: tree, in: environment)
  }

  var layoutProblem: String? { component.layoutProblem }
  var layoutWarnings: [String] { component.layoutWarnings }
  var frameOmissions: [FrameOmission] { component.frameOmissions }
}

extension SpokenElement {
  /// Whether a part of the element is in a box.
  func isVisible(in box: CGRect) -> Bool {
    guard let own = outline.controlPointBounds else { return false }
    let part = own.intersection(box)
    return !part.isNull && part.width > 0 && part.height > 0
  }
}

extension Color {
  fileprivate func with(alpha: UInt8) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}
