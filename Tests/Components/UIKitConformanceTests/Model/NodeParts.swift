import FirstFrameLayoutTree
import Foundation

// The types of corners and fonts belong to modules that a component's test need not know, so their stored properties
// are read by name.

extension LayoutNode {
  /// The radius of the top left corner.
  var cornerRadius: CGFloat { storedProperty("topLeft", of: cornerRadii) ?? 0 }

  /// The size and weight of the font of the node's text, such as `17.0 medium`.
  var fontName: String {
    guard let font = text?.runs.first?.font else { return "no text" }
    let weight = Mirror(reflecting: font).children.first { $0.label == "weight" }.map { "\($0.value)" } ?? ""
    let names = ["400": "regular", "500": "medium", "600": "semibold", "700": "bold"]
    return "\(Double(fontSize)) \(names[weight.filter(\.isNumber)] ?? weight)"
  }

  /// The size of the font of the node's text, or 0 without text.
  var fontSize: CGFloat { (text?.runs.first?.font).flatMap { storedProperty("size", of: $0) } ?? 0 }

  private func storedProperty(_ name: String, of value: Any) -> CGFloat? {
    Mirror(reflecting: value).children.first { $0.label == name }?.value as? CGFloat
  }
}
