import SwiftSyntax

/// The replacement of the optional requirements of an `@objc` protocol.
///
/// Each becomes an ordinary requirement with a default implementation, beside a flag that is true for types that
/// implement it: `delegate?.done?()` calls it only then.
struct OptionalRequirements {
  let protocolName: String
  /// The methods and properties that are optional.
  let requirements: [DeclSyntax]

  init?(_ node: ProtocolDeclSyntax) {
    protocolName = node.name.text
    requirements = node.memberBlock.members.map(\.decl).filter { $0.modifiers.contains(.optional) }
    if requirements.isEmpty { return nil }
  }

  /// The name of the flag for a requirement with a key such as `tapped(_:)`.
  static func flag(for key: String) -> String {
    "implements_" + key.split { "(:)".contains($0) }.joined(separator: "_")
  }

  /// The requirements for the index of a module.
  var descriptions: [ModuleIndex.OptionalRequirement] {
    requirements.compactMap { requirement in
      guard let key = requirement.requirementKey, let implementation = implementation(of: requirement) else {
        return nil
      }
      return .init(
        protocolName: protocolName, name: String(key.prefix { $0 != "(" }), key: key,
        isProperty: requirement.is(VariableDeclSyntax.self), implementation: implementation,
        isIsolated: false, flag: Self.flag(for: key))
    }
  }

  /// The requirements of the flags, on one line.
  var flags: String {
    requirements.compactMap(\.requirementKey).map { "; var \(Self.flag(for: $0)): Bool { get }" }.joined()
  }

  /// The default implementations, which callers that test the flag never call.
  ///
  /// As in Objective-C, a call that does not test it traps, unless the result can be `nil`.
  var implementations: String {
    let defaults = requirements.compactMap { requirement -> String? in
      guard let key = requirement.requirementKey, let text = implementation(of: requirement) else { return nil }
      return "  public var \(Self.flag(for: key)): Bool { false }\n  public \(text)"
    }
    return (["extension \(protocolName) {"] + defaults + ["}"]).joined(separator: "\n")
  }

  /// A requirement with its default implementation.
  private func implementation(of requirement: DeclSyntax) -> String? {
    guard let key = requirement.requirementKey else { return nil }
    if let function = requirement.as(FunctionDeclSyntax.self) {
      let body = function.signature.returnClause.map { self.body(for: key, returning: $0.type) } ?? ""
      return "func \(function.name.text)\(function.signature.singleLine) { \(body) }"
    }
    guard let annotation = requirement.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation else { return nil }
    return "var \(key)\(annotation.singleLine) { \(body(for: key, returning: annotation.type)) }"
  }

  private func body(for key: String, returning type: TypeSyntax) -> String {
    type.is(OptionalTypeSyntax.self)
      ? "nil" : #"fatalError("\(Self.self) does not implement \#(protocolName).\#(key), which is optional")"#
  }
}

extension DeclSyntax {
  /// The key of a method or property, such as `tapped(_:)` or `title`; `nil` for other declarations.
  var requirementKey: String? {
    if let function = self.as(FunctionDeclSyntax.self) { return function.referenceName }
    return self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// The modifiers of a method or property.
  var modifiers: DeclModifierListSyntax {
    self.as(FunctionDeclSyntax.self)?.modifiers ?? self.as(VariableDeclSyntax.self)?.modifiers ?? []
  }
}

extension DeclModifierListSyntax {
  func contains(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }

  /// The access level, without that of a setter; `nil` if there is none.
  var accessLevel: String? {
    let levels: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
    return first { $0.detail == nil && levels.contains($0.name.text) }?.name.text
  }
}
