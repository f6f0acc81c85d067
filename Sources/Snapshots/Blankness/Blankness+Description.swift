import FirstFrameImaging
import Foundation

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

  /// A translucent pixel is not named, since multiplying by alpha has lost the colour that the code names.
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

  /// A length in points, without a fraction where it has none.
  private static func short(_ length: Double) -> String {
    Int(exactly: length).map(String.init) ?? "\(length)"
  }
}
