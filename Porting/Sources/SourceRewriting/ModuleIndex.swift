package import SwiftSyntax

/// The declarations of a module that are needed to rewrite any of its files.
package struct ModuleIndex: Sendable {
  /// A class by its qualified name.
  package struct Class: Sendable {
    let name: String
    let superclass: String?
    let file: String
    /// The access level as in the source; empty if there is none.
    var access = ""
    /// The argument labels of the initializers that its body declares, and whether they are designated.
    var initializers: [Initializer] = []
    /// Whether other files can name the class without type arguments.
    var isNameable = true
    /// Whether the class has an initializer without arguments, of its own or inherited.
    var hasDefaultInitializer = true
    /// Whether the declaration isolates the class to the main actor.
    var isIsolated = false
  }

  /// An optional requirement of an `@objc` protocol.
  package struct OptionalRequirement: Hashable, Sendable {
    let protocolName: String
    let name: String
    /// The key of the member, such as `tapped(_:)`.
    let key: String
    let isProperty: Bool
    /// The member with its default implementation.
    let implementation: String
    /// Whether the protocol is isolated to the main actor.
    let isIsolated: Bool
    /// The name of the property that tells callers whether the requirement is implemented; `nil` if they need not know.
    let flag: String?
  }

  /// A member that an extension declares. Without Objective-C, it may have to be moved or renamed.
  struct ExtensionMember: Sendable {
    let type: String
    let key: String
    let file: String
    let range: Range<Int>
    let line: Int
    let text: String
    let isOverride: Bool
    /// Whether other modules may override the member.
    var isOpen = false
    /// The condition of the `#if` around the member; `nil` if there is none.
    var condition: String?
    /// Whether the member overrides one that only the port's superclass has.
    var overridesAddedMember = false
    /// The range of the modifier `override`.
    var overrideRange: Range<Int>?
    var signature: MemberSignature?
    /// Whether the member is declared in the body of a class, not in an extension.
    var isInClassBody = false
    /// The access level that the member has from its extension; `nil` if the member has its own, or if there is none.
    var access: String?
    /// The offset of the first modifier, or of `func` or `var`, from the start of the text.
    var modifierOffset = 0

    /// A text that is the same for all declarations of a member.
    var identity: String { "\(key) \(signature?.types ?? "")" }
  }

  private(set) var classes: [String: Class] = [:]
  private(set) var extensionMembers: [ExtensionMember] = []
  /// The overriding members in the bodies of classes.
  private(set) var bodyOverrides: [ExtensionMember] = []
  private(set) var optionalRequirements: Set<OptionalRequirement> = []
  /// The protocols by the type or protocol that lists them.
  private(set) var conformances: [String: Set<String>] = [:]
  /// The keys of the members that other types can call, by type, and whether they have the modifier `override`.
  private(set) var memberKeys: [String: [String: Bool]] = [:]
  /// The classes of other modules that the port contains.
  private(set) var importedClasses: [String: Class] = [:]
  /// The open members in extensions of types of other modules that imported modules declare.
  private(set) var importedExtensionMembers: [ExtensionMember] = []
  private(set) var importedOverrides: [ExtensionMember] = []
  /// The optional requirements that a class gets because a subclass implements them, by class.
  var addedRequirements: [String: Set<OptionalRequirement>] = [:]
  /// The requirements that a type implements although its superclass adopts their protocol, by the type and their key.
  var lateRequirements: [String: [String: OptionalRequirement]] = [:]
  /// The generic parameters and associated types of types, with their constraints.
  private(set) var genericConstraints: [String: [String: String]] = [:]
  /// Whether a module of the port creates objects of classes that are only known at run time.
  var createsByMetatype = false
  /// Whether code of the module reads or sets properties by their names: `setValue(_:forKey:)`.
  private(set) var usesNamesOfProperties = false
  /// Whether a module of the port does so.
  var listsProperties = false
  /// Whether the compiler requires that tests of views are isolated to the main actor, as the Swift 6 language mode does.
  package var requiresIsolation = false
  /// Whether functions outside of the classes of Quick declare examples.
  private(set) var hasExamplesElsewhere = false
  /// The methods with `@objc`, by their selector in Objective-C.
  private(set) var exposedMethods: [String: [ExposedMethod]] = [:]
  /// The names of the types of properties and parameters, by the variable's name.
  private(set) var variableTypes: [String: Set<String>] = [:]
  /// The modules that a file imports with an access level.
  private(set) var importsWithAccess: Set<String> = []
  /// Whether a file imports UIKit, as a module whose umbrella header imports it does for all.
  package private(set) var importsUIKit = false

  struct ExposedMethod: Hashable, Sendable {
    let type: String
    /// The method as an expression, such as `tapped(_:)`.
    let reference: String
    /// The name in Objective-C.
    let selector: String
    /// Whether other modules cannot refer to the method.
    var isPrivate = false
    /// Whether the method is one of the type, and not of its objects.
    var isOfType = false
  }

  package init() {}

  /// Creates the index of one file.
  ///
  /// - Parameter available: The modules for which `canImport` is true. Declarations under conditions that do not hold are
  ///   left out.
  package init(of tree: SourceFileSyntax, file: String, available: Set<String> = ["UIKit"]) {
    let collector = DeclarationCollector(file: file, tree: tree, available: available)
    collector.walk(tree)
    for found in collector.classes { classes[found.name] = found }
    extensionMembers = collector.extensionMembers
    bodyOverrides = collector.bodyOverrides
    optionalRequirements = Set(collector.optionalRequirements)
    conformances = collector.conformances
    exposedMethods = collector.exposedMethods
    variableTypes = collector.variableTypes
    memberKeys = collector.memberKeys
    genericConstraints = collector.genericConstraints
    importsWithAccess = collector.importsWithAccess
    importsUIKit = collector.importsUIKit
    hasExamplesElsewhere = collector.hasExamplesElsewhere
    usesNamesOfProperties = collector.usesNamesOfProperties
  }

  /// Adds the declarations of another file of the module.
  package mutating func add(_ other: ModuleIndex) {
    classes.merge(other.classes) { $1 }
    extensionMembers += other.extensionMembers
    bodyOverrides += other.bodyOverrides
    optionalRequirements.formUnion(other.optionalRequirements)
    conformances.merge(other.conformances) { $0.union($1) }
    exposedMethods.merge(other.exposedMethods) { $0 + $1 }
    variableTypes.merge(other.variableTypes) { $0.union($1) }
    memberKeys.merge(other.memberKeys) { $0.merging($1) { $0 && $1 } }
    genericConstraints.merge(other.genericConstraints) { $0.merging($1) { first, _ in first } }
    importsWithAccess.formUnion(other.importsWithAccess)
    importsUIKit = importsUIKit || other.importsUIKit
    hasExamplesElsewhere = hasExamplesElsewhere || other.hasExamplesElsewhere
    usesNamesOfProperties = usesNamesOfProperties || other.usesNamesOfProperties
  }

  /// Adds the protocols and selectors of another module, which this one may use.
  package mutating func addInterface(of other: ModuleIndex) {
    optionalRequirements.formUnion(other.optionalRequirements)
    let visible = other.exposedMethods.mapValues { $0.filter { !$0.isPrivate } }.filter { !$0.value.isEmpty }
    exposedMethods.merge(visible) { $0 + $1 }
    importedClasses.merge(other.classes) { own, _ in own }
    importedExtensionMembers += other.extensionMembers.filter { other.isDispatchedAcrossModules($0) }
    importedOverrides += other.bodyOverrides
    for type in other.classes.keys where classes[type] == nil {
      memberKeys[type] = other.memberKeys[type]
    }
    conformances.merge(other.conformances) { $0.union($1) }
    for (type, constraints) in other.genericConstraints where genericConstraints[type] == nil {
      genericConstraints[type] = constraints
    }
  }

  /// Adds the protocols that protocols of the platform modules inherit from.
  package mutating func addProtocols(parents: [String: Set<String>]) { conformances.merge(parents) { $0.union($1) } }

  /// Whether a file of this module declares a class.
  func declares(_ type: String) -> Bool { classes[type] != nil }

  /// A class of this module or of one that it imports.
  func portedClass(_ type: String) -> Class? { classes[type] ?? importedClasses[type] }

  /// The name of the superclass of a class of this module or of one that it imports.
  func superclass(of type: String) -> String? { portedClass(type)?.superclass }

  /// The members that move into the body of their class, by the file of that class.
  ///
  /// In Swift, extensions cannot override members, and members of extensions cannot be overridden.
  func movedMembers() -> [ExtensionMember] {
    let candidates = Dictionary(grouping: extensionMembers.filter { classes[$0.type] != nil }) {
      "\($0.type) \($0.key)"
    }
    var overridden: Set<String> = []
    for override in bodyOverrides + extensionMembers.filter(\.isOverride) {
      for ancestor in ancestors(of: override.type) {
        guard let members = candidates["\(ancestor) \(override.key)"] else { continue }
        // Types can be spelled in several ways, so a single member of this name is the one.
        let equal = members.filter { $0.identity == override.identity }
        overridden.formUnion((equal.isEmpty ? members : equal).map { "\($0.type) \($0.identity)" })
      }
    }
    return extensionMembers.compactMap { member in
      guard classes[member.type] != nil else { return nil }
      var member = member
      member.overridesAddedMember = lateRequirements[member.type]?[member.key] != nil
      let isMoved =
        member.isOverride || member.isOpen || member.overridesAddedMember
        || overridden.contains("\(member.type) \(member.identity)")
      return isMoved ? member : nil
    }
  }

  /// Whether a class of the module is neither a view nor a controller, and can be created without arguments.
  package func isObjectClass(_ type: String) -> Bool {
    guard let found = classes[type], found.isNameable, found.hasDefaultInitializer,
      let root = ancestors(of: type).last
    else { return false }
    return root == "NSObject" || root.hasSuffix("GestureRecognizer")
  }

  /// Whether a variable may be of type `AnyObject`, or a collection of such objects.
  func isAnyObject(_ variable: String) -> Bool {
    variableTypes[variable]?.contains { ["AnyObject", "[AnyObject]"].contains($0) } == true
  }

  /// Whether a variable may be of the type of a delegate or a data source.
  func isDelegate(_ variable: String) -> Bool {
    variableTypes[variable]?.contains { $0.hasSuffix("Delegate") || $0.hasSuffix("DataSource") } == true
  }

  /// The key of the optional method that an expression names, of a variable with the type of its protocol.
  func optionalMethod(_ name: String, ofVariable variable: String) -> String? {
    guard let types = variableTypes[variable] else { return nil }
    return optionalRequirements.filter {
      !$0.isProperty && types.contains($0.protocolName) && ($0.key == name || $0.name == name)
    }.map(\.key).min()
  }

  /// Whether a variable may be of the type of a protocol with an optional property.
  func isOptionalProperty(_ name: String, ofVariable variable: String) -> Bool {
    guard let types = variableTypes[variable] else { return false }
    return optionalRequirements.contains { $0.isProperty && $0.key == name && types.contains($0.protocolName) }
  }
}

/// Collects the declarations of one file for the index.
private final class DeclarationCollector: BranchVisitor {
  let file: String
  let converter: SourceLocationConverter
  var classes: [ModuleIndex.Class] = []
  var extensionMembers: [ModuleIndex.ExtensionMember] = []
  var bodyOverrides: [ModuleIndex.ExtensionMember] = []
  var optionalRequirements: [ModuleIndex.OptionalRequirement] = []
  var conformances: [String: Set<String>] = [:]
  var exposedMethods: [String: [ModuleIndex.ExposedMethod]] = [:]
  var variableTypes: [String: Set<String>] = [:]
  var memberKeys: [String: [String: Bool]] = [:]
  var genericConstraints: [String: [String: String]] = [:]
  var importsWithAccess: Set<String> = []
  var importsUIKit = false
  var hasExamplesElsewhere = false
  var usesNamesOfProperties = false

  init(file: String, tree: SourceFileSyntax, available: Set<String>) {
    self.file = file
    converter = SourceLocationConverter(fileName: file, tree: tree)
    super.init(available: available)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.contains(where: { $0.name.text == "UIKit" }) { importsUIKit = true }
    if let module = node.path.first?.name.text, !node.modifiers.isEmpty { importsWithAccess.insert(module) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.qualifiedTypeName
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    classes.append(
      .init(
        name: name, superclass: inherited.first?.className, file: file, access: node.modifiers.accessLevel ?? "",
        initializers: members(of: node.memberBlock).compactMap { $0.decl.as(InitializerDeclSyntax.self) }
          .map(ModuleIndex.Initializer.init),
        isNameable: node.isNameable, hasDefaultInitializer: node.hasDefaultInitializer,
        isIsolated: node.attributes.containsAttribute(in: ["MainActor"])))
    add(inherited, to: name)
    collectMembers(of: node.memberBlock, type: name)
    collectConstraints(node.genericParameterClause, node.genericWhereClause, of: name)
    for item in members(of: node.memberBlock) {
      guard var member = extensionMember(item, of: name, access: nil), member.isOverride else { continue }
      member.isInClassBody = true
      bodyOverrides.append(member)
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.qualifiedTypeName
    add(node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [], to: name)
    collectMembers(of: node.memberBlock, type: name)
    collectConstraints(node.genericParameterClause, node.genericWhereClause, of: name)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    add(node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [], to: name)
    collectMembers(of: node.memberBlock, type: name)
    let access = node.modifiers.accessLevel
    extensionMembers += members(of: node.memberBlock).compactMap { extensionMember($0, of: name, access: access) }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [], to: node.name.text)
    collectConstraints(nil, nil, of: node.name.text)
    for type in node.memberBlock.members.compactMap({ $0.decl.as(AssociatedTypeDeclSyntax.self) }) {
      guard let constraint = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription else { continue }
      genericConstraints[node.name.text, default: [:]][type.name.text] = constraint
    }
    optionalRequirements += OptionalRequirements(node)?.descriptions ?? []
    return .skipChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let type = node.typeAnnotation?.type {
      variableTypes[name, default: []].insert(type.coreName)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    variableTypes[(node.secondName ?? node.firstName).text, default: []].insert(node.type.coreName)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if !hasExamplesElsewhere, node.isExampleOfNoClass { hasExamplesElsewhere = true }
    if !usesNamesOfProperties, node.namesProperty { usesNamesOfProperties = true }
    return .visitChildren
  }

  private func add(_ inherited: [String], to type: String) {
    conformances[type, default: []].formUnion(inherited.flatMap { $0.split(separator: "&").map { $0.trimmed } })
  }

  /// The members of a body, also those under conditions that may hold.
  private func members(of block: MemberBlockSyntax) -> [MemberBlockItemSyntax] {
    block.members.active(available: available)
  }

  private func collectConstraints(
    _ parameters: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?, of type: String
  ) {
    let constraints = GenericConstraints(parameters, requirements).constraints
    if !constraints.isEmpty { genericConstraints[type, default: [:]].merge(constraints) { first, _ in first } }
  }

  private func collectMembers(of block: MemberBlockSyntax, type: String) {
    for item in members(of: block) {
      guard let key = item.decl.requirementKey, !item.decl.modifiers.contains(.private),
        !item.decl.modifiers.contains(.fileprivate), !item.decl.modifiers.contains(.static),
        !item.decl.modifiers.contains(.class)
      else { continue }
      memberKeys[type, default: [:]][key] = item.decl.modifiers.contains(.override)
    }
    for function in members(of: block).compactMap({ $0.decl.as(FunctionDeclSyntax.self) })
    where function.attributes.containsAttribute(in: ["objc", "IBAction"]) {
      exposedMethods[function.selectorName, default: []].append(
        .init(
          type: type, reference: function.referenceName, selector: function.selectorName,
          isPrivate: function.modifiers.contains(.private) || function.modifiers.contains(.fileprivate),
          isOfType: function.modifiers.contains(.static) || function.modifiers.contains(.class)))
    }
  }

  private func extensionMember(
    _ item: MemberBlockItemSyntax, of type: String, access: String?
  ) -> ModuleIndex.ExtensionMember? {
    let key: String
    let modifiers: DeclModifierListSyntax
    let signature: MemberSignature?
    let introducer: TokenSyntax
    if let function = item.decl.as(FunctionDeclSyntax.self) {
      (key, modifiers) = (function.referenceName, function.modifiers)
      signature = MemberSignature(function, access: access)
      introducer = function.modifiers.first?.name ?? function.funcKeyword
    } else if let variable = item.decl.as(VariableDeclSyntax.self),
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    {
      (key, modifiers) = (name, variable.modifiers)
      signature = MemberSignature(variable, access: access)
      introducer = variable.modifiers.first?.name ?? variable.bindingSpecifier
    } else {
      return nil
    }
    // Static members do not override others, unless they say so.
    let isOverride = modifiers.contains(.override)
    guard isOverride || !modifiers.contains(.static) else { return nil }
    let isClassMember = modifiers.contains(.static) || modifiers.contains(.class)
    let start = item.positionAfterSkippingLeadingTrivia
    let override = modifiers.first { $0.name.tokenKind == .keyword(.override) }
    return ModuleIndex.ExtensionMember(
      type: type, key: isClassMember ? "class " + key : key, file: file,
      range: start.utf8Offset..<item.endPositionBeforeTrailingTrivia.utf8Offset,
      line: converter.location(for: start).line, text: item.trimmedDescription, isOverride: override != nil,
      isOpen: modifiers.contains { $0.name.text == "open" },
      condition: item.buildCondition, overrideRange: override?.trimmedByteRange, signature: signature,
      access: modifiers.accessLevel == nil ? access : nil,
      modifierOffset: introducer.trimmedByteRange.lowerBound - start.utf8Offset)
  }
}

extension String {
  /// The name of a class without generic arguments and the module of UIKit.
  fileprivate var className: String {
    let name = String(prefix { $0 != "<" })
    return name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
  }
}

extension TypeSyntax {
  /// The name of the type without optionality, `any` and its module.
  fileprivate var coreName: String {
    let text = trimmedDescription.filter { !"?!() ".contains($0) }
    let name = text.split(separator: ".").last.map(String.init) ?? text
    return name.hasPrefix("any") && name.dropFirst(3).first?.isUppercase == true ? String(name.dropFirst(3)) : name
  }
}

extension Substring {
  fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
