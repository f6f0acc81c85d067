#if InlineSnapshots
  import SwiftParser
  import SwiftSyntax

  extension FunctionCallExprSyntax {
    /// The label of the closure that holds the snapshot.
    private static let label = "matches"

    /// What stands where the snapshot belongs: at `matches:`, or else in the trailing closure.
    func slot(in source: SourceText) -> SourceCall.Slot {
      if let argument = arguments.first(where: { $0.label?.text == Self.label }) {
        return slot(of: argument.expression, in: source)
      }
      if let trailing = additionalTrailingClosures.first(where: { $0.label.text == Self.label }) {
        return slot(of: trailing.closure, indentedAs: trailing.firstOffset, in: source)
      }
      if let trailingClosure {
        return slot(of: trailingClosure, indentedAs: firstOffset, in: source)
      }
      return rightParen.map { .nothing(insertion: $0.endOffset) } ?? .other
    }

    private func slot(of expression: ExprSyntax, in source: SourceText) -> SourceCall.Slot {
      if expression.is(NilLiteralExprSyntax.self) { return .nilLiteral(expression.offsets) }
      guard let closure = expression.as(ClosureExprSyntax.self) else { return .other }
      return slot(of: closure, indentedAs: closure.firstOffset, in: source)
    }

    private func slot(
      of closure: ClosureExprSyntax, indentedAs offset: Int, in source: SourceText
    ) -> SourceCall.Slot {
      guard closure.statements.count == 1, let literal = closure.statements.first?.item.stringLiteral,
        let value = literal.representedLiteralValue
      else { return .other }
      return .literal(
        .init(
          value: value, range: literal.offsets,
          isMultiline: literal.openingQuote.tokenKind == .multilineStringQuote,
          beginsLine: literal.hasLineBreakBefore,
          inlineBody: closure.inlineBody(around: literal), closure: offset))
    }
  }

  extension CodeBlockItemSyntax.Item {
    /// The string literal that the statement is, or returns.
    fileprivate var stringLiteral: StringLiteralExprSyntax? {
      self.as(StringLiteralExprSyntax.self)
        ?? self.as(ReturnStmtSyntax.self)?.expression?.as(StringLiteralExprSyntax.self)
    }
  }

  extension ClosureExprSyntax {
    /// All before the closing brace, where that is a literal alone on the line of what comes before it.
    fileprivate func inlineBody(around literal: StringLiteralExprSyntax) -> Range<Int>? {
      guard let before = literal.previousToken(viewMode: .sourceAccurate),
        before == (signature?.inKeyword ?? leftBrace),
        literal.nextToken(viewMode: .sourceAccurate) == rightBrace, !literal.hasLineBreakBefore,
        [before.trailingTrivia, literal.leadingTrivia, literal.trailingTrivia, rightBrace.leadingTrivia]
          .allSatisfy({ $0.allSatisfy(\.isWhitespace) })
      else { return nil }
      return before.endOffset..<rightBrace.firstOffset
    }
  }

  extension SyntaxProtocol {
    /// Whether a line break stands between the node and what comes before it.
    fileprivate var hasLineBreakBefore: Bool {
      leadingTrivia.contains(where: \.isNewline)
    }
  }
#endif
