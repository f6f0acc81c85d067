import FirstFrameTextEscaping
package import SwiftSyntax

/// The parts of a file that a port can leave out one by one, if they do not compile: statements, bodies, members, types.
///
/// A part that has no value becomes a call that warns when it runs. A part that is a declaration is removed.
package struct CodeParts {
  /// A part of a file.
  package struct Part {
    /// From the smallest part to the largest.
    package enum Kind: Int, Codable, Comparable, Sendable {
      /// A statement in a body.
      case statement
      /// The body of a function, initializer, accessor or deinitializer.
      case body
      /// A type that a declaration inherits from.
      case inheritedType
      /// A member of a type.
      case member
      /// A type, an extension, or another declaration of the file.
      case declaration

      package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    package let kind: Kind
    /// The function, property or type that the part belongs to, such as `Card.render(_:)`.
    package let name: String
    /// The names that other code can no longer use without the part.
    package let declaredNames: Set<String>
    package let line: Int
    /// Identifies the text, so that a changed part is compiled again.
    package let key: String
    /// The number of tests in the part.
    package let testCount: Int
    fileprivate let range: Range<Int>
    fileprivate let replacement: Replacement
  }

  /// What the part becomes in the port. The description of the error is added.
  fileprivate enum Replacement {
    case nothing
    /// A call without a value, between two texts.
    case call(prefix: String, suffix: String)
    /// A call with a value, as the only expression of a body.
    case value(prefix: String)
    case trap
  }

  private let tree: SourceFileSyntax
  private let converter: SourceLocationConverter
  private let isTest: Bool

  /// - Parameter isTest: Whether the file belongs to a test target. Its functions are left out as a whole, because a test
  ///   without a statement would pass or fail for another reason.
  package init(of tree: SourceFileSyntax, isTest: Bool) {
    self.tree = tree
    self.isTest = isTest
    converter = SourceLocationConverter(fileName: "", tree: tree)
  }

  /// Returns the smallest part around an error that is not left out yet.
  ///
  /// - Parameters:
  ///   - omitted: The keys of the parts that are left out already.
  ///   - smallest: The smallest kind of part to return.
  /// - Returns: `nil` if only the whole file is left.
  package func part(
    around line: Int, column: Int, message: String, besides omitted: Set<String>, smallest: Part.Kind
  ) -> Part? {
    guard let token = token(line: line, column: column) else { return nil }
    var parts: [Part] = []
    var node = Syntax(token)
    while let parent = node.parent {
      if let part = part(at: node, line: line, message: message) { parts.append(part) }
      node = parent
    }
    // An error that remains although a part around it is left out needs a larger part.
    let last = parts.lastIndex { omitted.contains($0.key) } ?? -1
    return parts[(last + 1)...].first { $0.kind >= smallest && !omitted.contains($0.key) }
  }

  /// Returns the text without some parts, with all lines in their places; `nil` if it has none of them.
  ///
  /// - Parameter descriptions: What the program prints if it comes to a part, by the part's key.
  package func text(without descriptions: [String: String]) -> String? {
    let visitor = KeyVisitor(self, keys: Set(descriptions.keys))
    visitor.walk(tree)
    guard !visitor.parts.isEmpty else { return nil }
    var edits = SourceEdits()
    // An outer part replaces those in it, because edits within another are dropped.
    for part in visitor.parts.sorted(by: { $0.range.count > $1.range.count }) {
      let message = (descriptions[part.key] ?? "").swiftLiteral
      switch part.replacement {
      case .nothing: edits.remove(part.range)
      case .call(let prefix, let suffix):
        edits.replace(part.range, with: "\(prefix)firstFrameLeftOut(\(message))\(suffix)")
      case .value(let prefix): edits.replace(part.range, with: "\(prefix)firstFrameLeftOutValue(\(message)) }")
      case .trap: edits.replace(part.range, with: "{ fatalError(\(message)) }")
      }
    }
    return edits.applied(to: Array(tree.description.utf8))
  }

  /// The imports that a text with parts left out needs, since not all files import UIKit.
  static func imports(of text: String) -> String {
    ["firstFrameLeftOut", "firstFrameLeftOutValue"].filter { text.contains("\($0)(") }
      .map { "import func HeadlessUIKit.\($0)\n" }.joined()
  }

  /// The parts of this file with some keys.
  package func parts(with keys: Set<String>) -> [Part] {
    let visitor = KeyVisitor(self, keys: keys)
    visitor.walk(tree)
    return visitor.parts
  }

  /// The largest part around each part of some, by their keys; the part itself if it is in no other.
  package func outermost(of keys: Set<String>) -> [String: String] {
    let parts = parts(with: keys).sorted { $0.range.count > $1.range.count }
    var result: [String: String] = [:]
    for part in parts where result[part.key] == nil {
      result[part.key] = parts.first { $0.range.contains(part.range) }?.key
    }
    return result
  }

  /// The number of tests in the file.
  package var testCount: Int { TestCounter.count(in: Syntax(tree)) }

  /// The names that the file declares.
  package var declaredNames: Set<String> { DeclaredNames.names(in: Syntax(tree), of: .declaration) }

  // MARK: Places

  /// The token at a place; the first one of the line if the column is not in the line.
  private func token(line: Int, column: Int) -> TokenSyntax? {
    var first: TokenSyntax?
    var best: TokenSyntax?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let start = converter.location(for: token.positionAfterSkippingLeadingTrivia)
      let end = converter.location(for: token.endPositionBeforeTrailingTrivia)
      if start.line > line { break }
      guard end.line >= line else { continue }
      if first == nil { first = token }
      if start.line < line || start.column <= column { best = token }
    }
    return best ?? first
  }

  private func line(of position: AbsolutePosition) -> Int { converter.location(for: position).line }

  // MARK: Parts

  /// The part that a node is; `nil` if it is none.
  fileprivate func part(at node: Syntax, line: Int? = nil, message: String? = nil) -> Part? {
    switch node.kind {
    case .codeBlockItem: statementOrDeclaration(node)
    case .switchCase: message?.contains("has no member") == false ? nil : switchCase(node)
    case .codeBlock: body(node)
    case .accessorBlock: getter(node)
    case .inheritedType: inheritedType(node, message: message)
    case .memberBlockItem: member(node)
    case .classDecl, .structDecl, .enumDecl, .extensionDecl, .actorDecl:
      message.flatMap { nonconformance(of: node, message: $0) }
    default: nil
    }
  }

  private func statementOrDeclaration(_ node: Syntax) -> Part? {
    guard node.parent?.parent?.is(SourceFileSyntax.self) != true else {
      // Only declarations: a statement of a file is in a program's main.swift.
      return make(.declaration, node, replacement: .nothing)
    }
    guard !isTest, !node.transfersControl, !node.isInLoop, !node.isReturnedValue else { return nil }
    // The next statement may be on the same line.
    let separator = node.as(CodeBlockItemSyntax.self)?.semicolon == nil ? "" : ";"
    return make(.statement, node, replacement: .call(prefix: "", suffix: separator))
  }

  /// A member. Without its preparations, a test would fail for another reason, so these are left out with their type.
  private func member(_ node: Syntax) -> Part? {
    if isTest, let name = node.as(MemberBlockItemSyntax.self)?.decl.as(FunctionDeclSyntax.self)?.name.text,
      name.hasPrefix("setUp") || name.hasPrefix("tearDown")
    {
      return nil
    }
    return make(.member, node, replacement: .nothing)
  }

  /// A case whose pattern does not exist here.
  private func switchCase(_ node: Syntax) -> Part? {
    guard !isTest, let clause = node.as(SwitchCaseSyntax.self), clause.label.is(SwitchCaseLabelSyntax.self) else {
      return nil
    }
    return make(.statement, node, replacement: .nothing)
  }

  private func body(_ node: Syntax) -> Part? {
    guard !isTest, let parent = node.parent else { return nil }
    if let function = parent.as(FunctionDeclSyntax.self) {
      guard let type = function.signature.returnClause?.type.trimmedDescription,
        !["Void", "()", "Swift.Void"].contains(type)
      else { return make(.body, node, replacement: .call(prefix: "{ ", suffix: " }")) }
      // The compiler infers an opaque type from the body, which is gone.
      guard !type.contains("some ") else { return nil }
      return make(.body, node, replacement: .value(prefix: "{ "))
    }
    if let initializer = parent.as(InitializerDeclSyntax.self) {
      return make(
        .body, node,
        replacement: initializer.optionalMark == nil ? .trap : .call(prefix: "{ ", suffix: "; return nil }"))
    }
    if let accessor = parent.as(AccessorDeclSyntax.self) {
      let hasValue = accessor.accessorSpecifier.tokenKind == .keyword(.get)
      return make(
        .body, node, replacement: hasValue ? .value(prefix: "{ ") : .call(prefix: "{ ", suffix: " }"))
    }
    if parent.is(DeinitializerDeclSyntax.self) {
      return make(.body, node, replacement: .call(prefix: "{ ", suffix: " }"))
    }
    return nil
  }

  /// The body of a computed property without `get`.
  private func getter(_ node: Syntax) -> Part? {
    guard !isTest, let block = node.as(AccessorBlockSyntax.self), case .getter = block.accessors else { return nil }
    let type =
      node.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      ?? node.parent?.as(SubscriptDeclSyntax.self)?.returnClause.type
    guard type?.trimmedDescription.contains("some ") != true else { return nil }
    return make(.body, node, replacement: .value(prefix: "{ "))
  }

  private func inheritedType(_ node: Syntax, message: String?) -> Part? {
    guard let inherited = node.as(InheritedTypeSyntax.self), let clause = node.inheritanceClause else { return nil }
    let name = inherited.type.trimmedDescription
    // Without its superclass, little of a class is left.
    if clause.inheritedTypes.first == inherited, clause.parent?.is(ClassDeclSyntax.self) == true,
      !["Delegate", "DataSource", "Protocol", "able", "ing", "AnyObject"].contains(where: name.hasSuffix)
    {
      return nil
    }
    return make(.inheritedType, node, range: clause.range(without: inherited), replacement: .nothing)
  }

  /// The conformance that the compiler refuses, at the name of the type.
  private func nonconformance(of node: Syntax, message: String) -> Part? {
    guard let match = message.firstMatch(of: /does not conform to (?:inherited )?protocol '([^']+)'/),
      let clause = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
    else { return nil }
    let wanted = match.1.split(separator: ".").last
    guard
      let inherited = clause.inheritedTypes.first(where: {
        $0.type.trimmedDescription.split(separator: ".").last == wanted
      })
    else { return nil }
    return make(.inheritedType, Syntax(inherited), range: clause.range(without: inherited), replacement: .nothing)
  }

  private func make(
    _ kind: Part.Kind, _ node: Syntax, range: Range<Int>? = nil, replacement: Replacement
  ) -> Part {
    let own = node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    let name = node.ownerName
    let tests = isTest ? TestCounter.count(in: node) : 0
    return Part(
      kind: kind, name: name, declaredNames: kind == .inheritedType ? [] : DeclaredNames.names(in: node, of: kind),
      line: line(of: node.positionAfterSkippingLeadingTrivia),
      key: "\(kind).\((name + "\n" + node.trimmedDescription).stableHash)", testCount: tests, range: range ?? own,
      replacement: replacement)
  }
}

/// Finds the parts of a file by their keys.
private final class KeyVisitor: SyntaxAnyVisitor {
  private let file: CodeParts
  private let keys: Set<String>
  private(set) var parts: [CodeParts.Part] = []

  init(_ file: CodeParts, keys: Set<String>) {
    self.file = file
    self.keys = keys
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let part = file.part(at: node), keys.contains(part.key) { parts.append(part) }
    return .visitChildren
  }
}

/// Counts tests: methods of XCTest whose names begin with `test`, and functions with `@Test`.
private final class TestCounter: SyntaxVisitor {
  private var count = 0

  static func count(in node: Syntax) -> Int {
    let counter = TestCounter(viewMode: .sourceAccurate)
    counter.walk(node)
    return counter.count
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isTest { count += 1 }
    return .skipChildren
  }
}

/// Collects the names that a removed declaration no longer declares.
private final class DeclaredNames: SyntaxVisitor {
  private var names: Set<String> = []

  static func names(in node: Syntax, of kind: CodeParts.Part.Kind) -> Set<String> {
    guard kind != .body else { return [] }
    let collector = DeclaredNames(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.names
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .skipChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

  private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    names.insert(name.text)
    return .visitChildren
  }
}

extension Syntax {
  /// Whether the statement ends more than itself: code after it may rely on that.
  fileprivate var transfersControl: Bool {
    if self.is(FunctionDeclSyntax.self) || self.is(ClosureExprSyntax.self) { return false }
    switch kind {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt, .fallThroughStmt, .yieldStmt: return true
    default: return children(viewMode: .sourceAccurate).contains(where: \.transfersControl)
    }
  }

  /// Whether the statement is the only one of a body with a value, which it is.
  fileprivate var isReturnedValue: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let block = list.parent else {
      return false
    }
    if block.is(AccessorBlockSyntax.self) { return true }
    guard let owner = block.as(CodeBlockSyntax.self)?.parent else { return false }
    if let accessor = owner.as(AccessorDeclSyntax.self) {
      return accessor.accessorSpecifier.tokenKind == .keyword(.get)
    }
    return owner.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
  }

  /// Whether the statement is in a loop, which may not end without it.
  fileprivate var isInLoop: Bool {
    var node = parent
    while let current = node {
      switch current.kind {
      case .whileStmt, .repeatStmt: return true
      case .functionDecl, .closureExpr, .initializerDecl, .accessorDecl: return false
      default: node = current.parent
      }
    }
    return false
  }

  fileprivate var inheritanceClause: InheritanceClauseSyntax? {
    parent?.parent?.as(InheritanceClauseSyntax.self)
  }

  /// The name of the function, property or other member that a declaration is; `nil` for other nodes.
  fileprivate var memberName: String? {
    switch kind {
    case .functionDecl: self.as(FunctionDeclSyntax.self)?.referenceName
    case .initializerDecl: "init"
    case .deinitializerDecl: "deinit"
    case .subscriptDecl: "subscript"
    case .variableDecl:
      self.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription).joined(separator: ",")
    case .enumCaseDecl: self.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.text).joined(separator: ",")
    case .typeAliasDecl: self.as(TypeAliasDeclSyntax.self)?.name.text
    default: nil
    }
  }

  /// The enclosing types and the function or property around this node, joined by dots.
  fileprivate var ownerName: String {
    var member: String?
    var node: Syntax? = self
    if let item = self.as(MemberBlockItemSyntax.self) { node = Syntax(item.decl) }
    if let item = self.as(CodeBlockItemSyntax.self), case .decl(let declaration) = item.item {
      node = Syntax(declaration)
    }
    let start = node
    while let current = node, member == nil {
      member = current.memberName
      if current.isProtocol((any DeclGroupSyntax).self) { break }
      node = current.parent
    }
    let types = start?.qualifiedTypeName ?? ""
    return [types, member ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
  }
}

extension InheritanceClauseSyntax {
  /// The range to remove so that a type is no longer inherited: with the comma after or before it, or the colon.
  fileprivate func range(without inherited: InheritedTypeSyntax) -> Range<Int> {
    let types = Array(inheritedTypes)
    guard let index = types.firstIndex(of: inherited) else { return inherited.trimmedByteRange }
    if types.count == 1 { return trimmedByteRange }
    if index + 1 < types.count {
      return inherited.positionAfterSkippingLeadingTrivia
        .utf8Offset..<types[index + 1].positionAfterSkippingLeadingTrivia.utf8Offset
    }
    let start = types[index - 1].type.endPositionBeforeTrailingTrivia.utf8Offset
    return start..<inherited.endPositionBeforeTrailingTrivia.utf8Offset
  }
}
