import SwiftSyntax

// On Linux, XCTest cannot call tests that are isolated to the main actor, and its own methods are not isolated. In Xcode, a
// test case can be isolated as a whole.

extension RewritingVisitor {
  /// Moves the isolation of a synchronous test, or of a method that overrides one of XCTest, into its body.
  ///
  /// XCTest calls such methods on the main thread.
  func isolateTest(_ node: FunctionDeclSyntax) {
    guard let type = node.enclosingTypeName, let body = node.body, node.isCalledByXCTest,
      !node.modifiers.contains(.nonisolated), let ancestor = index.ancestors(of: type).last,
      ancestor.hasSuffix("TestCase")
    else { return }
    let attribute = node.attributes.first {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor"
    }
    guard attribute != nil || isIsolated(type) else { return }
    if let attribute { edits.remove(attribute.trimmedByteRange) }
    // An overriding method has the isolation of the one that it overrides.
    if !node.modifiers.contains(.override) {
      let start = node.modifiers.first.map(Syntax.init) ?? Syntax(node.funcKeyword)
      edits.insert("nonisolated ", at: start.trimmedByteRange.lowerBound)
    }
    let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    edits.insert(
      "\(isThrowing ? " try" : "") MainActor.assumeIsolated { ()\(isThrowing ? " throws" : "") -> \(result) in",
      at: body.leftBrace.trimmedByteRange.upperBound)
    edits.insert("}", at: body.rightBrace.trimmedByteRange.lowerBound)
  }

  private func isIsolated(_ type: String) -> Bool {
    ([type] + index.ancestors(of: type)).contains { index.portedClass($0)?.isIsolated == true }
  }
}

extension FunctionDeclSyntax {
  /// Whether the method is a synchronous test, or overrides a synchronous method.
  fileprivate var isCalledByXCTest: Bool {
    guard signature.effectSpecifiers?.asyncSpecifier == nil else { return false }
    let isOfType = modifiers.contains(.static) || modifiers.contains(.class)
    return modifiers.contains(.override)
      || name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty && !isOfType
  }
}
