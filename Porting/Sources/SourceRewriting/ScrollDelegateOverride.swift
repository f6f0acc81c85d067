import SwiftSyntax

/// An override of the property `delegate` of scroll views.
///
/// Tables, collections and text views declare a delegate of their own type, which Swift allows only if that of scroll views
/// is in an extension of a protocol. That one calls `scrollDelegate`, which subclasses override in a port.
struct ScrollDelegateOverride {
  /// The name of the property, to be replaced.
  let name: TokenSyntax

  static let replacement = "scrollDelegate"

  init?(_ node: VariableDeclSyntax, index: ModuleIndex) {
    guard node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }),
      let binding = node.bindings.first, node.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), pattern.identifier.text == "delegate",
      let type = node.enclosingTypeName, index.ancestors(of: type).last == "UIScrollView"
    else { return nil }
    name = pattern.identifier
  }

  /// Returns the name of the property in `super.delegate`, in a class of scroll views; `nil` for other expressions.
  static func name(inSuperUse node: MemberAccessExprSyntax, index: ModuleIndex) -> TokenSyntax? {
    guard node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == "delegate",
      let type = node.enclosingTypeName, index.ancestors(of: type).last == "UIScrollView"
    else { return nil }
    return node.declName.baseName
  }
}
