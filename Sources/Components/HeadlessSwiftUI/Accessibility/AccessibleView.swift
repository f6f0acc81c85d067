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
  var actions: [UIAccessibilityCustomAction] = []
  var content: [AXCustomContent] = []
  /// The labels of the contents that the changes replace or remove.
  var contentLabels: Set<String> = []
  var headingLevel: Int?
  var priority: Double?
  private var traitChanges: [TraitChange] = []

  /// The traits that a view has, or lacks, only because of the changes.
  private struct TraitChange {
    weak var view: UIView?
    let added: UIAccessibilityTraits
    let removed: UIAccessibilityTraits
  }

  /// The outermost elements of a view.
  static func elements(in view: UIView) -> [UIView] {
    if view.accessibilityElementsHidden || view.isHidden { return [] }
    return view.isAccessibilityElement ? [view] : view.subviews.flatMap(elements)
  }

  mutating func addAction(named name: String, _ handler: @escaping () -> Void) {
    actions.append(
      UIAccessibilityCustomAction(name: name) { _ in
        handler()
        return true
      })
  }

  /// Changes all elements of views; a view without any becomes one.
  ///
  /// - Parameter last: The changes of the last evaluation, of which the views may have some.
  mutating func apply(to views: [UIView], replacing last: AccessibilityChanges?) {
    let elements = views.flatMap(Self.elements)
    if elements.isEmpty, views.count == 1, let view = views.first {
      if label != nil || value != nil { view.isAccessibilityElement = true }
      change(view, replacing: last)
    } else {
      for element in elements { change(element, replacing: last) }
    }
  }

  private mutating func change(_ view: UIView, replacing last: AccessibilityChanges?) {
    if let label { view.accessibilityLabel = label }
    if let value { view.accessibilityValue = value }
    if let hint { view.accessibilityHint = hint }
    if let identifier { view.accessibilityIdentifier = identifier }
    if let inputLabels { view.accessibilityUserInputLabels = inputLabels }
    changeTraits(of: view)
    if headingLevel != nil || last?.headingLevel != nil { view.accessibilityHeadingLevel = headingLevel }
    if priority != nil || last?.priority != nil { view.accessibilityPriority = priority ?? 0 }
    view.accessibilityContent.removeAll { contentLabels.contains($0.label) }
    replace(last?.content ?? [], by: content, in: &view.accessibilityContent)
    guard !actions.isEmpty || last?.actions.isEmpty == false else { return }
    var all = view.accessibilityCustomActions ?? []
    replace(last?.actions ?? [], by: actions, in: &all)
    view.accessibilityCustomActions = all
  }

  private mutating func changeTraits(of view: UIView) {
    let own = view.accessibilityTraits
    let changed = own.union(added).subtracting(removed)
    guard changed != own else { return }
    traitChanges.append(TraitChange(view: view, added: changed.subtracting(own), removed: own.subtracting(changed)))
    // A control adds the traits of its state by itself.
    view.accessibilityTraits = changed.subtracting(view.stateTraits.subtracting(added))
  }

  /// Takes the changes of traits back. Outer modifiers do so before inner ones, whose changes were made first.
  func undoTraits() {
    for change in traitChanges {
      guard let view = change.view else { continue }
      let own = view.accessibilityTraits.subtracting(change.added).union(change.removed)
      view.accessibilityTraits = own.subtracting(view.stateTraits.subtracting(change.removed))
    }
  }

  private func replace<Object: AnyObject>(_ old: [Object], by new: [Object], in all: inout [Object]) {
    all.removeAll { object in old.contains { $0 === object } }
    all += new
  }
}

extension UIView {
  /// The traits that follow from the state of a control.
  fileprivate var stateTraits: UIAccessibilityTraits {
    guard let control = self as? UIControl else { return [] }
    var traits: UIAccessibilityTraits = []
    if control.isSelected { traits.insert(.selected) }
    if !control.isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
