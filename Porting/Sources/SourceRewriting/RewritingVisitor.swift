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
  private(set) var previews: [SourceRewriter.PreviewDeclaration] = []
  /// The modules that the file imports as a whole.
  private(set) var imports: Set<String> = []
  private(set) var classEnds: [ClassEnd] = []
  /// Declarations to append to the file.
  private var appended: [String] = []
  private var interfaceMembers: InterfaceMembers
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

  private func line(of node: some SyntaxProtocol) -> Int {
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

  /// Inserts a notification of changes into a stored property that is `dynamic`, for key-value observing.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    shadowObjectMembers(DeclSyntax(node), modifiers: node.modifiers)
    raiseFlag(of: DeclSyntax(node), modifiers: node.modifiers)
    interfaceMembers.add(node)
    guard node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.dynamic) }), node.bindings.count == 1,
      node.bindingSpecifier.tokenKind == .keyword(.var), let binding = node.bindings.first,
      binding.accessorBlock == nil, isInObject(node),
      !node.modifiers.contains(where: { [.keyword(.static), .keyword(.lazy)].contains($0.name.tokenKind) })
    else { return .visitChildren }
    edits.insert(" { didSet { observedValueDidChange() } }", at: binding.trimmedByteRange.upperBound)
    return .visitChildren
  }

  /// Removes `override` from members of objects that are no responders, and that here `NSObject` has in an extension of a
  /// protocol, which a class shadows: those for accessibility, and the one for key-value observing.
  private func shadowObjectMembers(_ declaration: DeclSyntax, modifiers: DeclModifierListSyntax) {
    guard let override = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }),
      let key = declaration.requirementKey, let type = declaration.enclosingTypeName
    else { return }
    let isOfObject = index.ancestors(of: type).last == "NSObject"
    let isAccessibility = key.hasPrefix("accessibility") || key == "isAccessibilityElement"
    if isOfObject, isAccessibility {
      edits.remove(override.trimmedByteRange)
    } else if isOfObject, key == "observeValue(forKeyPath:of:change:context:)",
      !index.ancestors(of: type).contains(where: { index.memberKeys[$0]?[key] != nil })
    {
      edits.remove(override.trimmedByteRange)
      append("extension \(type): KeyValueObserver {}", condition: declaration.buildCondition)
    }
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
        edits.replace(node.calledExpression.trimmedByteRange, with: "firstFrameCreate")
        if let parenthesis = node.leftParen {
          edits.insert(
            creation.metatype + (node.arguments.isEmpty ? "" : ", "), at: parenthesis.trimmedByteRange.upperBound)
        }
      } else if !visitClassName(node) {
        visitOptionalCall(node)
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
    castAnyObject(node)
    visitOptionalProperty(node)
    if node.base?.trimmedDescription == "Bundle", ["main", "module"].contains(node.declName.baseName.text) {
      edits.replace(node.trimmedByteRange, with: bundle)
    }
    return .visitChildren
  }

  /// Replaces conditions on the version of iOS, which the compiler takes to hold on every other system.
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    let versions = node.availabilityArguments.compactMap { argument -> VersionTupleSyntax? in
      guard case .availabilityVersionRestriction(let restriction) = argument.argument else { return nil }
      return restriction.platform.text == "iOS" ? restriction.version : nil
    }
    guard let version = versions.first else { return .skipChildren }
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
    return index.portedClass(text.hasSuffix(".self") ? String(text.dropLast(5)) : text) != nil
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

  // MARK: AnyObject

  /// The class of a member that code may access on `AnyObject` in Objective-C.
  private static let dynamicMembers: [String: String] = {
    let members = [
      "UIView": [
        "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "widthAnchor",
        "heightAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor", "lastBaselineAnchor", "superview",
        "subviews", "alpha", "backgroundColor",
      ],
      "NSLayoutConstraint": [
        "priority", "constant", "multiplier", "firstItem", "secondItem", "firstAttribute", "secondAttribute",
        "relation", "isActive", "identifier",
      ],
      "UIControl": ["isSelected", "isHighlighted"],
    ]
    return Dictionary(uniqueKeysWithValues: members.flatMap { type, names in names.map { ($0, type) } })
  }()

  /// Casts an object of type `AnyObject` to the class of the member that is accessed.
  private func castAnyObject(_ node: MemberAccessExprSyntax) {
    guard let base = node.base, let type = Self.dynamicMembers[node.declName.baseName.text],
      base.variableNames.contains(where: index.isAnyObject)
    else { return }
    edits.insert("(", at: base.trimmedByteRange.lowerBound)
    if let chained = base.as(OptionalChainingExprSyntax.self) {
      edits.replace(chained.questionMark.trimmedByteRange, with: " as? \(type))?")
    } else {
      edits.insert(" as! \(type))", at: base.trimmedByteRange.upperBound)
    }
    // Objective-C finds the properties of this name in all classes, and their types differ.
    if node.declName.baseName.text == "priority" {
      edits.insert("OfAnyObject()", at: node.declName.trimmedByteRange.upperBound)
    }
  }

  // MARK: Optional requirements

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    keepClassBound(node)
    guard let optional = OptionalRequirements(node) else { return .visitChildren }
    edits.insert(optional.flags, at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
    appended.append(optional.implementations)
    return .visitChildren
  }

  /// Only classes conform to a protocol of Objective-C, which `weak` and `===` need.
  private func keepClassBound(_ node: ProtocolDeclSyntax) {
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard node.attributes.containsAttribute(in: ["objc"]),
      !inherited.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) })
    else { return }
    if let last = node.inheritanceClause?.inheritedTypes.last {
      edits.insert(", AnyObject", at: last.trimmedByteRange.upperBound)
    } else {
      edits.insert(": AnyObject", at: node.name.trimmedByteRange.upperBound)
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    shadowObjectMembers(DeclSyntax(node), modifiers: node.modifiers)
    raiseFlag(of: DeclSyntax(node), modifiers: node.modifiers)
    interfaceMembers.add(node)
    return .visitChildren
  }

  /// Tells callers of an optional requirement that the type implements it.
  private func raiseFlag(of declaration: DeclSyntax, modifiers: DeclModifierListSyntax) {
    guard !modifiers.contains(.override), let type = declaration.enclosingTypeName,
      declaration.parent?.is(MemberBlockItemSyntax.self) == true, let key = declaration.requirementKey
    else { return }
    if let late = index.lateRequirements[type]?[key] {
      if !declaration.isInExtension { overrideAddedMember(declaration, late, of: type) }
      return
    }
    guard let found = index.optionalRequirement(implementedBy: key, of: type)
    else { return }
    guard found.isAdoptedHere else { return }
    let access = modifiers.contains { $0.name.text == "open" || $0.name.text == "public" } ? "public " : ""
    edits.insert(
      "; \(access)var \(OptionalRequirements.flag(for: key)): Bool { true }",
      at: declaration.trimmedByteRange.upperBound)
  }

  /// Makes a member override the one that its superclass gets in the port.
  private func overrideAddedMember(
    _ declaration: DeclSyntax, _ requirement: ModuleIndex.OptionalRequirement, of type: String
  ) {
    let levels: Set<String> = ["open", "public", "package", "internal"]
    let hasAccess = declaration.modifiers.contains { levels.contains($0.name.text) }
    let access = index.classes[type]?.overrideAccess ?? ""
    let introducer =
      declaration.modifiers.first?.trimmedByteRange
      ?? declaration.as(FunctionDeclSyntax.self)?.funcKeyword.trimmedByteRange
      ?? declaration.as(VariableDeclSyntax.self)?.bindingSpecifier.trimmedByteRange
    guard let introducer else { return }
    edits.insert((hasAccess ? "" : access) + "override ", at: introducer.lowerBound)
    guard let flag = requirement.flag else { return }
    edits.insert("; \(access)override var \(flag): Bool { true }", at: declaration.trimmedByteRange.upperBound)
  }

  /// Reads an optional property only where it is implemented: `delegate?.title`. Also answers whether an object has a
  /// method: `delegate?.done != nil`.
  private func visitOptionalProperty(_ node: MemberAccessExprSyntax) {
    guard let base = node.base else { return }
    let object = base.trimmedDescription.filter { !"?!".contains($0) }
    let name = node.declName.baseName.text
    guard let variable = object.split(separator: ".").last.map(String.init) else { return }
    let receiver = base.trimmedDescription
    if node.isComparedWithNil, let key = index.optionalMethod(node.declName.trimmedDescription, ofVariable: variable) {
      edits.replace(
        node.trimmedByteRange, with: "(\(receiver).\(OptionalRequirements.flag(for: key)) == true ? () as Void? : nil)")
      return
    }
    guard index.isOptionalProperty(name, ofVariable: variable) else { return }
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
      if callsRequirementOfUIKit(node, name: name, base: base) {
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
  private func callsRequirementOfUIKit(_ call: FunctionCallExprSyntax, name: String, base: ExprSyntax) -> Bool {
    if call.arguments.contains(where: { $0.label != nil }) { return true }
    let object = base.trimmedDescription.lowercased().filter { $0.isLetter || $0 == "." }
    let isDelegate =
      ["delegate", "datasource", "super"].contains { object.hasSuffix($0) }
      || base.variableNames.contains(where: index.isDelegate)
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
    interfaceMembers.add(node)
    addMembers(to: node)
    visitTestCase(node)
    visitReusableView(node)
    visitLayer(node)
    if let properties = AppearanceProperties(of: node, index: index) {
      edits.insert(properties.declaration, at: brace.utf8Offset)
    }
    return .visitChildren
  }

  /// Adds the members that subclasses override, and the one by which objects are created.
  private func addMembers(to node: ClassDeclSyntax) {
    let type = node.qualifiedTypeName
    let end = node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    let creation = DynamicCreation.member(of: type, index: index)
    let added = index.addedMembers(of: type) + [creation?.text].compactMap { $0 }
    if !added.isEmpty {
      let separator = node.memberBlock.members.isEmpty ? "" : "; "
      edits.insert(separator + added.joined(separator: "; "), at: end)
    }
    if let creation, creation.isRoot, let last = node.inheritanceClause?.inheritedTypes.last {
      edits.insert(", FirstFrameCreatable", at: last.trimmedByteRange.upperBound)
    }
  }

  /// Removes `@MainActor` from synchronous tests of XCTest. On Linux, test discovery aborts at such tests.
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

  /// Makes `init()` of a layer class required, because the layer of a view is created from its class.
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
    let hasDesignatedInitializer = initializers.contains { initializer in
      !initializer.modifiers.contains { [.keyword(.convenience), .keyword(.required)].contains($0.name.tokenKind) }
    }
    guard hasDesignatedInitializer else { return }
    let message = "\(node.name.text) has no initializer init(), which views call for their layer"
    edits.insert(
      "; required init() { fatalError(\(message.swiftLiteral)) }",
      at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Adds the initializer by which lists create registered classes to a class that only nibs create. In UIKit, creating
  /// it by its class stops, too.
  private func visitReusableView(_ node: ClassDeclSyntax) {
    guard let root = index.ancestors(of: node.qualifiedTypeName).last,
      let labels = Self.reusableInitializers[root]
    else { return }
    let designated = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .filter { !$0.modifiers.contains(.convenience) }
      .map { $0.signature.parameterClause.parameters.map(\.firstName.text) }
    guard !designated.isEmpty, !designated.contains(labels), !designated.contains(["registeredAs"]) else { return }
    let name = "init(\(labels.map { $0 + ":" }.joined()))"
    let message = "\(node.name.text) has no initializer \(name); register its nib instead of its class"
    edits.insert(
      "; public required convenience init(registeredAs reuseIdentifier: String) { fatalError(\(message.swiftLiteral)) }",
      at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The labels of the designated initializers of reusable views, by class.
  private static let reusableInitializers = [
    "UITableViewCell": ["style", "reuseIdentifier"], "UITableViewHeaderFooterView": ["reuseIdentifier"],
    "UICollectionViewCell": ["frame"], "UICollectionReusableView": ["frame"],
  ]

  private static let layerClasses: Set<String> = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CAEmitterLayer",
    "CAScrollLayer", "CATransformLayer", "CATiledLayer",
  ]

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    visitPreviewProvider(node.inheritanceClause, name: node.qualifiedTypeName, node)
    return .visitChildren
  }

  // MARK: Previews

  /// Adds a function with the previews of a provider, which may be visible in its file only.
  private func visitPreviewProvider(_ clause: InheritanceClauseSyntax?, name: String, _ node: some SyntaxProtocol) {
    guard let clause,
      clause.inheritedTypes.contains(where: {
        ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0.type.trimmedDescription)
      })
    else { return }
    let preview = note(.provider, node)
    let function =
      "@MainActor func \(preview.symbol)() -> PreviewContent { PreviewContent(provider: \(name).self) }"
    appended.append(preview.condition.map { "#if \($0)\n\(function)\n#endif" } ?? function)
  }

  private func note(
    _ kind: SourceRewriter.PreviewDeclaration.Kind, _ node: some SyntaxProtocol
  ) -> SourceRewriter.PreviewDeclaration {
    let line = line(of: node)
    // Files of one name may be in several folders.
    let preview = SourceRewriter.PreviewDeclaration(
      kind: kind,
      symbol: "firstFramePreview\(previews.count)_line\(line)_\(file.identifierOfLastComponent)_\(file.stableHash)",
      file: file, line: line, condition: node.buildCondition)
    previews.append(preview)
    return preview
  }

  private func visitPreview(
    _ node: Syntax, arguments: LabeledExprListSyntax, closure: ClosureExprSyntax?, others: Int
  ) -> SyntaxVisitorContinueKind {
    let labels = arguments.compactMap(\.label?.text)
    guard others == 0, labels.allSatisfy({ ["traits", "body"].contains($0) }) else {
      report(
        .warning, at: node, "This preview is not drawn: it is not one of a view or a controller.",
        remedy: "Preview the component itself.")
      edits.remove(node.trimmedByteRange)
      return .skipChildren
    }
    let preview = note(.macro, node)
    let listed = arguments.map(\.trimmedDescription).joined(separator: " ")
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let head = "@MainActor func \(preview.symbol)() -> PreviewContent { PreviewContent(\(listed)) "
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
  /// The range of a node without surrounding trivia, in UTF-8 offsets.
  var trimmedByteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

extension SyntaxProtocol {
  /// The extension of which the declaration is a member; `nil` if it is none.
  fileprivate var enclosingExtension: ExtensionDeclSyntax? {
    var node = parent
    while let current = node {
      if let declaration = current.as(ExtensionDeclSyntax.self) { return declaration }
      if current.is(ClassDeclSyntax.self) || current.is(StructDeclSyntax.self) || current.is(CodeBlockSyntax.self) {
        return nil
      }
      node = current.parent
    }
    return nil
  }

  /// Whether the expression is compared with `nil`.
  fileprivate var isComparedWithNil: Bool {
    guard let list = parent?.as(ExprListSyntax.self) else { return false }
    let elements = Array(list)
    guard let position = elements.firstIndex(where: { $0.id == Syntax(self).id }), position + 2 < elements.count else {
      return false
    }
    return ["!=", "=="].contains(elements[position + 1].trimmedDescription)
      && elements[position + 2].is(NilLiteralExprSyntax.self)
  }

  fileprivate var isInExtension: Bool { enclosingExtension != nil }

  /// Whether the declaration is a member of an extension of a type that is not among some classes.
  fileprivate func isInExtension(ofOtherThan classes: [String: ModuleIndex.Class]) -> Bool {
    guard let type = enclosingExtension?.extendedType.trimmedDescription else { return false }
    return classes[type] == nil
  }
}

extension ExprSyntax {
  /// The names of the variables in a chain such as `view.constraints.first?`.
  fileprivate var variableNames: [String] {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return [reference.baseName.text] }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.variableNames }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return (member.base?.variableNames ?? []) + [member.declName.baseName.text]
    }
    return self.as(SubscriptCallExprSyntax.self)?.calledExpression.variableNames ?? []
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

  fileprivate var identifierOfLastComponent: String {
    let name = split(separator: "/").last ?? ""
    return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
