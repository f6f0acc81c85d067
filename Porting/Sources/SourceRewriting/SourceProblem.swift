import SwiftDiagnostics
import SwiftParserDiagnostics
package import SwiftSyntax

/// The first place of a file that is not Swift.
package struct SourceProblem: Equatable, Sendable {
  /// The line and column from 1; columns count UTF-8 code units.
  package let line: Int
  package let column: Int
  package let message: String

  /// Returns the first error of a parsed file; `nil` if it is well-formed.
  ///
  /// Errors in code for another version of the compiler are not counted: the compiler does not parse it either.
  package init?(in tree: SourceFileSyntax) {
    guard tree.hasError else { return nil }
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error && !$0.node.isForOtherCompiler }
    guard let first = errors.min(by: { $0.position < $1.position }) else { return nil }
    let location = first.location(converter: SourceLocationConverter(fileName: "", tree: tree))
    line = location.line
    column = location.column
    message = first.message
  }
}

extension Syntax {
  /// Whether a condition on the compiler stands around the node.
  fileprivate var isForOtherCompiler: Bool {
    var node: Syntax? = self
    while let current = node {
      if let condition = current.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription,
        ["compiler(", "swift(", "hasFeature(", "hasAttribute("].contains(where: condition.contains)
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}
