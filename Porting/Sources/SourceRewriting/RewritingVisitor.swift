import FirstFrameLocalFiles
import FirstFrameTextEscaping
import SwiftSyntax

/// Collects the edits that port one file.
final class RewritingVisitor: SyntaxVisitor {
  /// The end of a class body. Members of the class's extensions are inserted there.
  struct ClassEnd {
    let name: String
    let offset: Int
    let line: Int
  }

  let file: String
  let index: ModuleIndex
  /// The expression for the bundle of the module's resources.
  private let bundle: String
  private let converter: SourceLocationConverter
  var edits = SourceEdits()
  private(set) var findings: [SourceFinding] = []
  var previews: [SourceRewriter.PreviewDeclaration] = []
  /// The modules that the file imports as a whole.
  private(set) var imports: Set<String> = []
  private(set) var classEnds: [ClassEnd] = []
  /// Declarations to append to the file.
  private var appended: [String] = []
  private var interfaceMembers: InterfaceMembers
  private var erasedResults: Set<SyntaxIdentifier> = []
  /// The classes that interface documents refer to.
  var interfaceClasses: [SourceRewriter.InterfaceClass] { interfaceMembers.output.classes }

  init(file: String, tree: SourceFileSyntax, index: ModuleIndex, bundle: String) {
    self.file = file
    self.index = index
    self.bundle = bundle
    converter = SourceLocationConverter(fileName: file, tree: tree)
    interfaceMembers = InterfaceMembers(file: file, index: index)
    super.init(viewMode: .sourceAccurate)
  }

  /// The text to append to the file.
  func appendix(file: String) -> String {
    let declarations = appended + interfaceMembers.output.extensions
    return declarations.isEmpty ? "" : "\n#sourceLocation()\n" + declarations.joined(separator: "\n") + "\n"
  }

  /// Appends a declaration to the file, if a condition holds.
  func append(_ declaration: String, condition: String?) {
    appended.append(condition.map { "#if \($0)\n\(declaration)\n#endif" } ?? declaration)
  }

  func report(_ severity: SourceFinding.Severity, at node: some SyntaxProtocol, _ reason: String, remedy: String) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    findings.append(
      SourceFinding(
        severity: severity, file: file, line: location.line, column: location.column, reason: reason, remedy: remedy))
  }

  func report(_ severity: SourceFinding.Severity, line: Int, _ reason: String, remedy: String) {
    findings.append(
      SourceFinding(severity: severity, file: file, line: line, column: 1, reason: reason, remedy: remedy))
  }

  /// The expressions `super.name`, by name, with their ranges.
  private var superCalls: [(name: String, range: Range<Int>)] = []

  /// Replaces the expressions `super.name` within a range.
  func redirectSuper(_ name: String, to replacement: String, in range: Range<Int>) {
    for call in superCalls where call.name == name && range.contains(call.range.lowerBound) {
      edits.replace(call.range, with: replacement)
    }
  }

  func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  // MARK: Imports

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map(\.name.text)
    if let module = path.first, node.importKindSpecifier == nil { imports.insert(module) }
    // Submodules of Objective-C, such as `UIKit.UIGestureRecognizerSubclass`, are replaced by their modules.
    if path.count > 1, node.importKindSpecifier == nil, let first = node.path.first {
      edits.replace(node.path.trimmedByteRange, with: first.name.text)
    }
    return .skipChildren
  }

  // MARK: Objective-C

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.removedAttributes.contains(name) {
      edits.remove(node.trimmedByteRange)
    } else if name == "NSManaged" {
      edits.remove(node.trimmedByteRange)
      for insertion in ManagedMember.insertions(for: node) { edits.insert(insertion.text, at: insertion.offset) }
    } else if name.isAnimatableMacro, let type = node.parent?.parent {
      edits.remove(node.trimmedByteRange)
      if let insertion = type.animatableConformance { edits.insert(insertion.text, at: insertion.offset) }
    } else if let entry = EntryMember(node) {
      edits.remove(node.trimmedByteRange)
      entry.expand(&edits)
    }
    return .visitChildren
  }

  static let removedAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable", "IBSegueAction",
    "GKInspectable", "NSCopying", "UIApplicationMain", "NSApplicationMain", "LSPrivate",
  ]

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.tokenKind {
    case .keyword(.dynamic): edits.remove(node.trimmedByteRange)
    case .keyword(.optional): edits.remove(node.trimmedByteRange)
    // Without Objective-C, members of extensions cannot be overridden. Those that can be are moved.
    case .keyword(.open) where node.isInExtension(ofOtherThan: index.classes):
      edits.replace(node.trimmedByteRange, with: "public")
    default: break
    }
    return .skipChildren
  }

  /// Inserts a notification of changes into a property that is `dynamic`, for key-value observing.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    shadowObjectMembers(DeclSyntax(node), modifiers: node.modifiers)
    if let name = ScrollDelegateOverride(node, index: index)?.name {
      edits.replace(name.trimmedByteRange, with: ScrollDelegateOverride.replacement)
    }
    raiseFlag(of: DeclSyntax(node), modifiers: node.modifiers)
    interfaceMembers.add(node)
    guard node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.dynamic) }), node.bindings.count == 1,
      node.bindingSpecifier.tokenKind == .keyword(.var), let binding = node.bindings.first, isInObject(node),
      !node.modifiers.contains(where: { [.keyword(.static), .keyword(.lazy)].contains($0.name.tokenKind) })
    else { return .visitChildren }
    notifyObservers(of: binding)
    return .visitChildren
  }

  private func notifyObservers(of binding: PatternBindingSyntax) {
    guard let block = binding.accessorBlock else {
      return edits.insert(" { didSet { observedValueDidChange() } }", at: binding.trimmedByteRange.upperBound)
    }
    guard case .accessors(let accessors) = block.accessors else { return }
    if let setter = accessors.first(where: {
      [.keyword(.didSet), .keyword(.set)].contains($0.accessorSpecifier.tokenKind)
    }) {
      guard let body = setter.body else { return }
      edits.insert(" defer { observedValueDidChange() };", at: body.leftBrace.trimmedByteRange.upperBound)
    } else if accessors.contains(where: { $0.accessorSpecifier.tokenKind == .keyword(.willSet) }) {
      edits.insert(" didSet { observedValueDidChange() } ", at: block.rightBrace.trimmedByteRange.lowerBound)
    }
  }

  /// Removes `override` from members of objects that are no responders, and that here `NSObject` has in an extension of a
  /// protocol, which a class shadows: those for accessibility, for selectors, and the one for key-value observing.
  private func shadowObjectMembers(_ declaration: DeclSyntax, modifiers: DeclModifierListSyntax) {
    guard let override = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
      let key = declaration.requirementKey, let type = declaration.enclosingTypeName
    else { return }
    let isOverriddenInPort = index.ancestors(of: type).contains { index.memberKeys[$0]?[key] != nil }
    if Self.keyedMembers.contains(key), !isOverriddenInPort, !index.ancestors(of: type).isEmpty {
      edits.remove(override.trimmedByteRange)
      return
    }
    let isOfObject = index.ancestors(of: type).last == "NSObject"
    let isAccessibility = key.hasPrefix("accessibility") || key == "isAccessibilityElement"
    if isOfObject, isAccessibility {
      edits.remove(override.trimmedByteRange)
    } else if key == "responds(to:)" || key == "forwardingTarget(for:)", !isOverriddenInPort {
      edits.remove(override.trimmedByteRange)
      guard key == "forwardingTarget(for:)" else { return }
      report(
        .warning, at: override, "No message is forwarded, so `forwardingTarget(for:)` is not called.",
        remedy: "Call the other object in the methods themselves.")
    } else if isOfObject, key == "observeValue(forKeyPath:of:change:context:)", !isOverriddenInPort {
      edits.remove(override.trimmedByteRange)
      append("extension \(type): KeyValueObserver {}", condition: declaration.buildCondition)
    }
  }

  /// The members for properties by their names, which all objects have.
  private static let keyedMembers: Set<String> = [
    "value(forKey:)", "setValue(_:forKey:)", "value(forKeyPath:)", "setValue(_:forKeyPath:)",
    "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)",
  ]

  /// Whether a declaration stands in a class that inherits from a class of Foundation or UIKit.
  private func isInObject(_ node: some SyntaxProtocol) -> Bool {
    guard let type = node.enclosingTypeName, let root = index.ancestors(of: type).last else { return false }
    return ["NS", "UI", "CA"].contains { root.hasPrefix($0) }
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      if let text = SelectorExpression(node, index: index)?.text { edits.replace(node.trimmedByteRange, with: text) }
      return .skipChildren
    case "keyPath":
      if let path = node.arguments.first?.expression.trimmedDescription {
        edits.replace(node.trimmedByteRange, with: path.keyPathLiteral(within: node.enclosingTypeName))
      }
      return .skipChildren
    case "Preview":
      return visitPreview(
        Syntax(node), arguments: node.arguments, closure: node.trailingClosure,
        others: node.additionalTrailingClosures.count)
    default:
      return .visitChildren
    }
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    return visitPreview(
      Syntax(node), arguments: node.arguments, closure: node.trailingClosure,
      others: node.additionalTrailingClosures.count)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.calledExpression.trimmedDescription {
    case "Selector":
      if let text = SelectorExpression.named(node, index: index) { edits.replace(node.trimmedByteRange, with: text) }
    case "Bundle":
      // `Bundle(for:)` uses Objective-C to find the bundle of a class. In a port, each module has one bundle.
      if node.arguments.count == 1, let label = node.arguments.first?.label, label.text == "for" {
        edits.replace(node.calledExpression.trimmedByteRange, with: bundle)
        edits.replace(label.trimmedByteRange, with: "of")
      }
    default:
      if let creation = DynamicCreation(node, index: index) {
        edits.replace(node.calledExpression.trimmedByteRange, with: "UIKit.firstFrameCreate")
        if let parenthesis = node.leftParen {
          edits.insert(
            creation.metatype + (node.arguments.isEmpty ? "" : ", "), at: parenthesis.trimmedByteRange.upperBound)
        }
      } else if !visitClassName(node) {
        visitOptionalCall(node)
        visitForcedCall(node)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, base.is(SuperExprSyntax.self) {
      superCalls.append(
        (
          node.declName.baseName.text,
          base.trimmedByteRange.lowerBound..<node.declName.baseName.trimmedByteRange.upperBound
        ))
    }
    if let name = ScrollDelegateOverride.name(inSuperUse: node, index: index) {
      edits.replace(name.trimmedByteRange, with: ScrollDelegateOverride.replacement)
    }
    castAnyObject(node)
    visitOptionalProperty(node)
    if node.base?.trimmedDescription == "Bundle", ["main", "module"].contains(node.declName.baseName.text) {
      edits.replace(node.trimmedByteRange, with: bundle)
    }
    return .visitChildren
  }

  override func visit(_ node: CompositionTypeSyntax) -> SyntaxVisitorContinueKind {
    visitComposition(node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    nameAttributes(in: node)
    bridgeNumbers(in: node)
    return .visitChildren
  }

  /// Removes one question mark of `delegate?.window??.frame`: an optional requirement of UIKit is one of its type here.
  override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
    if let inner = node.expression.as(OptionalChainingExprSyntax.self), inner.expression.isWindowOfDelegate {
      edits.remove(node.questionMark.trimmedByteRange)
    }
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    let inner = node.expression.as(ForceUnwrapExprSyntax.self)?.expression
    let chained = node.expression.as(OptionalChainingExprSyntax.self)?.expression
    if (inner ?? chained)?.isWindowOfDelegate == true { edits.remove(node.exclamationMark.trimmedByteRange) }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    requireInitializer(node)
    return .visitChildren
  }

  /// Replaces conditions on the version of iOS, which the compiler takes to hold on every other system.
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    let versions = node.availabilityArguments.compactMap { argument -> VersionTupleSyntax? in
      guard case .availabilityVersionRestriction(let restriction) = argument.argument else { return nil }
      return restriction.platform.text == "iOS" ? restriction.version : nil
    }
    guard let version = versions.first else { return .skipChildren }
    if let result = ConditionalResult(around: node) {
      // Values that are no views keep the compiler's condition, which holds.
      guard result.isView else { return .skipChildren }
      if erasedResults.insert(result.body).inserted { result.erase(&edits) }
    }
    let numbers = version.trimmedDescription.split(separator: ".").joined(separator: ", ")
    let negation = node.availabilityKeyword.tokenKind == .poundUnavailable ? "!" : ""
    edits.replace(node.trimmedByteRange, with: "\(negation)firstFrameIsAvailable(\(numbers))")
    return .skipChildren
  }

  /// Whether an expression is `type(of: object)`, `Card.self` or the name of a class.
  private func isClass(_ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trimmedDescription == "type"
    }
    let text = expression.trimmedDescription
    let name = text.hasSuffix(".self") ? String(text.dropLast(5)) : text
    if index.portedClass(name) != nil { return true }
    // Of the generic types, only classes have descriptions.
    guard expression.is(DeclReferenceExprSyntax.self), name.first?.isUppercase == true else { return false }
    return GenericConstraints.constraint(of: name, at: expression, index: index) != nil
      || name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
  }

  /// Replaces `type(of: object).description()`, which every class has in Objective-C. Returns whether the node is such
  /// a call.
  private func visitClassName(_ node: FunctionCallExprSyntax) -> Bool {
    guard node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let type = member.base, isClass(type)
    else { return false }
    edits.insert("UIKitClassName(", at: type.trimmedByteRange.lowerBound)
    let isName = type.is(DeclReferenceExprSyntax.self)
    edits.replace(
      type.trimmedByteRange.upperBound..<node.trimmedByteRange.upperBound, with: isName ? ".self)" : ")")
    return true
  }

  // MARK: Optional requirements

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    keepClassBound(node)
    guard let optional = OptionalRequirements(node) else { return .visitChildren }
    edits.insert(optional.flags, at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
    appended.append(optional.implementations)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    shadowObjectMembers(DeclSyntax(node), modifiers: node.modifiers)
    raiseFlag(of: DeclSyntax(node), modifiers: node.modifiers)
    interfaceMembers.add(node)
    isolateTest(node)
    isolateSwiftTest(node)
    return .visitChildren
  }

  // MARK: Classes

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let brace = node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia
    classEnds.append(
      ClassEnd(
        name: node.qualifiedTypeName, offset: brace.utf8Offset, line: converter.location(for: brace).line))
    visitPreviewProvider(node.inheritanceClause, name: node.qualifiedTypeName, node)
    interfaceMembers.add(node)
    addMembers(to: node)
    if let tests = SpecificationTests(of: node, index: index, line: { self.line(of: $0) }) {
      edits.insert(tests.declaration, at: brace.utf8Offset)
    }
    isolateSuite(node)
    visitReusableView(node)
    visitLayer(node)
    if let properties = AppearanceProperties(of: node, index: index) {
      edits.insert(properties.declaration, at: brace.utf8Offset)
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    isolateSuite(node)
    visitPreviewProvider(node.inheritanceClause, name: node.qualifiedTypeName, node)
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { BuildCondition(condition).edit(&edits) }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// Whether the expression is `delegate?.window`, of the delegate of an app.
  fileprivate var isWindowOfDelegate: Bool {
    guard let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "window",
      let base = member.base?.trimmedDescription.filter({ !"?!() ".contains($0) })
    else { return false }
    return base.lowercased().hasSuffix("delegate") || base.hasSuffix("asUIApplicationDelegate")
  }
}

extension SyntaxProtocol {
  /// The range of a node without surrounding trivia, in UTF-8 offsets.
  var trimmedByteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Whether the declaration is a member of an extension of a type that is not among some classes.
  fileprivate func isInExtension(ofOtherThan classes: [String: ModuleIndex.Class]) -> Bool {
    guard let type = enclosingExtension?.extendedType.trimmedDescription else { return false }
    return classes[type] == nil
  }
}

extension String {
  /// Returns a string literal with the key path of `#keyPath(Type.name)`, without the type: `"name"`.
  fileprivate func keyPathLiteral(within type: String?) -> String {
    var components = split(separator: ".").map(String.init)
    if let first = components.first, first == type || first == "self" || first.first?.isUppercase == true,
      components.count > 1
    {
      components.removeFirst()
    }
    return components.joined(separator: ".").swiftLiteral
  }

  /// A fingerprint that is the same in every run.
  package var stableHash: String { StableHash(of: self).text }
}
