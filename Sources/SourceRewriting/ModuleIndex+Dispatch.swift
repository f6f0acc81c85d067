#if Porting
import SwiftSyntax

/// Members that extensions of types of other modules declare, and that types of this module override.
///
/// Objective-C calls the override of the object's class. Here the extension's member becomes one that asks the object
/// for its class, and calls the override under a name of its own.
extension ModuleIndex {
  /// The name that an override has.
  static func overrideName(_ name: String) -> String { "firstFrameOverride_\(name)" }

  /// The name that the extension's own body has.
  static func originalName(_ name: String) -> String { "firstFrameOriginal_\(name)" }

  /// The members of extensions of types of other modules that this module overrides, with the overrides.
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

  /// The superclasses of a class, as far as the ported modules declare them, and the first one of another module.
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
#endif
