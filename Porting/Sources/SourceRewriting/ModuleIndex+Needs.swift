package import SwiftSyntax

/// What the classes of a module get because other modules of the port need it.
extension ModuleIndex {
  /// Notes the members that subclasses implement late, and whether code creates objects of classes that are only known at
  /// run time, or reads and sets properties by their names.
  ///
  /// - Parameters:
  ///   - indexes: The indexes of all modules of the port, by name, with the interfaces of the modules that they import.
  ///   - platform: The optional requirements of the protocols of the platform modules.
  ///   - trees: The files of each module.
  package static func shareNeeds(
    among indexes: inout [String: ModuleIndex], platform: Set<OptionalRequirement>, trees: [String: [SourceFileSyntax]]
  ) {
    let names = indexes.keys.sorted()
    for name in names {
      for late in indexes[name]?.lateImplementations(platform: platform) ?? [] {
        indexes[name]?.lateRequirements[late.type, default: [:]][late.key] = late.requirement
        let isOwn = indexes[name]?.declares(late.adopter) == true
        let owner = isOwn ? name : names.first { indexes[$0]?.declares(late.adopter) == true }
        if let owner { indexes[owner]?.addedRequirements[late.adopter, default: []].insert(late.requirement) }
      }
    }
    let creates = names.contains { name in
      guard let index = indexes[name] else { return false }
      return trees[name, default: []].contains { MetatypeCreations.occur(in: $0, index: index) }
    }
    let readsByName = names.contains { indexes[$0]?.usesNamesOfProperties == true }
    for name in names {
      indexes[name]?.createsByMetatype = creates
      indexes[name]?.listsProperties = readsByName
    }
  }
}
