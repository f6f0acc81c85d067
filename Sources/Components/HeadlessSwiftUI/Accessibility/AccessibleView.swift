import HeadlessUIKit

/// How an element treats the elements in it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind { case ignore, contain, combine }

  let kind: Kind
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// A view that is an accessibility element of its own, or a container of elements.
final class AccessibleView: UIView {
  var behavior = AccessibilityChildBehavior.ignore {
    didSet {
      isAccessibilityElement = behavior != .contain
      shouldGroupAccessibilityChildren = behavior == .contain
      ownLabel = nil
      ownValue = nil
      ownTraits = nil
    }
  }

  private var ownLabel: String?
  private var ownValue: String?
  private var ownTraits: UIAccessibilityTraits?

  /// The label of a modifier; otherwise the labels of the children, in their order, if the element combines them.
  override var accessibilityLabel: String? {
    get { ownLabel ?? (behavior == .combine ? combined { $0.accessibilityLabel ?? ($0 as? UILabel)?.text } : nil) }
    set { ownLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { ownValue ?? (behavior == .combine ? combined(\.accessibilityValue) : nil) }
    set { ownValue = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      ownTraits
        ?? (behavior == .combine ? elements.reduce(into: []) { $0.formUnion($1.accessibilityTraits) } : [])
    }
    set { ownTraits = newValue }
  }

  private var elements: [UIView] { subviews.flatMap { AccessibilityChanges.elements(in: $0) } }

  private func combined(_ text: (UIView) -> String?) -> String? {
    let texts = elements.compactMap(text).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

/// What modifiers change of the accessibility elements of a view.
@MainActor
struct AccessibilityChanges {
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var inputLabels: [String]?
  var added: UIAccessibilityTraits = []
  var removed: UIAccessibilityTraits = []
  var actions: [(name: String, run: () -> Void)] = []
  var content: [AXCustomContent] = []
  var headingLevel: Int?
  var priority: Double?

  /// The outermost elements of a view.
  static func elements(in view: UIView) -> [UIView] {
    if view.accessibilityElementsHidden || view.isHidden { return [] }
    return view.isAccessibilityElement ? [view] : view.subviews.flatMap(elements)
  }

  /// Changes all elements of views; a view without any becomes one.
  func apply(to views: [UIView]) {
    let elements = views.flatMap(Self.elements)
    if elements.isEmpty, views.count == 1, let view = views.first {
      if label != nil || value != nil { view.isAccessibilityElement = true }
      change(view)
    } else {
      elements.forEach(change)
    }
  }

  private func change(_ view: UIView) {
    if let label { view.accessibilityLabel = label }
    if let value { view.accessibilityValue = value }
    if let hint { view.accessibilityHint = hint }
    if let identifier { view.accessibilityIdentifier = identifier }
    if let inputLabels { view.accessibilityUserInputLabels = inputLabels }
    view.accessibilityTraits = view.accessibilityTraits.union(added).subtracting(removed)
    if let headingLevel { view.accessibilityHeadingLevel = headingLevel }
    if let priority { view.accessibilityPriority = priority }
    // The view may have those of an earlier evaluation.
    view.accessibilityContent.removeAll { old in content.contains { $0.label == old.label } }
    view.accessibilityContent += content
    guard !actions.isEmpty else { return }
    var all = view.accessibilityCustomActions ?? []
    all.removeAll { old in actions.contains { $0.name == old.name } }
    view.accessibilityCustomActions =
      all
      + actions.map { action in
        UIAccessibilityCustomAction(name: action.name) { _ in
          action.run()
          return true
        }
      }
  }
}
