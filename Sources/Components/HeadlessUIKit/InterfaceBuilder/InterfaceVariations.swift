import FirstFrameInterfaceDocuments
import Foundation

/// The variations of an element by size class.
struct InterfaceVariations {
  let element: InterfaceElement
  private let variations: [InterfaceElement]

  init(of element: InterfaceElement) {
    self.element = element
    // The more size classes a variation names, the later it applies.
    variations = element.children(named: "variation").sorted { Self.count($0) < Self.count($1) }
  }

  var isEmpty: Bool { variations.isEmpty }

  private static func count(_ variation: InterfaceElement) -> Int {
    variation.key == "default" ? 0 : (variation.key ?? "").split(separator: "-").count
  }

  private static func matches(_ variation: InterfaceElement, _ traits: UITraitCollection) -> Bool {
    guard let key = variation.key, key != "default" else { return true }
    return key.split(separator: "-").allSatisfy { part in
      switch part {
      case "widthClass=compact": traits.horizontalSizeClass == .compact
      case "widthClass=regular": traits.horizontalSizeClass == .regular
      case "heightClass=compact": traits.verticalSizeClass == .compact
      case "heightClass=regular": traits.verticalSizeClass == .regular
      default: false
      }
    }
  }

  /// Whether a subview or a constraint is installed.
  ///
  /// - Parameter list: `subviews` or `constraints`.
  func isInstalled(_ id: String, in traits: UITraitCollection, _ list: String) -> Bool {
    var isInstalled = true
    for variation in variations where Self.matches(variation, traits) {
      for mask in variation.children(named: "mask") where mask.key == list {
        for change in mask.children where change["reference"] == id { isInstalled = change.name == "include" }
      }
    }
    return isInstalled
  }

  /// The element with the attributes and values of the variations that match.
  func resolved(in traits: UITraitCollection) -> InterfaceElement {
    guard !isEmpty else { return element }
    return element.merging(variations.filter { Self.matches($0, traits) })
  }

  /// An element with only the attributes and values that some variation changes, as they are with traits.
  func changes(in traits: UITraitCollection) -> InterfaceElement {
    let names = Set(variations.flatMap { $0.attributes.map(\.name) }).subtracting(["key", "fixedFrame"])
    let keys = Set(variations.flatMap { $0.children.filter { $0.name != "mask" }.compactMap(\.key) })
    return resolved(in: traits).keeping(names, defaults: Self.defaults, keys: keys)
  }

  /// The values of attributes that elements leave out.
  private static let defaults = ["hidden": "NO", "constant": "0", "spacing": "0", "alpha": "1", "axis": "horizontal"]
}

/// A view of a document with variations.
@MainActor
final class VaryingView {
  /// The handler of changes belongs to the view, which it may not retain.
  private weak var view: UIView?
  private let element: InterfaceElement
  private let builder: InterfaceBuilder
  /// The constraints of the view that variations change.
  private let constraints: [(element: InterfaceElement, constraint: NSLayoutConstraint)]
  private let subviews: [(id: String, view: UIView, index: Int)]

  /// - Parameter builder: A builder that does not retain the objects of the document.
  init(
    _ view: UIView, _ element: InterfaceElement, _ builder: InterfaceBuilder,
    constraints: [(element: InterfaceElement, constraint: NSLayoutConstraint)],
    subviews: [(id: String, view: UIView, index: Int)]
  ) {
    self.view = view
    self.element = element
    self.builder = builder
    self.constraints = constraints
    self.subviews = subviews
  }

  /// Applies the variations, now and after changes of size classes.
  func startVarying() {
    guard let view else { return }
    apply(view.traitCollection, to: view)
    // The top of the tree reports changes before its subviews are laid out.
    var top = view
    while let superview = top.superview { top = superview }
    top.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
      (_: UIView, _: UITraitCollection) in
      if let view = self.view { self.apply(view.traitCollection, to: view) }
    }
  }

  private func apply(_ traits: UITraitCollection, to view: UIView) {
    let variations = InterfaceVariations(of: element)
    builder.apply(variations.changes(in: traits), to: view)
    for (source, constraint) in constraints {
      let varied = InterfaceVariations(of: source)
      if !varied.isEmpty {
        let current = varied.resolved(in: traits)
        constraint.constant = CGFloat(current.number("constant") ?? 0)
        constraint.priority = UILayoutPriority(Float(current.number("priority") ?? 1000))
      }
      if let id = source.id { constraint.isActive = variations.isInstalled(id, in: traits, "constraints") }
    }
    for (id, subview, index) in subviews {
      let isInstalled = variations.isInstalled(id, in: traits, "subviews")
      if !isInstalled, subview.superview === view {
        subview.removeFromSuperview()
      } else if isInstalled, subview.superview !== view {
        if let stack = view as? UIStackView {
          stack.insertArrangedSubview(subview, at: min(index, stack.arrangedSubviews.count))
        } else {
          view.insertSubview(subview, at: min(index, view.subviews.count))
        }
      }
    }
  }
}

extension InterfaceBuilder {
  /// Remembers a view with variations, which are applied when the objects are connected.
  func addVariations(of element: InterfaceElement, to view: UIView) {
    let own = InterfaceVariations(of: element)
    let sources = element.list("constraints").filter { !own.isEmpty || !InterfaceVariations(of: $0).isEmpty }
    guard !own.isEmpty || !sources.isEmpty else { return }
    let parts = sources.compactMap { source in
      source.id.flatMap { constraints[$0] }.map { (element: source, constraint: $0) }
    }
    let subviews = element.list("subviews").enumerated().compactMap { index, child in
      child.id.flatMap { id in (object(id) as? UIView).map { (id: id, view: $0, index: index) } }
    }
    varying.append(
      VaryingView(view, element, sceneObjects.makeBuilder(), constraints: parts, subviews: subviews))
  }
}

extension InterfaceElement {
  /// Returns the element with attributes and keyed children of others in place of its own.
  fileprivate func merging(_ others: [InterfaceElement]) -> InterfaceElement {
    var attributes = attributes
    var children = children
    for other in others {
      for (name, value) in other.attributes where name != "key" {
        if let index = attributes.firstIndex(where: { $0.name == name }) {
          attributes[index].value = value
        } else {
          attributes.append((name, value))
        }
      }
      for child in other.children where child.name != "mask" {
        if let key = child.key { children.removeAll { $0.key == key } }
        children.append(child)
      }
    }
    return InterfaceElement(name: name, attributes: attributes, children: children, text: text, line: line)
  }

  /// Returns the element with only some of its attributes and keyed children.
  fileprivate func keeping(_ names: Set<String>, defaults: [String: String], keys: Set<String>) -> InterfaceElement {
    var kept = attributes.filter { names.contains($0.name) || $0.name == "id" }
    for name in names.sorted() where self[name] == nil {
      if let value = defaults[name] { kept.append((name, value)) }
    }
    return InterfaceElement(
      name: name, attributes: kept, children: children.filter { $0.key.map(keys.contains) ?? false }, text: text,
      line: line)
  }
}
