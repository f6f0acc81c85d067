import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation

extension UIButton {
  /// The configuration's background, behind the labels.
  func describeBackground(in node: inout LayoutNode) {
    guard let configuration else { return }
    let traits = traitCollection
    let color = ButtonColors(configuration, state: state, tint: tintColor).background.components(in: traits)
    let background = configuration.background
    var border: Border?
    if let stroke = background.strokeColor?.components(in: traits), background.strokeWidth > 0 {
      border = Border(width: background.strokeWidth, color: stroke.color)
    }
    guard color.alpha > 0 || border != nil else { return }
    node.children.append(
      LayoutNode(
        name: "background", frame: node.bounds, background: .color(color.color),
        cornerRadii: CornerRadii(configuration.cornerRadius(in: node.frame.size)), cornerCurve: .continuous,
        border: border))
  }
}
