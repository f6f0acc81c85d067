import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Replaces the operators, conditions and constants of a file by calls of the functions in `MutantFunctions`.
///
/// Lines stay where they are, so that errors of the compiler name the line of a mutant.
final class MutantInserter: SyntaxVisitor {
  private let file: String
  private let excluded: Set<Int>
  private let converter: SourceLocationConverter
  private var number: Int
  private var edits: [Edit] = []
  private(set) var mutants: [Mutant] = []

  private struct Edit {
    let start: Int
    let end: Int
    let text: String
  }

  /// - Parameters:
  ///   - firstNumber: The number of the file's first mutant.
  ///   - excluded: The numbers of mutants that do not compile.
  init(file: String, tree: Syntax, firstNumber: Int, excluded: Set<Int>) {
    self.file = file
    self.excluded = excluded
    converter = SourceLocationConverter(fileName: file, tree: tree)
    number = firstNumber
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the source with mutants, the mutants, and the number after the last one.
  static func insert(
    into source: String, file: String, firstNumber: Int, excluded: Set<Int>
  ) -> (source: String, mutants: [Mutant], nextNumber: Int) {
    let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
    let inserter = MutantInserter(file: file, tree: tree, firstNumber: firstNumber, excluded: excluded)
    inserter.walk(tree)
    return (inserter.edited(source), inserter.mutants, inserter.number)
  }

  private func edited(_ source: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(source.utf8)
    var position = 0
    // Edits at the same place stay in the order in which they were made: outer calls open first and close last.
    for (_, edit) in edits.enumerated().sorted(by: { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }) {
      result += bytes[position..<edit.start] + Array(edit.text.utf8)
      position = edit.end
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  // MARK: Operators

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator, !joinsWords(node),
      let change = OperatorChange.all[name.text],
      let number = add(at: name, old: name.text, new: change.replacement)
    else { return .visitChildren }
    open(change.function, number, node)
    replace(name, by: ",")
    return .visitChildren
  }

  override func visitPost(_ node: InfixOperatorExprSyntax) { close(node) }

  /// Whether an operator joins a literal string to another, which is wording and not a decision.
  private func joinsWords(_ node: InfixOperatorExprSyntax) -> Bool {
    [node.leftOperand, node.rightOperand].contains { operand in
      operand.is(StringLiteralExprSyntax.self) || operand.as(InfixOperatorExprSyntax.self).map(joinsWords) ?? false
    } && node.operator.trimmedDescription == "+"
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.operator.text == "!", let number = add(at: node.operator, old: "!", new: "") else {
      return .visitChildren
    }
    open("mutantNot", number, node)
    replace(node.operator, by: "")
    return .visitChildren
  }

  override func visitPost(_ node: PrefixOperatorExprSyntax) { close(node) }

  // MARK: Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if case .expression(let condition) = node.condition { openCondition(condition) }
    return .visitChildren
  }

  override func visitPost(_ node: ConditionElementSyntax) {
    if case .expression(let condition) = node.condition { close(condition) }
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    openCondition(node.condition)
    return .visitChildren
  }

  override func visitPost(_ node: WhereClauseSyntax) { close(node.condition) }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    openCondition(node.condition)
    return .visitChildren
  }

  override func visitPost(_ node: TernaryExprSyntax) { close(node.condition) }

  /// Operators in a condition are mutants of their own.
  private func openCondition(_ condition: ExprSyntax) {
    let isOperator = condition.is(InfixOperatorExprSyntax.self) || condition.is(PrefixOperatorExprSyntax.self)
    guard !isOperator, let first = condition.firstToken(viewMode: .sourceAccurate) else { return }
    let text = condition.trimmedDescription
    if let number = add(at: first, old: text, new: "!(\(text))") { open("mutantCondition", number, condition) }
  }

  // MARK: Constants

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind { openLiteral(node.literal, node) }
  override func visitPost(_ node: IntegerLiteralExprSyntax) { close(node) }
  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind { openLiteral(node.literal, node) }
  override func visitPost(_ node: FloatLiteralExprSyntax) { close(node) }

  private func openLiteral(_ token: TokenSyntax, _ node: some ExprSyntaxProtocol) -> SyntaxVisitorContinueKind {
    if let number = add(at: token, old: token.text, new: "\(token.text) + 1") { open("mutantNumber", number, node) }
    return .visitChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let new = node.literal.text == "true" ? "false" : "true"
    if let number = add(at: node.literal, old: node.literal.text, new: new) { open("mutantCondition", number, node) }
    return .visitChildren
  }

  override func visitPost(_ node: BooleanLiteralExprSyntax) { close(node) }

  // MARK: Places that are no expressions at run time

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Edits

  private var openNodes: Set<SyntaxIdentifier> = []

  /// Returns the number of a new mutant; `nil` if it does not compile.
  private func add(at token: TokenSyntax, old: String, new: String) -> Int? {
    defer { number += 1 }
    guard !excluded.contains(number) else { return nil }
    let place = converter.location(for: token.positionAfterSkippingLeadingTrivia)
    mutants.append(Mutant(number: number, file: file, line: place.line, column: place.column, old: old, new: new))
    return number
  }

  private func open(_ function: String, _ number: Int, _ node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(Edit(start: start, end: start, text: "\(function)(\(number), "))
    openNodes.insert(node.id)
  }

  private func close(_ node: some SyntaxProtocol) {
    guard openNodes.remove(node.id) != nil else { return }
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(Edit(start: end, end: end, text: ")"))
  }

  private func replace(_ token: TokenSyntax, by text: String) {
    edits.append(
      Edit(
        start: token.positionAfterSkippingLeadingTrivia.utf8Offset,
        end: token.endPositionBeforeTrailingTrivia.utf8Offset, text: text))
  }
}
