import FirstFrameGeometry
public import FirstFrameLayoutTree
import Foundation

extension LayoutNode {
  /// Returns the elements that assistive technology reads, in reading order: one line per element with its role, label,
  /// traits, value and hint.
  ///
  /// A node that specifies its accessibility is read as specified. Other nodes with text are read as static text.
  /// Siblings are read in the order that they specify, or otherwise line by line by their positions on the screen.
  ///
  /// - Parameter isRightToLeft: Whether lines are read from right to left.
  public func accessibilityDump(isRightToLeft: Bool = false) -> String {
    ReadingOrder(isRightToLeft: isRightToLeft).elements(of: self)
      .map { ReadElement($0).line + "\n" }.joined()
  }
}

/// The description of one element.
struct ReadElement {
  private let node: LayoutNode

  init(_ node: LayoutNode) {
    self.node = node
  }

  /// The line of the element, such as `button "Place bet" selected value "1.85" hint "Adds the outcome to the slip"`.
  var line: String {
    let traits = node.accessibility?.traits ?? [.staticText]
    let roles = traits.filter(\.isRole)
    var parts = roles.isEmpty ? ["element"] : roles.map(\.dumpText)
    parts.append(label.map(\.quoted) ?? "without a label")
    parts += traits.filter { !$0.isRole }.map(\.dumpText)
    if let value = node.accessibility?.value { parts.append("value \(value.quoted)") }
    if let hint = node.accessibility?.hint { parts.append("hint \(hint.quoted)") }
    return parts.joined(separator: " ")
  }

  /// The label, or else the text.
  private var label: String? {
    node.accessibility?.label ?? node.text?.string
  }
}

extension Accessibility.Trait {
  /// Whether the trait is the element's role, and not its state or behaviour.
  fileprivate var isRole: Bool {
    switch self {
    case .button, .link, .header, .searchField, .image, .staticText, .tabBar, .adjustable, .keyboardKey,
      .summaryElement:
      true
    case .selected, .notEnabled, .updatesFrequently, .playsSound, .startsMediaSession, .allowsDirectInteraction,
      .causesPageTurn:
      false
    }
  }

  fileprivate var dumpText: String {
    switch self {
    case .staticText: "text"
    case .searchField: "search field"
    case .tabBar: "tab bar"
    case .keyboardKey: "keyboard key"
    case .summaryElement: "summary"
    case .notEnabled: "not enabled"
    case .updatesFrequently: "updates frequently"
    case .playsSound: "plays sound"
    case .startsMediaSession: "starts media session"
    case .allowsDirectInteraction: "allows direct interaction"
    case .causesPageTurn: "causes page turn"
    case .button, .link, .header, .image, .adjustable, .selected: rawValue
    }
  }
}

/// The order in which assistive technology reads the nodes of a tree.
struct ReadingOrder {
  let isRightToLeft: Bool

  /// Returns the nodes that are read as one element each, in reading order.
  func elements(of node: LayoutNode) -> [LayoutNode] {
    guard node.opacity > 0 else { return [] }
    if node.isReadAsOne { return [node] }
    guard node.accessibility?.hidesChildren != true else { return [] }
    return ordered(node.children).flatMap(elements(of:))
  }

  private func ordered(_ siblings: [LayoutNode]) -> [LayoutNode] {
    let explicit = siblings.filter { $0.accessibility?.order != nil }
      .sorted { ($0.accessibility?.order ?? 0) < ($1.accessibility?.order ?? 0) }
    return explicit + rows(siblings.filter { $0.accessibility?.order == nil }).flatMap { $0 }
  }

  /// Groups siblings into rows. A node is in a row if its top is above the middle of the row's first node, and it does
  /// not overlap the row's other nodes horizontally.
  private func rows(_ siblings: [LayoutNode]) -> [[LayoutNode]] {
    var rows: [[LayoutNode]] = []
    let boxes = siblings.enumerated().map { ($0, $1.bounds.mapped(by: $1.spaceTransform)) }
    for (index, box) in boxes.sorted(by: { ($0.1.minY, $0.0) < ($1.1.minY, $1.0) }) {
      let first = rows.last?.first.map { $0.bounds.mapped(by: $0.spaceTransform) }
      if let first, box.minY < first.midY, rows.last?.contains(where: { overlaps($0, box) }) == false {
        rows[rows.count - 1].append(siblings[index])
      } else {
        rows.append([siblings[index]])
      }
    }
    return rows.map { row in
      row.sorted { first, second in
        let (firstX, secondX) = (first.frame.midX, second.frame.midX)
        return isRightToLeft ? firstX > secondX : firstX < secondX
      }
    }
  }

  /// Whether a node and a box overlap horizontally, so that they cannot be in one row.
  private func overlaps(_ node: LayoutNode, _ box: CGRect) -> Bool {
    let nodeBox = node.bounds.mapped(by: node.spaceTransform)
    return min(nodeBox.maxX, box.maxX) - max(nodeBox.minX, box.minX) > 0.5
  }
}

extension LayoutNode {
  /// Whether the node specifies that it is an element, or specifies no accessibility and has text.
  fileprivate var isReadAsOne: Bool {
    accessibility?.isElement ?? (text?.string.unicodeScalars.contains { !$0.isWhiteSpace } ?? false)
  }
}
