import SwiftSyntax

// Tests of views run on the main thread.
//
// On Linux, XCTest cannot call tests that are isolated to the main actor, and its own methods are not isolated; in Xcode, a
// test case can be isolated as a whole. Swift Testing runs tests without isolation on several threads at once.

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

  /// Isolates a test of Swift Testing that has no isolation of its own to the main actor.
  func isolateSwiftTest(_ node: FunctionDeclSyntax) {
    guard mentionsViews, node.attributes.containsAttribute(in: ["Test", "Testing.Test"]), !node.waitsForMainThread,
      !node.hasIsolation
    else { return }
    edits.insert("@MainActor ", at: node.trimmedByteRange.lowerBound)
  }

  /// Isolates a suite of Swift Testing, whose properties can have views as values.
  func isolateSuite(_ node: some DeclGroupSyntax) {
    let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    guard mentionsViews, !node.hasIsolation,
      functions.contains(where: { $0.attributes.containsAttribute(in: ["Test", "Testing.Test"]) }),
      !functions.contains(where: \.waitsForMainThread)
    else { return }
    edits.insert("@MainActor ", at: node.trimmedByteRange.lowerBound)
  }

  private var mentionsViews: Bool {
    !index.requiresIsolation
      && (index.importsUIKit || !imports.isDisjoint(with: ["UIKit", "SwiftUI", "SnapshotTesting"]))
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

extension SyntaxProtocol {
  /// Whether a declaration, or one around it, has an isolation of its own.
  fileprivate var hasIsolation: Bool {
    sequence(first: Syntax(self), next: \.parent).contains { node in
      if node.is(ActorDeclSyntax.self) { return true }
      let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes
      let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
      let isIsolated = attributes?.contains { element in
        element.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Actor") == true
      }
      return isIsolated == true || modifiers?.contains(.nonisolated) == true
    }
  }
}

extension FunctionDeclSyntax {
  /// Whether the function blocks its thread until something happens, for which the main thread must be free.
  fileprivate var waitsForMainThread: Bool {
    body?.tokens(viewMode: .sourceAccurate).contains { ["wait", "sync", "join"].contains($0.text) } ?? false
  }
}
