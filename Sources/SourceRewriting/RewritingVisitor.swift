#if Porting
import SwiftSyntax

/// Collects the edits that one file needs.
final class RewritingVisitor: SyntaxVisitor {
  /// The end of a class's body, where members of extensions move to.
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
  private(set) var previews: [SourceRewriter.PreviewDeclaration] = []
  private(set) var imports: Set<String> = []
  private(set) var classEnds: [ClassEnd] = []
  /// Declarations that follow the end of the file.
  private var appended: [String] = []

  init(file: String, tree: SourceFileSyntax, index: ModuleIndex, bundle: String) {
    self.file = file
    self.index = index
    self.bundle = bundle
    converter = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// What follows the file's own text.
  func appendix(file: String) -> String {
    appended.isEmpty ? "" : "\n#sourceLocation()\n" + appended.joined(separator: "\n") + "\n"
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

  /// The calls of a superclass's member, by the name and the range that they stand in.
  private var superCalls: [(name: String, range: Range<Int>)] = []

  /// Replaces the calls `super.name` within a range.
  func redirectSuper(_ name: String, to replacement: String, in range: Range<Int>) {
    for call in superCalls where call.name == name && range.contains(call.range.lowerBound) {
      edits.replace(call.range, with: replacement)
    }
  }

  private func line(of node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  // MARK: Imports

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map(\.name.text)
    if let module = path.first { imports.insert(module) }
    // A submodule of Objective-C, such as `UIKit.UIGestureRecognizerSubclass`.
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
      report(
        .error, at: node, "`@NSManaged` needs Core Data, which exists on Apple's systems only.",
        remedy: "Exclude the file in `firstframe.json`: \"exclude\": [\"\(file)\"].")
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
    default: break
    }
    return .skipChildren
  }

  /// Reports the changes of a stored property that is `dynamic`, as key-value observing expects.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    shadowAccessibility(DeclSyntax(node), modifiers: node.modifiers)
    raiseFlag(of: DeclSyntax(node), modifiers: node.modifiers)
    guard node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.dynamic) }), node.bindings.count == 1,
      node.bindingSpecifier.tokenKind == .keyword(.var), let binding = node.bindings.first,
      binding.accessorBlock == nil, isInObject(node),
      !node.modifiers.contains(where: { [.keyword(.static), .keyword(.lazy)].contains($0.name.tokenKind) })
    else { return .visitChildren }
    edits.insert(" { didSet { observedValueDidChange() } }", at: binding.trimmedByteRange.upperBound)
    return .visitChildren
  }

  /// Removes `override` from members for accessibility of objects that are no views: here `NSObject` has them in a
  /// protocol extension, which a class shadows.
  private func shadowAccessibility(_ declaration: DeclSyntax, modifiers: DeclModifierListSyntax) {
    guard let override = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
      let key = declaration.requirementKey, key.hasPrefix("accessibility") || key == "isAccessibilityElement",
      let type = declaration.enclosingTypeName, index.ancestors(of: type).last == "NSObject"
    else { return }
    edits.remove(override.trimmedByteRange)
  }

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
        Syntax(node), arguments: node.arguments, closure: node.trailingClosure, macro: node.macroName)
    default:
      return .visitChildren
    }
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    return visitPreview(Syntax(node), arguments: node.arguments, closure: node.trailingClosure, macro: node.macroName)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.calledExpression.trimmedDescription {
    case "Selector":
      if let text = SelectorExpression.named(node, index: index) { edits.replace(node.trimmedByteRange, with: text) }
    case "Bundle":
      // `Bundle(for:)` finds the bundle of a class through Objective-C; here each module has one.
      if node.arguments.count == 1, node.arguments.first?.label?.text == "for" {
        edits.replace(node.trimmedByteRange, with: bundle)
      }
    default:
      if !visitClassName(node) { visitOptionalCall(node) }
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
    if let base = node.base?.as(DeclReferenceExprSyntax.self),
      Self.viewMembers.contains(node.declName.baseName.text), isAnyObjectParameter(base)
    {
      edits.replace(base.trimmedByteRange, with: "(\(base.trimmedDescription) as! UIView)")
    }
    visitOptionalProperty(node)
    if node.base?.trimmedDescription == "Bundle", ["main", "module"].contains(node.declName.baseName.text) {
      edits.replace(node.trimmedByteRange, with: bundle)
    }
    return .visitChildren
  }

  /// `type(of: object).description()`, which every class has in Objective-C.
  private func visitClassName(_ node: FunctionCallExprSyntax) -> Bool {
    guard node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let type = member.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.trimmedDescription == "type"
    else { return false }
    edits.insert("UIKitClassName(", at: type.trimmedByteRange.lowerBound)
    edits.replace(type.trimmedByteRange.upperBound..<node.trimmedByteRange.upperBound, with: ")")
    return true
  }

  /// The members that code looks up on `AnyObject`, as Objective-C allows.
  private static let viewMembers: Set<String> = [
    "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "widthAnchor",
    "heightAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor", "lastBaselineAnchor",
  ]

  /// Whether a name is a parameter of type `AnyObject` of the function around it.
  private func isAnyObjectParameter(_ reference: DeclReferenceExprSyntax) -> Bool {
    var node = reference.parent
    while let current = node {
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.signature.parameterClause.parameters.contains {
          ($0.secondName ?? $0.firstName).text == reference.baseName.text && $0.type.trimmedDescription == "AnyObject"
        }
      }
      node = current.parent
    }
    return false
  }

  // MARK: Optional requirements

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let optional = OptionalRequirements(node) else { return .visitChildren }
    edits.insert(optional.flags, at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
    appended.append(optional.implementations)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    shadowAccessibility(DeclSyntax(node), modifiers: node.modifiers)
    raiseFlag(of: DeclSyntax(node), modifiers: node.modifiers)
    return .visitChildren
  }

  /// Tells callers of an optional requirement that the type implements it.
  private func raiseFlag(of declaration: DeclSyntax, modifiers: DeclModifierListSyntax) {
    guard !modifiers.contains(.override), let type = declaration.enclosingTypeName,
      declaration.parent?.is(MemberBlockItemSyntax.self) == true, let key = declaration.requirementKey,
      let found = index.optionalRequirement(implementedBy: key, of: type)
    else { return }
    guard found.isAdoptedHere else {
      report(
        .warning, at: declaration,
        "\(type) implements `\(key)` of \(found.requirement.protocolName), which its superclass adopts without it; "
          + "it is not called.", remedy: "Implement it in the superclass, too, and override it.")
      return
    }
    let access = modifiers.contains { $0.name.text == "open" || $0.name.text == "public" } ? "public " : ""
    edits.insert(
      "; \(access)var \(OptionalRequirements.flag(for: key)): Bool { true }",
      at: declaration.trimmedByteRange.upperBound)
  }

  /// Reads an optional property only where it is implemented: `delegate?.title`.
  private func visitOptionalProperty(_ node: MemberAccessExprSyntax) {
    guard let base = node.base else { return }
    let object = base.trimmedDescription.filter { !"?!".contains($0) }
    let name = node.declName.baseName.text
    guard let variable = object.split(separator: ".").last.map(String.init),
      index.isOptionalProperty(name, ofVariable: variable)
    else { return }
    let receiver = base.trimmedDescription
    edits.insert(
      "(\(receiver).\(OptionalRequirements.flag(for: name)) == true ? ", at: node.trimmedByteRange.lowerBound)
    edits.insert(" : nil)", at: node.trimmedByteRange.upperBound)
  }

  /// Calls an optional requirement only where it is implemented: `delegate?.done?()`.
  private func visitOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let chained = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chained.expression.as(MemberAccessExprSyntax.self), let base = member.base
    else { return }
    let name = member.declName.baseName.text
    guard index.optionalRequirements.contains(where: { $0.name == name }) else {
      if Self.callsRequirementOfUIKit(node, name: name, base: base) {
        edits.remove(chained.questionMark.trimmedByteRange)
      }
      return
    }
    let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    let flag = OptionalRequirements.flag(for: "\(name)(\(labels))")
    edits.insert("(\(base.trimmedDescription).\(flag) == true ? ", at: node.trimmedByteRange.lowerBound)
    edits.remove(chained.questionMark.trimmedByteRange)
    edits.insert(" : nil)", at: node.trimmedByteRange.upperBound)
  }

  /// Whether a call with `?` is of an optional requirement of UIKit, which has a default implementation here, rather
  /// than of an optional closure. Closures have no argument labels.
  private static func callsRequirementOfUIKit(_ call: FunctionCallExprSyntax, name: String, base: ExprSyntax) -> Bool {
    if call.arguments.contains(where: { $0.label != nil }) { return true }
    let object = base.trimmedDescription.lowercased().filter { $0.isLetter || $0 == "." }
    let isDelegate = ["delegate", "datasource", "super"].contains { object.hasSuffix($0) }
    let prefixes = [
      "scrollView", "textField", "textView", "searchBar", "gestureRecognizer", "presentationController", "tableView",
      "collectionView", "navigationController", "tabBarController", "popoverPresentationController",
    ]
    return isDelegate && prefixes.contains { name.hasPrefix($0) && name != $0 }
  }

  // MARK: Classes

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let brace = node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia
    classEnds.append(
      ClassEnd(
        name: node.qualifiedTypeName, offset: brace.utf8Offset, line: converter.location(for: brace).line))
    visitPreviewProvider(node.inheritanceClause, name: node.qualifiedTypeName, node)
    visitTestCase(node)
    visitLayer(node)
    if let properties = AppearanceProperties(of: node, index: index) {
      edits.insert(properties.declaration, at: brace.utf8Offset)
    }
    return .visitChildren
  }

  /// Removes `@MainActor` from synchronous tests of XCTest, which abort when tests are discovered on Linux.
  private func visitTestCase(_ node: ClassDeclSyntax) {
    guard index.ancestors(of: node.qualifiedTypeName).last?.hasSuffix("TestCase") == true else { return }
    let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    let tests = functions.filter { $0.name.text.hasPrefix("test") || $0.name.text.hasSuffix("setUp") }
    let isSynchronous = tests.contains { $0.signature.effectSpecifiers?.asyncSpecifier == nil }
    if isSynchronous { removeMainActor(from: node.attributes) }
    for function in functions where function.signature.effectSpecifiers?.asyncSpecifier == nil {
      removeMainActor(from: function.attributes)
    }
  }

  private func removeMainActor(from attributes: AttributeListSyntax) {
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription == "MainActor" { edits.remove(attribute.trimmedByteRange) }
  }

  /// Marks `init()` of a layer as required: the layer of a view is created from its class.
  private func visitLayer(_ node: ClassDeclSyntax) {
    guard let root = index.ancestors(of: node.qualifiedTypeName).last, Self.layerClasses.contains(root) else { return }
    let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let plain = initializers.first {
      $0.signature.parameterClause.parameters.isEmpty
        && !$0.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
    }
    if let plain {
      if let override = plain.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) {
        edits.replace(override.trimmedByteRange, with: "required")
      }
      return
    }
    let isDesignated = initializers.contains { initializer in
      !initializer.modifiers.contains { [.keyword(.convenience), .keyword(.required)].contains($0.name.tokenKind) }
    }
    guard isDesignated else { return }
    edits.insert(
      "; required init() { fatalError(\"init() is not implemented\") }",
      at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private static let layerClasses: Set<String> = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CAEmitterLayer",
    "CAScrollLayer", "CATransformLayer", "CATiledLayer",
  ]

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    visitPreviewProvider(node.inheritanceClause, name: node.qualifiedTypeName, node)
    return .visitChildren
  }

  // MARK: Previews

  private func visitPreviewProvider(_ clause: InheritanceClauseSyntax?, name: String, _ node: some SyntaxProtocol) {
    guard let clause, clause.inheritedTypes.contains(where: { $0.type.trimmedDescription == "PreviewProvider" }) else {
      return
    }
    previews.append(.init(kind: .provider, symbol: name, line: line(of: node)))
  }

  private func visitPreview(
    _ node: Syntax, arguments: LabeledExprListSyntax, closure: ClosureExprSyntax?, macro: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    let line = line(of: node)
    let symbol = "firstFramePreview\(previews.count)_line\(line)_\(file.identifierOfLastComponent)"
    previews.append(.init(kind: .macro, symbol: symbol, line: line))
    let listed = arguments.map(\.trimmedDescription).joined()
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let head = "@MainActor func \(symbol)() -> PreviewContent { PreviewContent(\(listed)) "
    if let closure {
      edits.replace(start..<closure.positionAfterSkippingLeadingTrivia.utf8Offset, with: head)
      edits.insert(" }", at: closure.endPositionBeforeTrailingTrivia.utf8Offset)
    } else {
      edits.replace(node.trimmedByteRange, with: head + "}")
    }
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { BuildCondition(condition).edit(&edits) }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// The range of UTF-8 offsets of a node without the trivia around it.
  var trimmedByteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension String {
  /// `#keyPath(Type.name)` as the string that Objective-C makes of it: without the type.
  fileprivate func keyPathLiteral(within type: String?) -> String {
    var components = split(separator: ".").map(String.init)
    if let first = components.first, first == type || first == "self" || first.first?.isUppercase == true,
      components.count > 1
    {
      components.removeFirst()
    }
    return components.joined(separator: ".").swiftLiteral
  }

  fileprivate var identifierOfLastComponent: String {
    let name = split(separator: "/").last ?? ""
    return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
#endif
