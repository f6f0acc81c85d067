import SwiftSyntax

/// The body of a declaration with an opaque result that returns values under a condition on the version of iOS.
///
/// There, and only there, the compiler accepts values of different types, because it takes the condition for a fact.
/// A condition that is evaluated is none, so that the values need one type.
struct ConditionalResult {
  let body: SyntaxIdentifier
  /// Whether the result is `some View`, whose values `AnyView` can hold.
  let isView: Bool
  private let returns: [ExprSyntax]

  /// - Returns: `nil` if the condition is not in such a body. A body without `return` is one of a result builder.
  init?(around condition: AvailabilityConditionSyntax) {
    var node = condition.parent
    while let current = node, !current.is(ClosureExprSyntax.self) {
      if let result = current.opaqueResult {
        let finder = ReturnFinder(in: current)
        guard finder.values.count > 1 else { return nil }
        body = current.id
        isView = result.trimmedDescription.split(separator: ".").last == "View"
        returns = finder.values
        return
      }
      if current.is(FunctionDeclSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }

  /// Gives all values the type `AnyView`.
  func erase(_ edits: inout SourceEdits) {
    for value in returns {
      edits.insert("AnyView(", at: value.trimmedByteRange.lowerBound)
      edits.insert(")", at: value.trimmedByteRange.upperBound)
    }
  }
}

extension Syntax {
  /// What follows `some` in the result of a function, of a subscript, or of a property that is computed; else `nil`.
  fileprivate var opaqueResult: TypeSyntax? {
    let type =
      if let function = self.as(FunctionDeclSyntax.self) {
        function.signature.returnClause?.type
      } else if let member = self.as(SubscriptDeclSyntax.self) {
        member.returnClause.type
      } else {
        self.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      }
    guard let opaque = type?.as(SomeOrAnyTypeSyntax.self), opaque.someOrAnySpecifier.tokenKind == .keyword(.some) else {
      return nil
    }
    return opaque.constraint
  }
}

/// Finds the values that a body returns, without those of functions and closures in it.
private final class ReturnFinder: SyntaxVisitor {
  private(set) var values: [ExprSyntax] = []

  init(in declaration: Syntax) {
    super.init(viewMode: .sourceAccurate)
    for child in declaration.children(viewMode: .sourceAccurate) { walk(child) }
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let expression = node.expression { values.append(expression) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
