import FirstFrameGeometry
public import FirstFrameLayoutTree
import Foundation

extension LayoutNode {
  /// Returns the elements that assistive technology reads, in reading order: one line per element with its role, label,
  /// traits, value and hint.
  ///
  /// A node that specifies its accessibility is read as specified. Other nodes with text are read as static text.
  /// Elements are read in the order that they specify, or otherwise line by line by their positions on the screen
  /// (Documentation/HeadlessUIKit.md, "The reading order").
  ///
  /// - Parameter isRightToLeft: Whether lines are read from right to left.
  public func accessibilityDump(isRightToLeft: Bool = false) -> String {
    ReadingOrder(of: self, isRightToLeft: isRightToLeft).elements
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
  /// Whether the trait is the element's role, and not its state or behavior.
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
