/// Optional requirements that a subclass implements although its superclass, which adopts the protocol, does not.
///
/// Objective-C finds the subclass's method by its selector. In Swift, the conformance of the superclass refers to the
/// default implementation for all subclasses. So in a port the superclass gets the member, and the subclass overrides it.
extension ModuleIndex {
  /// A member that a type implements late, and the class that needs it.
  struct LateRequirement: Hashable, Sendable {
    /// The class that adopts the protocol.
    let adopter: String
    let type: String
    let key: String
    let requirement: OptionalRequirement
  }

  /// The requirements that types of this module implement late.
  ///
  /// - Parameter platform: The optional requirements of UIKit's protocols.
  func lateImplementations(platform: Set<OptionalRequirement> = []) -> [LateRequirement] {
    let requirements = Dictionary(grouping: optionalRequirements.union(platform), by: \.key)
    return classes.keys.sorted().flatMap { type -> [LateRequirement] in
      let chain = ancestors(of: type).filter { portedClass($0) != nil }
      guard !chain.isEmpty else { return [] }
      return (memberKeys[type] ?? [:]).sorted { $0.key < $1.key }.compactMap { key, isOverride in
        guard !isOverride else { return nil }
        return lateRequirement(key, of: type, among: requirements[key] ?? [], ancestors: chain)
      }
    }
  }

  private func lateRequirement(
    _ key: String, of type: String, among requirements: [OptionalRequirement], ancestors: [String]
  ) -> LateRequirement? {
    for requirement in requirements.sorted(by: { $0.protocolName < $1.protocolName }) {
      guard let position = ancestors.lastIndex(where: { adopts(requirement.protocolName, type: $0) }),
        !ancestors.prefix(through: position).contains(where: { memberKeys[$0]?[key] != nil })
      else { continue }
      return LateRequirement(adopter: ancestors[position], type: type, key: key, requirement: requirement)
    }
    return nil
  }

  /// The protocols of other modules that classes of this module with subclasses adopt.
  package var foreignProtocolsOfSuperclasses: Set<String> {
    let superclasses = classes.keys.flatMap { ancestors(of: $0) }.filter { portedClass($0) != nil }
    let names = superclasses.reduce(into: Set<String>()) { $0.formUnion(protocols(of: $1)) }
    return names.filter { conformances[$0] == nil }
  }

  /// Whether a class or an extension of it lists a protocol, or one that inherits from it.
  func adopts(_ protocolName: String, type: String) -> Bool { protocols(of: type).contains(protocolName) }

  /// The protocols that a type lists, and those that they inherit from.
  private func protocols(of type: String) -> Set<String> {
    var found: Set<String> = []
    var open = [type]
    while let next = open.popLast() {
      for name in conformances[next] ?? [] where portedClass(name) == nil && found.insert(name).inserted {
        open.append(name)
      }
    }
    return found
  }

  /// Whether a type itself adopts a protocol, rather than its superclass, of which a member implements an optional
  /// requirement.
  func adoptsOptionalRequirement(_ key: String, type: String) -> Bool {
    optionalRequirements.contains { $0.key == key && adopts($0.protocolName, type: type) }
  }

  /// The members that a class gets for its subclasses, each on one line.
  func addedMembers(of type: String) -> [String] {
    let access = portedClass(type).map(\.memberAccess) ?? ""
    return (addedRequirements[type] ?? []).sorted { ($0.key, $0.protocolName) < ($1.key, $1.protocolName) }
      .map { requirement in
        let flag = requirement.flag.map { "; \(access)var \($0): Bool { false }" } ?? ""
        let isolation = requirement.isIsolated ? "@MainActor " : ""
        return "\(isolation)\(access)\(requirement.implementation)\(flag)"
      }
  }
}

extension ModuleIndex.Class {
  /// The access level of members that subclasses in all places override, with a space.
  var memberAccess: String { ["open", "public", "package"].contains(access) ? access + " " : "" }

  /// The access level of an override that was not declared as one: it must be as accessible as its class.
  var overrideAccess: String { access == "open" || access == "public" ? "public " : "" }
}
