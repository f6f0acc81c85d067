import FirstFrameConditions
import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation

/// Why a blank frame shows nothing: the contents that cannot be seen, each with its reason.
package struct BlankCauses: Sendable {
  /// One sentence for each cause.
  package let sentences: [String]
  /// Whether the contents may arrive after the frame: nothing else explains the blank frame.
  package let mayBeLate: Bool

  package static let none = BlankCauses(sentences: [], mayBeLate: true)

  private static let limit = 6

  private init(sentences: [String], mayBeLate: Bool) {
    self.sentences = sentences
    self.mayBeLate = mayBeLate
  }

  /// - Parameters:
  ///   - omissions: The contents that the component's toolkit left out of the tree.
  ///   - warnings: The warnings about contents that are not drawn.
  init(of tree: LayoutNode, omissions: [FrameOmission], warnings: [String]) {
    var nodes = InvisibleNodes(of: tree)
    nodes.visit()
    let found = omissions.map { (sentence: "\($0)", isEmpty: $0.isEmpty) } + nodes.found
    var sentences = found.map(\.sentence)
    if sentences.count > Self.limit {
      sentences = sentences.prefix(Self.limit - 1) + ["\(sentences.count - Self.limit + 1) more are like these."]
    }
    self.sentences = sentences + warnings.map { $0.asSentence }
    mayBeLate = warnings.isEmpty && found.allSatisfy(\.isEmpty)
  }

  /// Returns the causes with the work that the component scheduled and that had not run.
  func adding(pending work: [ScheduledWork.Origin]) -> BlankCauses {
    guard !work.isEmpty, mayBeLate else { return self }
    let subject = work.count == 1 ? "a block or task" : "\(work.count) blocks or tasks"
    let delay = work.map(\.delay).max() ?? 0
    let time = delay > 0 ? ", the last one after \(Int((delay * 1000).rounded(.up))) ms" : ""
    let sentence =
      "The state arrives late: when the frame was taken, \(subject) that the component scheduled had not run\(time)."
    return BlankCauses(sentences: [sentence] + sentences, mayBeLate: true)
  }
}

/// The nodes of a tree with contents that cannot be seen.
private struct InvisibleNodes {
  /// The sentences about the nodes, and whether the node is empty and would show something if it were not.
  private(set) var found: [(sentence: String, isEmpty: Bool)] = []
  private let root: LayoutNode

  init(of root: LayoutNode) { self.root = root }

  mutating func visit() {
    let area = CGRect(origin: .zero, size: root.frame.size)
    visit(root, in: area, within: area, over: nil)
  }

  /// - Parameters:
  ///   - frame: The frame of the node in the space of the root.
  ///   - area: The part of the picture that no ancestor clips.
  ///   - color: The color below the node; `nil` if there is none, or not a single one.
  private mutating func visit(_ node: LayoutNode, in frame: CGRect, within area: CGRect, over color: Color?) {
    guard node.opacity > 0 else { return add(node, "has an opacity of 0") }
    let color = node.opaqueColor ?? (node.background == nil ? color : nil)
    let area = node.clips ? area.intersection(frame) : area
    if node.text != nil || node.path != nil || node.image != nil {
      if let reason = reason(why: node, in: frame, within: area, over: color) {
        add(node, reason.clause, isEmpty: reason.isEmpty)
      }
    }
    for child in node.children {
      visit(child, in: child.frame.offsetBy(dx: frame.minX, dy: frame.minY), within: area, over: color)
    }
  }

  private func reason(
    why node: LayoutNode, in frame: CGRect, within area: CGRect, over color: Color?
  ) -> (clause: String, isEmpty: Bool)? {
    if let text = node.text?.string, !text.unicodeScalars.contains(where: VisibleText.isInked) {
      return (text.isEmpty ? "has no text" : "has only white space", true)
    }
    if frame.width <= 0 || frame.height <= 0 {
      return ("has no \(frame.width <= 0 ? frame.height <= 0 ? "size" : "width" : "height")", false)
    }
    if !frame.intersects(area) {
      let isOutside = !frame.intersects(CGRect(origin: .zero, size: root.frame.size))
      return (isOutside ? "is outside of the picture" : "is clipped away by a view that contains it", false)
    }
    guard let runs = node.text?.runs, !runs.isEmpty else { return nil }
    if runs.allSatisfy({ $0.color.alpha == 0 }) { return ("has a clear text color", false) }
    guard let color, runs.allSatisfy({ $0.color == color }) else { return nil }
    return ("has text in the color of its background, \(color.hexadecimal)", false)
  }

  private mutating func add(_ node: LayoutNode, _ clause: String, isEmpty: Bool = false) {
    let name = node.name ?? node.text.map { "\"\($0.string)\"" } ?? "a node without a name"
    found.append(("`\(name)` \(clause).", isEmpty))
  }
}

extension LayoutNode {
  /// The color of the node's background; `nil` unless it is a single opaque one.
  fileprivate var opaqueColor: Color? {
    guard case .color(let color)? = background, color.isOpaque else { return nil }
    return color
  }
}
