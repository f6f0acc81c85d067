import SwiftSyntax

extension FunctionDeclSyntax {
  /// The name of the method in expressions, such as `move(_:by:)`.
  var referenceName: String {
    let labels = signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return labels.isEmpty ? name.text : "\(name.text)(\(labels.joined()))"
  }

  /// The selector of the method in Objective-C: `@objc(name:)`, or the name with `With` and the first label.
  ///
  /// Source: The Swift Programming Language, "Attributes", `objc`; SE-0005 for the preposition.
  var selectorName: String {
    if let explicit = attributes.argument(of: "objc") { return explicit }
    return name.text.selectorName(labels: signature.parameterClause.parameters.map(\.firstName.text))
  }
}

extension SyntaxProtocol {
  /// The names of the enclosing types and of the declaration itself, joined by dots.
  var qualifiedTypeName: String {
    var names: [String] = []
    var node: Syntax? = Syntax(self)
    while let current = node {
      if let name = current.declaredTypeName { names.insert(name, at: 0) }
      node = current.parent
    }
    return names.joined(separator: ".")
  }

  /// The extension of which the declaration is a member; `nil` if it is none.
  var enclosingExtension: ExtensionDeclSyntax? {
    var node = parent
    while let current = node {
      if let declaration = current.as(ExtensionDeclSyntax.self) { return declaration }
      if current.is(ClassDeclSyntax.self) || current.is(StructDeclSyntax.self) || current.is(CodeBlockSyntax.self) {
        return nil
      }
      node = current.parent
    }
    return nil
  }

  /// The name of the type that `Self` stands for at this node; `nil` outside of any type.
  var enclosingTypeName: String? {
    guard let parent else { return nil }
    let name = parent.qualifiedTypeName
    return name.isEmpty ? nil : name
  }
}

extension Syntax {
  fileprivate var declaredTypeName: String? {
    switch kind {
    case .classDecl: self.as(ClassDeclSyntax.self)?.name.text
    case .structDecl: self.as(StructDeclSyntax.self)?.name.text
    case .enumDecl: self.as(EnumDeclSyntax.self)?.name.text
    case .protocolDecl: self.as(ProtocolDeclSyntax.self)?.name.text
    case .actorDecl: self.as(ActorDeclSyntax.self)?.name.text
    case .extensionDecl: self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    default: nil
    }
  }
}

extension AttributeListSyntax {
  func containsAttribute(in names: Set<String>) -> Bool {
    contains { $0.as(AttributeSyntax.self).map { names.contains($0.attributeName.trimmedDescription) } ?? false }
  }

  /// The argument of an attribute as in the source, such as `tapped:` in `@objc(tapped:)`.
  func argument(of name: String) -> String? {
    for case .attribute(let attribute) in self where attribute.attributeName.trimmedDescription == name {
      return attribute.arguments?.trimmedDescription
    }
    return nil
  }
}

extension String {
  /// The selector of a method with this name and argument labels, without an explicit name.
  func selectorName(labels: [String]) -> String {
    guard let first = labels.first else { return self }
    let head =
      first == "_" ? "" : first.startsWithPreposition ? first.capitalizedFirst : "With" + first.capitalizedFirst
    return self + head + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  fileprivate var startsWithPreposition: Bool {
    let prepositions = [
      "above", "after", "along", "at", "before", "below", "by", "following", "for", "from", "given", "in", "including",
      "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via", "when",
      "with", "within",
    ]
    return prepositions.contains { self == $0 || (hasPrefix($0) && dropFirst($0.count).first?.isUppercase == true) }
  }
}
