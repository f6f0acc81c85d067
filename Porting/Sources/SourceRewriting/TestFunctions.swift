import SwiftSyntax

extension FunctionDeclSyntax {
  /// Whether this is a test: a method of XCTest whose name begins with `test`, or a function with `@Test`.
  var isTest: Bool {
    if name.text.hasPrefix("test"), signature.parameterClause.parameters.isEmpty { return true }
    return attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return ["Test", "Testing.Test"].contains(attribute.attributeName.trimmedDescription)
    }
  }
}
