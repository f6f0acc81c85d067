package import SwiftSyntax

/// The tests of a file: methods of XCTest whose names begin with `test`, and functions with `@Test`.
///
/// A port leaves out those that do not compile, so that the other tests in the same file can run.
package struct TestFunctions {
  package struct Function {
    package let name: String
    package let line: Int
    /// Identifies the text, so that a changed test is compiled again.
    package let key: String
    fileprivate let range: Range<Int>
    fileprivate let lines: ClosedRange<Int>
  }

  private let tree: SourceFileSyntax
  private let functions: [Function]

  package init(of tree: SourceFileSyntax) {
    self.tree = tree
    let visitor = TestVisitor(converter: SourceLocationConverter(fileName: "", tree: tree))
    visitor.walk(tree)
    functions = visitor.functions
  }

  /// The keys of all tests.
  package var keys: Set<String> { Set(functions.map(\.key)) }

  /// Returns the test that contains a line.
  package func function(around line: Int) -> Function? {
    functions.first { $0.lines.contains(line) }
  }

  /// Returns the text without the tests with these keys, with all lines in their places; `nil` if it has none of them.
  package func text(without keys: Set<String>) -> String? {
    let found = functions.filter { keys.contains($0.key) }
    guard !found.isEmpty else { return nil }
    var edits = SourceEdits()
    for function in found { edits.remove(function.range) }
    return edits.applied(to: Array(tree.description.utf8))
  }
}

private final class TestVisitor: SyntaxVisitor {
  private let converter: SourceLocationConverter
  private(set) var functions: [TestFunctions.Function] = []

  init(converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isTest else { return .skipChildren }
    let start = node.positionAfterSkippingLeadingTrivia
    let end = node.endPositionBeforeTrailingTrivia
    let lines = converter.location(for: start).line...converter.location(for: end).line
    functions.append(
      TestFunctions.Function(
        name: node.name.text, line: lines.lowerBound, key: node.trimmedDescription.stableHash,
        range: start.utf8Offset..<end.utf8Offset, lines: lines))
    return .skipChildren
  }
}

extension FunctionDeclSyntax {
  fileprivate var isTest: Bool {
    if name.text.hasPrefix("test"), signature.parameterClause.parameters.isEmpty { return true }
    return attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return ["Test", "Testing.Test"].contains(attribute.attributeName.trimmedDescription)
    }
  }
}
