import SwiftSyntax

/// An override of the property `delegate` of scroll views.
///
/// Tables, collections and text views declare a delegate of their own type, which Swift allows only if that of scroll views
/// is in an extension of a protocol. That one calls `scrollDelegate`, which subclasses override in a port.
struct ScrollDelegateOverride {
  /// The names to be replaced: that of the property, and those in its accessors that name the property of the superclass.
  let names: [TokenSyntax]

  static let replacement = "scrollDelegate"

  init?(_ node: VariableDeclSyntax, index: ModuleIndex) {
    guard node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.override) }),
      let binding = node.bindings.first, node.bindings.count == 1,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), pattern.identifier.text == "delegate",
      let type = node.enclosingTypeName, index.ancestors(of: type).last == "UIScrollView"
    else { return nil }
    let uses = SuperDelegateUses(viewMode: .sourceAccurate)
    if let block = binding.accessorBlock { uses.walk(block) }
    names = [pattern.identifier] + uses.names
  }
}

private final class SuperDelegateUses: SyntaxVisitor {
  var names: [TokenSyntax] = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == "delegate" {
      names.append(node.declName.baseName)
    }
    return .visitChildren
  }
}
