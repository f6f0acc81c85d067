#if InlineSnapshots
  import SwiftParser
  import SwiftSyntax

  /// Finds calls in sources.
  enum CallParser {
    /// The call whose opening parenthesis is at an offset; nil where there is none.
    static func call(in source: SourceText, atParenthesis offset: Int) throws(InlineSnapshotError) -> SourceCall? {
      let tree = Parser.parse(source: source.text)
      guard let parenthesis = tree.token(at: AbsolutePosition(utf8Offset: offset)),
        parenthesis.positionAfterSkippingLeadingTrivia.utf8Offset == offset,
        let call = parenthesis.parent?.as(FunctionCallExprSyntax.self), call.leftParen == parenthesis,
        !call.hasError
      else { return nil }
      return SourceCall(
        callee: call.calledExpression.calleeName, enclosingNames: call.enclosingNames,
        layout: call.layout(in: source), slot: call.slot(in: source))
    }

    /// Whether a source declares a function or property of a name, anywhere.
    static func declares(_ name: String, in source: SourceText) -> Bool {
      let finder = DeclarationFinder(name: name)
      finder.walk(Parser.parse(source: source.text))
      return finder.isFound
    }
  }

  /// Looks for a declaration of a name.
  private final class DeclarationFinder: SyntaxAnyVisitor {
    private let name: String
    private(set) var isFound = false

    init(name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      isFound = isFound || node.declaredName == name
      return isFound ? .skipChildren : .visitChildren
    }
  }
#endif
