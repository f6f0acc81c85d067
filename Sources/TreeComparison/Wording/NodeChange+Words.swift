import FirstFrameGeometry
import Foundation

extension NodeChange {
  /// The change in a phrase, such as: `badge` moved +8,0.
  public var words: String {
    let name = "`\(place?.label ?? "")`"
    switch kind {
    case .text(let from, let to): return "\(name) text \(Self.quoted(from)) -> \(Self.quoted(to))"
    case .appeared(let nodes): return "\(name) appeared" + Self.inside(nodes)
    case .vanished(let nodes): return "\(name) vanished" + Self.inside(nodes)
    case .property(let property, "", _), .property(let property, _, ""): return "\(name) \(property) changed"
    case .property(let property, let from, let to):
      return from == to ? "\(name) \(property) changed" : "\(name) \(property) \(from) -> \(to)"
    case .resized(let from, let to): return "\(name) resized \(Self.words(from)) -> \(Self.words(to))"
    case .moved(let distance):
      return "\(name) moved \(Self.signed(distance.width)),\(Self.signed(distance.height))"
    case .reordered: return "the children of \(name) overlap in another order"
    }
  }

  private static func inside(_ nodes: Int) -> String {
    nodes == 1 ? "" : ", with \(nodes - 1) \(nodes == 2 ? "node" : "nodes") inside"
  }

  private static func words(_ size: CGSize) -> String {
    "\(size.width.hundredths)x\(size.height.hundredths)"
  }

  private static func signed(_ length: CGFloat) -> String {
    let words = length.hundredths
    return length > 0 && words != "0" ? "+" + words : words
  }

  /// A text on one line, cut where it is long.
  private static func quoted(_ text: String) -> String {
    let line = text.map { $0.isNewline ? "\u{21B5}" : String($0) }.joined()
    return line.count > 40 ? "'\(line.prefix(39))…'" : "'\(line)'"
  }
}
