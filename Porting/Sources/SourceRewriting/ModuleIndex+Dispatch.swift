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

  /// The members in extensions of other modules' types that this module overrides, with the overrides.
  func dispatchedMembers() -> [(original: ExtensionMember, overrides: [ExtensionMember])] {
    let overrides = Dictionary(
      grouping: extensionMembers.filter { $0.isOverride && classes[$0.type] == nil } + bodyOverrides,
      by: \.identity)
    return extensionMembers.compactMap { member in
      guard !member.isOverride, classes[member.type] == nil, member.signature?.canForward == true,
        let found = overrides[member.identity]?.filter({ $0.type != member.type }), !found.isEmpty
      else { return nil }
      return (member, found)
    }
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
