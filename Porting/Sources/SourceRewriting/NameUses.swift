package import SwiftSyntax

/// The names that a file uses and declares, by which a port finds what neither it nor a module of the system has.
///
/// Names are compared without their types: a name that any type declares counts as known.
package struct NameUses: Sendable {
  /// A use of a name.
  package struct Use: Hashable, Sendable {
    package let name: String
    /// Whether the name is that of a member, as in `.automatic` or `view.frame`.
    package let isMember: Bool
    package let line: Int
    package let column: Int
  }

  package private(set) var uses: [Use] = []
  package private(set) var declared: Set<String> = []
  /// Whether members with any name may exist.
  package private(set) var hasDynamicMembers = false

  /// - Parameter available: The modules for which `canImport` is true.
  package init(in tree: SourceFileSyntax, available: Set<String>) {
    let visitor = NameVisitor(converter: SourceLocationConverter(fileName: "", tree: tree), available: available)
    visitor.walk(tree)
    uses = visitor.uses
    declared = visitor.declared
    hasDynamicMembers = visitor.hasDynamicMembers
  }
}

private final class NameVisitor: BranchVisitor {
  private let converter: SourceLocationConverter
  private(set) var uses: [NameUses.Use] = []
  private(set) var declared: Set<String> = []
  private(set) var hasDynamicMembers = false

  init(converter: SourceLocationConverter, available: Set<String>) {
    self.converter = converter
    super.init(available: available)
  }

  private func use(_ token: TokenSyntax, isMember: Bool) {
    guard case .identifier = token.tokenKind else { return }
    let name = token.plainName
    guard !name.hasPrefix("_"), !name.hasPrefix("$") else { return }
    let location = converter.location(for: token.positionAfterSkippingLeadingTrivia)
    uses.append(.init(name: name, isMember: isMember, line: location.line, column: location.column))
  }

  private func declare(_ token: TokenSyntax?) {
    if let token { declared.insert(token.plainName) }
  }

  // MARK: Uses

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base { walk(base) }
    use(node.declName.baseName, isMember: true)
    return .skipChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    use(node.declName.baseName, isMember: true)
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // Names in capitals are constants of C, which are in no list.
    let name = node.baseName.text
    if name.first?.isUppercase == true, name.contains(where: \.isLowercase), !available.contains(name) {
      use(node.baseName, isMember: false)
    }
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if !available.contains(node.name.text) { use(node.name, isMember: false) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name, isMember: false)
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.attributeName.trimmedDescription == "dynamicMemberLookup" { hasDynamicMembers = true }
    // Its name may be that of a macro, and its arguments may be words of the compiler.
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.macroName.text == "selector" || node.macroName.text == "keyPath" ? .visitChildren : .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Declarations

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declaration(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declaration(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declaration(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declaration(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declaration(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declaration(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declaration(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declaration(node.name) }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { declaration(node.name) }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { declaration(node.name) }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declaration(node.name) }
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declaration(node.identifier) }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { declaration(node.name) }

  override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
    declare(node.firstName)
    return .visitChildren
  }

  /// The labels of tuples are the names of their members.
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.parent?.is(TupleExprSyntax.self) == true { declare(node.label) }
    return .visitChildren
  }

  private func declaration(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    declare(name)
    return .visitChildren
  }
}
