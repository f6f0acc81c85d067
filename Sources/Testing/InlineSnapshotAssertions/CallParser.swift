#if InlineSnapshots
import SwiftParser
import SwiftSyntax

/// Finds calls in source files.
enum CallParser {
  /// The call that has its opening parenthesis at an offset; `nil` if there is none.
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

  /// Whether a source declares a function or property with a name.
  static func declares(_ name: String, in source: SourceText) -> Bool {
    let finder = DeclarationFinder(name: name)
    finder.walk(Parser.parse(source: source.text))
    return finder.isFound
  }
}

/// Searches for a declaration with a name.
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

extension FunctionCallExprSyntax {
  /// The offsets that determine the indentation of a new closure.
  func layout(in source: SourceText) -> SourceCall.Layout {
    let statement = nearestAncestor(CodeBlockItemSyntax.self)
    let start = (statement.map(Syntax.init) ?? Syntax(self)).firstOffset
    return SourceCall.Layout(start: firstOffset, statement: start, block: blockOffset(above: start, in: source))
  }

  /// The start of the innermost block that starts on a line above an offset.
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
  /// The start of the first token, in bytes of UTF-8.
  var firstOffset: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  /// The end of the last token, in bytes of UTF-8.
  var endOffset: Int { endPositionBeforeTrailingTrivia.utf8Offset }
  /// The range of the tokens without surrounding trivia, in bytes of UTF-8.
  var offsets: Range<Int> { firstOffset..<endOffset }
}

extension Syntax {
  /// The start of a block of statements; `nil` for other nodes.
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

extension FunctionCallExprSyntax {
  /// The argument label of the closure that contains the snapshot.
  private static let label = "matches"

  /// The argument for the snapshot: `matches:`, or otherwise the trailing closure.
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
  /// The string literal of a statement or a return statement.
  fileprivate var stringLiteral: StringLiteralExprSyntax? {
    self.as(StringLiteralExprSyntax.self)
      ?? self.as(ReturnStmtSyntax.self)?.expression?.as(StringLiteralExprSyntax.self)
  }
}

extension ClosureExprSyntax {
  /// The range between the braces, or between `in` and the closing brace; `nil` unless it contains only the literal,
  /// without line breaks and comments.
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
  /// Whether there is a line break before the node.
  fileprivate var hasLineBreakBefore: Bool {
    leadingTrivia.contains(where: \.isNewline)
  }
}

extension ExprSyntax {
  /// The name of the function that a call of this expression calls; `nil` if it has none.
  var calleeName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      reference.baseName.identifier?.name
    } else if let access = self.as(MemberAccessExprSyntax.self) {
      access.declName.baseName.identifier?.name
    } else if let specialized = self.as(GenericSpecializationExprSyntax.self) {
      specialized.expression.calleeName
    } else {
      nil
    }
  }
}

extension SyntaxProtocol {
  /// The possible names of `#function` here, innermost first.
  var enclosingNames: [String] {
    Array(sequence(first: Syntax(self), next: \.parent).compactMap(\.declaredName))
  }
}

extension Syntax {
  /// The name of `#function` in the declaration, without parentheses and labels.
  var declaredName: String? {
    switch self.as(SyntaxEnum.self) {
    case .functionDecl(let function): function.name.identifier?.name ?? function.name.text
    case .initializerDecl: "init"
    case .deinitializerDecl: "deinit"
    case .subscriptDecl: "subscript"
    case .patternBinding(let binding):
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name
    default: nil
    }
  }
}
#else
/// Replaces the parser in builds without swift-syntax.
enum CallParser {
  static func call(in source: SourceText, atParenthesis offset: Int) throws(InlineSnapshotError) -> SourceCall? {
    throw .builtWithoutParser
  }

  static func declares(_ name: String, in source: SourceText) -> Bool {
    false
  }
}
#endif
