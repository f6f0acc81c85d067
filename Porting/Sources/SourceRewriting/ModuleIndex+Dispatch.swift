import SwiftSyntax

/// Dispatch of members that are declared in extensions of other modules' types and overridden by types of this module.
///
/// Objective-C calls the override of the object's class. Swift cannot override such a member, so in a port the
/// extension's member tests the class of the object and calls the override, which has a separate name.
extension ModuleIndex {
  /// The name of an override in the port.
  static func overrideName(_ name: String) -> String { "firstFrameOverride_\(name)" }

  /// The name in the port of the member with the extension's original body.
  static func originalName(_ name: String) -> String { "firstFrameOriginal_\(name)" }

  /// A member of an extension of another module's type, with the overrides in this module.
  struct DispatchedMember: Sendable {
    let original: ExtensionMember
    let overrides: [ExtensionMember]
    /// The protocol of the classes of other modules that override the member; `nil` if other modules cannot.
    let hook: String?
  }

  /// The members in extensions of other modules' types that this module overrides, or that others may override.
  func dispatchedMembers() -> [DispatchedMember] {
    let overrides = Dictionary(
      grouping: extensionMembers.filter { $0.isOverride && classes[$0.type] == nil } + bodyOverrides,
      by: \.identity)
    let own = extensionMembers.compactMap { member -> DispatchedMember? in
      guard !member.isOverride, portedClass(member.type) == nil, member.signature?.canForward == true else {
        return nil
      }
      let found = overrides[member.identity]?.filter { $0.type != member.type && !overridesPortedClass($0) } ?? []
      let hook = isDispatchedAcrossModules(member) ? Self.hookName(member) : nil
      return found.isEmpty && hook == nil ? nil : DispatchedMember(original: member, overrides: found, hook: hook)
    }
    let imported = importedExtensionMembers.compactMap { member -> DispatchedMember? in
      let found = overrides[member.identity]?.filter { !overridesPortedClass($0) } ?? []
      return found.isEmpty ? nil : DispatchedMember(original: member, overrides: found, hook: Self.hookName(member))
    }
    return own + imported
  }

  /// Whether a class of the port declares what a member overrides.
  private func overridesPortedClass(_ member: ExtensionMember) -> Bool {
    ancestors(of: member.type).contains { portedClass($0) != nil && memberKeys[$0]?[member.key] == false }
  }

  /// Whether other modules may override a member of an extension of another module's type.
  func isDispatchedAcrossModules(_ member: ExtensionMember) -> Bool {
    member.isOpen && !member.isOverride && portedClass(member.type) == nil && member.signature?.canForward == true
  }

  /// The protocol of the classes in other modules that override a member.
  private static func hookName(_ member: ExtensionMember) -> String {
    let name = (member.type + "_" + member.key).map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return "FirstFrameOverrides_\(String(name))_\(member.identity.stableHash)"
  }

  /// Whether a class of another module, which is an ancestor, overrides a member.
  func importedAncestorOverrides(_ member: ExtensionMember) -> Bool {
    let ancestors = ancestors(of: member.type)
    return importedOverrides.contains { $0.identity == member.identity && ancestors.contains($0.type) }
  }

  /// Whether a class of the module has an ancestor in the module that overrides the member, too.
  func inheritsOverride(_ member: ExtensionMember, among overrides: [ExtensionMember]) -> Bool {
    ancestors(of: member.type).contains { ancestor in overrides.contains { $0.type == ancestor } }
  }

  /// The superclasses of a class that the ported modules declare, and the first superclass of another module.
  func ancestors(of type: String) -> [String] {
    var result: [String] = []
    var next = superclass(of: type)
    while let current = next, result.count < 100 {
      result.append(current)
      next = superclass(of: current)
    }
    return result
  }
}
