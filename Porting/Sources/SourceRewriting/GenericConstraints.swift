import SwiftSyntax

/// The generic parameters of a declaration that must be of a class, with the name of the first type in their constraint.
struct GenericConstraints {
  private(set) var constraints: [String: String] = [:]

  init(_ parameters: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) {
    for parameter in parameters?.parameters ?? [] {
      guard let type = parameter.inheritedType else { continue }
      constraints[parameter.name.text] = type.trimmedDescription
    }
    for case .conformanceRequirement(let requirement) in requirements?.requirements.map(\.requirement) ?? [] {
      let name = requirement.leftType.trimmedDescription
      if constraints[name] == nil { constraints[name] = requirement.rightType.trimmedDescription }
    }
  }

  /// The constraint of a type that is only known at run time, at a place in the sources; `nil` if there is none.
  ///
  /// - Parameter name: `Self`, or the name of a generic parameter or associated type.
  static func constraint(of name: String, at node: some SyntaxProtocol, index: ModuleIndex) -> String? {
    var current: Syntax? = Syntax(node)
    while let node = current {
      if let found = declared(by: node, index: index)[name] { return found }
      if name == "Self", let type = node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription {
        return type
      }
      current = node.parent
    }
    return nil
  }

  private static func declared(by node: Syntax, index: ModuleIndex) -> [String: String] {
    switch node.kind {
    case .functionDecl:
      let function = node.cast(FunctionDeclSyntax.self)
      return Self(function.genericParameterClause, function.genericWhereClause).constraints
    case .initializerDecl:
      let initializer = node.cast(InitializerDeclSyntax.self)
      return Self(initializer.genericParameterClause, initializer.genericWhereClause).constraints
    case .subscriptDecl:
      let member = node.cast(SubscriptDeclSyntax.self)
      return Self(member.genericParameterClause, member.genericWhereClause).constraints
    case .extensionDecl:
      let declaration = node.cast(ExtensionDeclSyntax.self)
      let own = Self(nil, declaration.genericWhereClause).constraints
      return own.merging(index.genericConstraints[declaration.extendedType.trimmedDescription] ?? [:]) { $1 }
    case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl:
      return index.genericConstraints[node.qualifiedTypeName] ?? [:]
    default: return [:]
    }
  }
}
