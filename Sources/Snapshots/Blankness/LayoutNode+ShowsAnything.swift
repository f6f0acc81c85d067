import Foundation
import Imaging
import LayoutTree

extension LayoutNode {
  /// The number of nodes below this one.
  var descendantCount: Int {
    children.reduce(0) { $0 + 1 + $1.descendantCount }
  }

  /// Whether the node or one below it draws something that can be seen.
  var showsAnything: Bool {
    guard opacity > 0 else { return false }
    return showsBox || showsContent || children.contains(where: \.showsAnything)
  }

  private var showsBox: Bool {
    guard frame.width > 0, frame.height > 0 else { return false }
    let hasBorder = border.map { $0.width > 0 && !$0.color.isClear } ?? false
    return hasBorder || shadow != nil || showsBackground
  }

  private var showsBackground: Bool {
    switch background {
    case .color(let color): !color.isClear
    case .linear, .radial, .conic: true
    case nil: false
    }
  }

  private var showsContent: Bool {
    path != nil || image != nil || text.map { ShownText($0, of: self).hasInk } == true
  }
}
