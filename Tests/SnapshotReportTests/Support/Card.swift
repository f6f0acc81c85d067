import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

/// A component with a title and a badge; blank without either.
struct Card: LayoutTreeProviding, Sendable {
  var title = "Real Madrid"
  var titleName = "title"
  var badge: CGFloat? = 150
  var color = Color(red: 47, green: 98, blue: 201)

  static let blank = Card(title: "", badge: nil)

  func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
    var children: [LayoutNode] = []
    if !title.isEmpty {
      children.append(
        LayoutNode(
          name: titleName, frame: CGRect(x: 16, y: 16, width: 130, height: 24),
          text: TextContent(string: title, font: Font(size: 17))))
    }
    if let badge {
      children.append(
        LayoutNode(
          name: "badge", frame: CGRect(x: badge, y: 18, width: 24, height: 24), background: .color(color)))
    }
    return LayoutNode(
      name: "Card", frame: CGRect(x: 0, y: 0, width: 200, height: 60), background: .color(.white), children: children)
  }
}
