#if InlineSnapshots
  import SwiftSyntax

  extension FunctionCallExprSyntax {
    /// What the indentation of a new closure follows.
    func layout(in source: SourceText) -> SourceCall.Layout {
      let statement = nearestAncestor(CodeBlockItemSyntax.self)
      let start = (statement.map(Syntax.init) ?? Syntax(self)).firstOffset
      return SourceCall.Layout(start: firstOffset, statement: start, block: blockOffset(above: start, in: source))
    }

    /// Where the innermost block begins that begins on a line above an offset's.
    private func blockOffset(above offset: Int, in source: SourceText) -> Int? {
      let line = source.line(at: offset)
      return sequence(first: Syntax(self), next: \.parent).lazy
        .compactMap(\.blockOffset).first { source.line(at: $0) < line }
    }

    private func nearestAncestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
      sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(type) }.first
    }
  }

  extension SyntaxProtocol {
    /// Where the first token begins, in bytes of UTF-8.
    var firstOffset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// Where the last token ends, in bytes of UTF-8.
    var endOffset: Int { endPositionBeforeTrailingTrivia.utf8Offset }
    /// From the first token's begin to the last one's end.
    var offsets: Range<Int> { firstOffset..<endOffset }
  }

  extension Syntax {
    /// Where a block of statements begins, whose line is indented less than they are.
    fileprivate var blockOffset: Int? {
      switch self.as(SyntaxEnum.self) {
      case .codeBlock(let block): block.leftBrace.firstOffset
      case .closureExpr(let closure): closure.leftBrace.firstOffset
      case .memberBlock(let block): block.leftBrace.firstOffset
      case .accessorBlock(let block): block.leftBrace.firstOffset
      case .switchCase(let branch): branch.firstOffset
      default: nil
      }
    }
  }
#endif
