#if Porting
import SwiftSyntax

/// The replacement of the optional requirements of an `@objc` protocol.
///
/// Each becomes an ordinary requirement with a default implementation, and a flag that indicates whether a type
/// implements it. `delegate?.done?()` becomes a call that tests the flag.
struct OptionalRequirements {
  let protocolName: String
  let requirements: [FunctionDeclSyntax]
  let index: ModuleIndex

  /// The name of the flag for a requirement, from its name and argument labels.
  static func flag(for name: String, labels: [String]) -> String {
    "implements_" + ([name] + labels).joined(separator: "_")
  }

  private func flag(for requirement: FunctionDeclSyntax) -> String {
    Self.flag(
      for: requirement.name.text, labels: requirement.signature.parameterClause.parameters.map(\.firstName.text))
  }

  /// The protocol requirements for the flags, on one line.
  var flags: String { requirements.map { "; var \(flag(for: $0)): Bool { get }" }.joined() }

  /// The default implementations, and the flags of the module's types that implement a requirement.
  var implementations: String {
    let defaults = requirements.map { requirement in
      let signature = requirement.signature.trimmedDescription
      let body = requirement.signature.returnClause == nil ? "" : "fatalError(\"not implemented\")"
      return """
          public var \(flag(for: requirement)): Bool { false }
          public func \(requirement.name.text)\(signature) { \(body) }
        """
    }
    let flags = requirements.flatMap { requirement in
      index.implementers(
        of: .init(
          protocolName: protocolName, name: requirement.name.text, key: requirement.referenceName)
      ).map { "extension \($0) { var \(flag(for: requirement)): Bool { true } }" }
    }
    return (["extension \(protocolName) {"] + defaults + ["}"] + flags).joined(separator: "\n")
  }
}
#endif
