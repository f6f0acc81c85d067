import SwiftSyntax

// `@Animatable` makes a type conform to the protocol of its name, with data of its properties for animations. Animations
// end at once in a port, so the conformance is enough.

extension String {
  /// Whether the name of an attribute is that of the macro, or of the one that excepts a property.
  var isAnimatableMacro: Bool {
    ["Animatable", "SwiftUI.Animatable", "AnimatableIgnored", "SwiftUI.AnimatableIgnored"].contains(self)
  }
}

extension Syntax {
  /// What makes a type conform to `Animatable`, and its place; `nil` if it conforms already, or is not a type.
  var animatableConformance: (text: String, offset: Int)? {
    guard let group = asProtocol((any DeclGroupSyntax).self), !self.is(ExtensionDeclSyntax.self) else { return nil }
    if let inheritance = group.inheritanceClause {
      let names = inheritance.inheritedTypes.map { $0.type.trimmedDescription }
      guard !names.contains(where: { $0.split(separator: ".").last == "Animatable" }) else { return nil }
      return (", Animatable", inheritance.trimmedByteRange.upperBound)
    }
    let named = asProtocol((any NamedDeclSyntax).self)
    let parameters = asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    guard let end = parameters?.trimmedByteRange.upperBound ?? named?.name.trimmedByteRange.upperBound else {
      return nil
    }
    return (": Animatable", end)
  }
}
