#if Porting
package import SwiftSyntax

/// The declarations of a module that rewriting one file of it depends on: they may stand in another file.
package struct ModuleIndex: Sendable {
  /// A class by its qualified name.
  package struct Class: Sendable {
    let name: String
    let superclass: String?
    let file: String
    /// The keys of the methods and properties that its body declares.
    var members: Set<String> = []
  }

  /// An optional requirement of an `@objc` protocol.
  struct OptionalRequirement: Hashable, Sendable {
    let protocolName: String
    let name: String
    /// The key of the member, such as `tapped(_:)`.
    let key: String
  }

  /// A member that an extension declares, and that cannot stay there without Objective-C.
  struct ExtensionMember: Sendable {
    let type: String
    let key: String
    let file: String
    let range: Range<Int>
    let line: Int
    let text: String
    let isOverride: Bool
  }

  private(set) var classes: [String: Class] = [:]
  private(set) var extensionMembers: [ExtensionMember] = []
  private(set) var optionalRequirements: Set<OptionalRequirement> = []
  /// The members by the type that declares them, in its body or an extension, and the protocols that the type lists.
  private(set) var declaredKeys: [String: Set<String>] = [:]
  private(set) var conformances: [String: Set<String>] = [:]
  /// The methods with `@objc`, by the selector that Objective-C knows them by.
  private(set) var exposedMethods: [String: [ExposedMethod]] = [:]
  /// Whether a file imports UIKit, as a module whose umbrella header imports it does for all.
  package private(set) var importsUIKit = false

  struct ExposedMethod: Hashable, Sendable {
    let type: String
    /// The method as an expression, such as `tapped(_:)`.
    let reference: String
  }

  package init() {}

  /// Adds the declarations of a parsed file.
  package mutating func add(_ tree: SourceFileSyntax, file: String) {
    let collector = DeclarationCollector(file: file, tree: tree)
    collector.walk(tree)
    for found in collector.classes { classes[found.name] = found }
    extensionMembers += collector.extensionMembers
    optionalRequirements.formUnion(collector.optionalRequirements)
    declaredKeys.merge(collector.declaredKeys) { $0.union($1) }
    conformances.merge(collector.conformances) { $0.union($1) }
    exposedMethods.merge(collector.exposedMethods) { $0 + $1 }
    importsUIKit = importsUIKit || collector.importsUIKit
  }

  /// The members that move into the body of their class, by the file of that class.
  ///
  /// Swift overrides no member from an extension, and none that an extension declares.
  func movedMembers() -> [ExtensionMember] {
    let overridden = overriddenKeys()
    return extensionMembers.filter { member in
      guard classes[member.type] != nil else { return false }
      return member.isOverride || overridden[member.type]?.contains(member.key) == true
    }
  }

  /// The keys that a subclass in the module overrides, by the name of the class that declares them in an extension.
  private func overriddenKeys() -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for (name, keys) in declaredKeys {
      var ancestor = classes[name]?.superclass
      var depth = 0
      while let current = ancestor, depth < 100 {
        result[current, default: []].formUnion(keys)
        ancestor = classes[current]?.superclass
        depth += 1
      }
    }
    return result
  }

  /// The types that implement an optional requirement.
  func implementers(of requirement: OptionalRequirement) -> [String] {
    conformances.filter { type, protocols in
      protocols.contains(requirement.protocolName) && declaredKeys[type]?.contains(requirement.key) == true
    }
    .map(\.key).sorted()
  }
}

/// Collects the declarations of one file for the index.
private final class DeclarationCollector: SyntaxVisitor {
  let file: String
  let converter: SourceLocationConverter
  var classes: [ModuleIndex.Class] = []
  var extensionMembers: [ModuleIndex.ExtensionMember] = []
  var optionalRequirements: [ModuleIndex.OptionalRequirement] = []
  var declaredKeys: [String: Set<String>] = [:]
  var conformances: [String: Set<String>] = [:]
  var exposedMethods: [String: [ModuleIndex.ExposedMethod]] = [:]
  var importsUIKit = false

  init(file: String, tree: SourceFileSyntax) {
    self.file = file
    converter = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.contains(where: { $0.name.text == "UIKit" }) { importsUIKit = true }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.qualifiedTypeName
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    classes.append(.init(name: name, superclass: inherited.first, file: file))
    add(inherited, to: name)
    collectMembers(of: node.memberBlock, type: name)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.qualifiedTypeName
    add(node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [], to: name)
    collectMembers(of: node.memberBlock, type: name)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    add(node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [], to: name)
    collectMembers(of: node.memberBlock, type: name)
    for item in node.memberBlock.members { collectExtensionMember(item, of: name) }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for item in node.memberBlock.members {
      guard let function = item.decl.as(FunctionDeclSyntax.self),
        function.modifiers.contains(where: { $0.name.tokenKind == .keyword(.optional) })
      else { continue }
      optionalRequirements.append(
        .init(protocolName: node.name.text, name: function.name.text, key: function.referenceName))
    }
    return .skipChildren
  }

  private func add(_ inherited: [String], to type: String) {
    conformances[type, default: []].formUnion(inherited.flatMap { $0.split(separator: "&").map { $0.trimmed } })
  }

  private func collectMembers(of block: MemberBlockSyntax, type: String) {
    for item in block.members {
      if let function = item.decl.as(FunctionDeclSyntax.self) {
        declaredKeys[type, default: []].insert(function.referenceName)
        if function.attributes.containsAttribute(in: ["objc", "IBAction"]) {
          exposedMethods[function.selectorName, default: []].append(
            .init(type: type, reference: function.referenceName))
        }
      } else if let variable = item.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
          declaredKeys[type, default: []].insert(name)
        }
      }
    }
  }

  private func collectExtensionMember(_ item: MemberBlockItemSyntax, of type: String) {
    let key: String
    let modifiers: DeclModifierListSyntax
    if let function = item.decl.as(FunctionDeclSyntax.self) {
      (key, modifiers) = (function.referenceName, function.modifiers)
    } else if let variable = item.decl.as(VariableDeclSyntax.self),
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    {
      (key, modifiers) = (name, variable.modifiers)
    } else {
      return
    }
    guard !modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) else { return }
    let start = item.positionAfterSkippingLeadingTrivia
    extensionMembers.append(
      .init(
        type: type, key: key, file: file,
        range: start.utf8Offset..<item.endPositionBeforeTrailingTrivia.utf8Offset,
        line: converter.location(for: start).line, text: item.trimmedDescription,
        isOverride: modifiers.contains { $0.name.tokenKind == .keyword(.override) }))
  }
}

extension Substring {
  fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
#endif
