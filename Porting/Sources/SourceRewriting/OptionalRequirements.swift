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

  /// The requirements of the flags, on one line.
  var flags: String {
    requirements.compactMap(\.requirementKey).map { "; var \(Self.flag(for: $0)): Bool { get }" }.joined()
  }

  /// The default implementations, which callers that test the flag never call.
  ///
  /// As in Objective-C, a call that does not test it traps, unless the result can be `nil`.
  var implementations: String {
    let defaults = requirements.compactMap { requirement -> String? in
      guard let key = requirement.requirementKey else { return nil }
      let flag = "  public var \(Self.flag(for: key)): Bool { false }\n"
      if let function = requirement.as(FunctionDeclSyntax.self) {
        let body = function.signature.returnClause.map { self.body(for: key, returning: $0.type) } ?? ""
        return flag + "  public func \(function.name.text)\(function.signature.trimmedDescription) { \(body) }"
      }
      guard let variable = requirement.as(VariableDeclSyntax.self),
        let annotation = variable.bindings.first?.typeAnnotation
      else { return nil }
      return flag
        + "  public var \(key)\(annotation.trimmedDescription) { \(body(for: key, returning: annotation.type)) }"
    }
    return (["extension \(protocolName) {"] + defaults + ["}"]).joined(separator: "\n")
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

  fileprivate var modifiers: DeclModifierListSyntax {
    self.as(FunctionDeclSyntax.self)?.modifiers ?? self.as(VariableDeclSyntax.self)?.modifiers ?? []
  }
}

extension DeclModifierListSyntax {
  func contains(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }
}
