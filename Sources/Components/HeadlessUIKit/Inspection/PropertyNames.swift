import Foundation

/// The names of views and layers, from the stored properties of the views and controllers that own them.
///
/// Names from the nearest owner take precedence. Each owner has a dictionary of its own, because a copy of all names for
/// each owner would take long if one of them owns many views.
struct PropertyNames: Sendable {
  private var names: [ObjectIdentifier: String] = [:]
  private var outer: Outer?

  private final class Outer: Sendable {
    let names: PropertyNames

    init(_ names: PropertyNames) {
      self.names = names
    }
  }

  subscript(view: AnyObject) -> String? {
    let key = ObjectIdentifier(view)
    var scope = self
    while true {
      if let name = scope.names[key] { return name }
      guard let outer = scope.outer else { return nil }
      scope = outer.names
    }
  }

  /// Returns these names and the names from an object's properties. The framework's own classes provide no names.
  @MainActor func adding(propertiesOf owner: UIResponder) -> PropertyNames {
    guard !Self.isFrameworkClass(type(of: owner)) else { return self }
    let own = names(fromPropertiesOf: owner)
    if own.names.isEmpty { return self }
    var result = own
    if !names.isEmpty || outer != nil { result.outer = Outer(self) }
    return result
  }

  @MainActor private func names(fromPropertiesOf owner: UIResponder) -> PropertyNames {
    var result = PropertyNames()
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, !Self.isFrameworkClass(current.subjectType) {
      for property in current.children {
        guard let label = property.label, Self.canContainView(type(of: property.value)) else { continue }
        result.add(property.value, as: Self.sourceName(label), within: owner)
      }
      mirror = current.superclassMirror
    }
    return result
  }

  private mutating func add(_ value: Any, as name: String, within owner: UIResponder) {
    switch value {
    case let view as UIView: names[ObjectIdentifier(view)] = name
    case let layer as CALayer: names[ObjectIdentifier(layer)] = name
    case let views as [UIView]:
      for (index, view) in views.enumerated() { names[ObjectIdentifier(view)] = "\(name)[\(index)]" }
    case let controller as UIViewController where controller !== owner: add(viewOf: controller, as: name)
    default: break
    }
  }

  private mutating func add(viewOf controller: UIViewController, as name: String) {
    MainActor.assumeIsolated {
      if let view = controller.viewIfLoaded { names[ObjectIdentifier(view)] = name }
    }
  }

  /// Returns the name of a property as in the source, without prefixes of the compiler and of property wrappers.
  private static func sourceName(_ label: String) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    let name = label.hasPrefix(lazyPrefix) ? label.dropFirst(lazyPrefix.count) : label[...]
    return String(name.drop { $0 == "_" })
  }

  /// The types of properties that were asked for. Most properties are not views, and casting each of them takes long.
  @MainActor private static var knownTypes: [ObjectIdentifier: Bool] = [:]

  @MainActor private static func canContainView(_ type: Any.Type) -> Bool {
    if let known = knownTypes[ObjectIdentifier(type)] { return known }
    let isPossible =
      type is UIView.Type || type is CALayer.Type || type is UIViewController.Type || type is any ViewContainer.Type
    knownTypes[ObjectIdentifier(type)] = isPossible
    return isPossible
  }

  private static let modulePrefix = _typeName(PropertyNames.self).prefix { $0 != "." } + "."

  /// The classes that were asked for, because the name of a class takes long to make.
  @MainActor private static var knownClasses: [ObjectIdentifier: Bool] = [:]

  @MainActor private static func isFrameworkClass(_ type: Any.Type) -> Bool {
    if let known = knownClasses[ObjectIdentifier(type)] { return known }
    // `String(reflecting:)` would look for three conformances of each class, among those of the whole process.
    let isOwn = _typeName(type).hasPrefix(modulePrefix)
    knownClasses[ObjectIdentifier(type)] = isOwn
    return isOwn
  }
}

/// A type whose values can contain views.
private protocol ViewContainer {}
extension Optional: ViewContainer {}
extension Array: ViewContainer {}
