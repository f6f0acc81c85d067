import FirstFrameLayoutTree
import Foundation

/// The classes that a document can name: those of the modules that it mentions, and UIKit's.
@MainActor
final class InterfaceClasses {
  private var modules: [String: [InterfaceClass]] = [:]
  /// The modules that are searched for classes without a module.
  private let preferred: [String]
  private var connections: [ObjectIdentifier: [InterfaceConnection]] = [:]

  init(preferred: [String]) {
    self.preferred = preferred
  }

  /// Returns a class by its name in a document; `nil` if no module has it.
  func type(named name: String, module: String?) -> AnyClass? {
    let candidates = (module.map { [$0] } ?? []) + preferred
    for candidate in candidates {
      if let found = classes(of: candidate).first(where: { $0.name == name }) { return found.type }
    }
    for candidate in candidates + ["HeadlessUIKit"] {
      if let found = Self.type(named: name, in: candidate, kind: "C") as? AnyClass { return found }
    }
    return nil
  }

  /// Creates an object of a class that is neither a view nor a controller; `nil` if the class is unknown.
  func makeObject(named name: String, module: String?) -> AnyObject? {
    for candidate in (module.map { [$0] } ?? []) + preferred {
      // A class has one entry for each of its files, and one of them can create objects.
      if let make = classes(of: candidate).lazy.filter({ $0.name == name }).compactMap(\.make).first { return make() }
    }
    return nil
  }

  /// The members of an object's class and of its superclasses that documents refer to.
  func connections(of object: AnyObject) -> [InterfaceConnection] {
    let type: AnyClass = Swift.type(of: object)
    if let known = connections[ObjectIdentifier(type)] { return known }
    var found = (type as? any InterfaceConnectable.Type)?.interfaceConnections ?? []
    var current: AnyClass? = type
    while let step = current, step != NSObject.self {
      let own = Self.module(of: step)
      for module in Set(preferred + [own].compactMap { $0 }).sorted() {
        found += classes(of: module).filter { $0.type == step }.flatMap(\.connections)
      }
      current = _getSuperclass(step)
    }
    connections[ObjectIdentifier(type)] = found
    return found
  }

  private func classes(of module: String) -> [InterfaceClass] {
    if let known = modules[module] { return known }
    let list = Self.type(named: "FirstFrameInterfaces", in: module, kind: "O") as? any InterfaceModule.Type
    let classes = list?.classes ?? []
    modules[module] = classes
    return classes
  }

  /// Returns a type that is not nested, by the mangling of its name.
  private static func type(named name: String, in module: String, kind: String) -> Any.Type? {
    guard !name.isEmpty, (module + name).utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)\(kind)")
  }

  private static func module(of type: AnyClass) -> String? {
    String(reflecting: type).split(separator: ".").first.map(String.init)
  }

  /// The modules that a bundle may belong to: SwiftPM names it `Package_Target.resources`.
  static func modules(of bundle: Bundle?) -> [String] {
    let parts = (bundle?.normalizedName ?? "").split(separator: "_", omittingEmptySubsequences: false)
    return parts.indices.dropFirst().map { parts[$0...].joined(separator: "_") }
  }
}
