package import SwiftSyntax

/// The requirements of a protocol that have default implementations in extensions of it, and the protocols that it
/// inherits from.
package struct ProtocolFacts {
  package private(set) var isDeclared = false
  package private(set) var parents: Set<String> = []
  package let requirements: Set<ModuleIndex.OptionalRequirement>

  /// - Parameters:
  ///   - trees: The files with the declaration and the extensions.
  ///   - internalTypes: The types that other modules cannot name. A default implementation that needs one ends the process.
  package init(of name: String, in trees: [SourceFileSyntax], internalTypes: Set<String> = []) {
    var keys: Set<String> = []
    var isIsolated = false
    for declaration in Self.declarations(in: trees).compactMap({ $0.as(ProtocolDeclSyntax.self) })
    where declaration.name.text == name {
      isDeclared = true
      isIsolated = declaration.attributes.containsAttribute(in: ["MainActor"])
      parents.formUnion(declaration.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [])
      keys.formUnion(declaration.memberBlock.members.compactMap { $0.decl.requirementKey })
    }
    let extensions = Self.declarations(in: trees).compactMap { $0.as(ExtensionDeclSyntax.self) }.filter {
      $0.extendedType.trimmedDescription == name && $0.genericWhereClause == nil
    }
    requirements = Set(
      extensions.flatMap(\.memberBlock.members).compactMap { item in
        guard let key = item.decl.requirementKey, keys.contains(key),
          let text = item.decl.implementation(internalTypes: internalTypes)
        else { return nil }
        return .init(
          protocolName: name, name: String(key.prefix { $0 != "(" }), key: key,
          isProperty: item.decl.is(VariableDeclSyntax.self), implementation: text, isIsolated: isIsolated, flag: nil)
      })
  }

  private static func declarations(in trees: [SourceFileSyntax]) -> [DeclSyntax] {
    trees.flatMap { $0.statements.compactMap { $0.item.as(DeclSyntax.self) } }
  }
}

extension DeclSyntax {
  /// The declaration without attributes and modifiers, on one line; `nil` for one without a body.
  fileprivate func implementation(internalTypes: Set<String>) -> String? {
    if let function = self.as(FunctionDeclSyntax.self), let body = function.body {
      let statements = body.statements.portable(internalTypes: internalTypes)
      return "func \(function.name.text)\(function.signature.singleLine) { \(statements) }"
    }
    guard let variable = self.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, let type = binding.typeAnnotation,
      case .getter(let statements) = binding.accessorBlock?.accessors
    else { return nil }
    let body = statements.portable(internalTypes: internalTypes)
    return "var \(binding.pattern.trimmedDescription)\(type.singleLine) { \(body) }"
  }
}

extension CodeBlockItemListSyntax {
  /// The statements on one line, for another module.
  fileprivate func portable(internalTypes: Set<String>) -> String {
    let namesInternalType = tokens(viewMode: .sourceAccurate).contains { internalTypes.contains($0.text) }
    if namesInternalType || contains(where: { Self.hasBlock(Syntax($0)) }) {
      return #"fatalError("\(Self.self) does not implement \(#function)")"#
    }
    return map(\.singleLine).joined(separator: "; ")
  }
  /// Whether a node contains several statements, which one line cannot separate.
  private static func hasBlock(_ node: Syntax) -> Bool {
    node.children(viewMode: .sourceAccurate).contains { child in
      (child.as(CodeBlockItemListSyntax.self)?.count ?? 0) > 1 || hasBlock(child)
    }
  }
}
