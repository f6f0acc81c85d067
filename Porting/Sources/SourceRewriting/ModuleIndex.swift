package import SwiftSyntax

/// The declarations of a module that are needed to rewrite any of its files.
package struct ModuleIndex: Sendable {
  /// A class by its qualified name.
  package struct Class: Sendable {
    let name: String
    let superclass: String?
    let file: String
    /// The keys of the methods and properties that its body declares.
    var members: Set<String> = []
    /// Whether other files can name the class without type arguments.
    var isNameable = true
    /// Whether the class has an initializer without arguments, of its own or inherited.
    var hasDefaultInitializer = true
  }

  /// An optional requirement of an `@objc` protocol.
  struct OptionalRequirement: Hashable, Sendable {
    let protocolName: String
    let name: String
    /// The key of the member, such as `tapped(_:)`.
    let key: String
    let isProperty: Bool
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
  /// The protocols by the type that lists them.
  private(set) var conformances: [String: Set<String>] = [:]
  /// The methods with `@objc`, by their selector in Objective-C.
  private(set) var exposedMethods: [String: [ExposedMethod]] = [:]
  /// The superclasses of classes of other modules.
  private var importedSuperclasses: [String: String] = [:]
  /// The names of the types of properties and parameters, by the variable's name.
  private(set) var variableTypes: [String: Set<String>] = [:]
  /// Whether a file imports UIKit, as a module whose umbrella header imports it does for all.
  package private(set) var importsUIKit = false

  struct ExposedMethod: Hashable, Sendable {
    let type: String
    /// The method as an expression, such as `tapped(_:)`.
    let reference: String
    /// Whether other modules cannot refer to the method.
    var isPrivate = false
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
    importsUIKit = collector.importsUIKit
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
    importsUIKit = importsUIKit || other.importsUIKit
  }

  /// Adds the protocols and selectors of another module, which this one may use.
  package mutating func addInterface(of other: ModuleIndex) {
    optionalRequirements.formUnion(other.optionalRequirements)
    let visible = other.exposedMethods.mapValues { $0.filter { !$0.isPrivate } }.filter { !$0.value.isEmpty }
    exposedMethods.merge(visible) { $0 + $1 }
    importedSuperclasses.merge(other.classes.compactMapValues(\.superclass)) { own, _ in own }
  }

  /// The name of the superclass of a class of this module or of one that it imports.
  func superclass(of type: String) -> String? { classes[type]?.superclass ?? importedSuperclasses[type] }

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
    return extensionMembers.filter { member in
      guard classes[member.type] != nil else { return false }
      return member.isOverride || member.isOpen || overridden.contains("\(member.type) \(member.identity)")
    }
  }

  /// The optional requirement that a member of a type implements, and whether the type itself adopts the protocol,
  /// rather than a superclass; `nil` if it implements none.
  func optionalRequirement(
    implementedBy key: String, of type: String
  ) -> (requirement: OptionalRequirement, isAdoptedHere: Bool)? {
    for requirement in optionalRequirements where requirement.key == key {
      if conformances[type]?.contains(requirement.protocolName) == true { return (requirement, true) }
      let inherits = ancestors(of: type).contains { conformances[$0]?.contains(requirement.protocolName) == true }
      if inherits { return (requirement, false) }
    }
    return nil
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
  var importsUIKit = false

  init(file: String, tree: SourceFileSyntax, available: Set<String>) {
    self.file = file
    converter = SourceLocationConverter(fileName: file, tree: tree)
    super.init(available: available)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.contains(where: { $0.name.text == "UIKit" }) { importsUIKit = true }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.qualifiedTypeName
    let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    classes.append(
      .init(
        name: name, superclass: inherited.first?.className, file: file, isNameable: node.isNameable,
        hasDefaultInitializer: node.hasDefaultInitializer))
    add(inherited, to: name)
    collectMembers(of: node.memberBlock, type: name)
    for item in node.memberBlock.members {
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
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    add(node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [], to: name)
    collectMembers(of: node.memberBlock, type: name)
    let levels: Set<String> = ["public", "package", "fileprivate", "private"]
    let access = node.modifiers.map(\.name.text).first(where: levels.contains)
    extensionMembers += node.memberBlock.members.compactMap { extensionMember($0, of: name, access: access) }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for requirement in OptionalRequirements(node)?.requirements ?? [] {
      guard let key = requirement.requirementKey else { continue }
      optionalRequirements.append(
        .init(
          protocolName: node.name.text, name: String(key.prefix { $0 != "(" }), key: key,
          isProperty: requirement.is(VariableDeclSyntax.self)))
    }
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

  private func add(_ inherited: [String], to type: String) {
    conformances[type, default: []].formUnion(inherited.flatMap { $0.split(separator: "&").map { $0.trimmed } })
  }

  private func collectMembers(of block: MemberBlockSyntax, type: String) {
    for function in block.members.compactMap({ $0.decl.as(FunctionDeclSyntax.self) })
    where function.attributes.containsAttribute(in: ["objc", "IBAction"]) {
      exposedMethods[function.selectorName, default: []].append(
        .init(
          type: type, reference: function.referenceName,
          isPrivate: function.modifiers.contains(.private) || function.modifiers.contains(.fileprivate)))
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
    guard !modifiers.contains(where: { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }) else {
      return nil
    }
    let levels: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
    let start = item.positionAfterSkippingLeadingTrivia
    let override = modifiers.first { $0.name.tokenKind == .keyword(.override) }
    return ModuleIndex.ExtensionMember(
      type: type, key: key, file: file,
      range: start.utf8Offset..<item.endPositionBeforeTrailingTrivia.utf8Offset,
      line: converter.location(for: start).line, text: item.trimmedDescription, isOverride: override != nil,
      isOpen: modifiers.contains { $0.name.text == "open" },
      overrideRange: override?.trimmedByteRange, signature: signature,
      access: modifiers.contains { levels.contains($0.name.text) } ? nil : access,
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
