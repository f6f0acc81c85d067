import FirstFrameTextEscaping
import SwiftSyntax

/// The members of the types of one file that interface documents refer to: outlets, inspectable properties and actions. If
/// code of the port sets properties by their names, also those that Objective-C can see.
///
/// Without Objective-C, a document cannot find a member by its name. So each file gets an extension of each type with
/// key paths and methods, which can be private, because it is in their file.
struct InterfaceMembers {
  /// The members of one type that are compiled under one condition.
  private struct Group: Hashable {
    let type: String
    let condition: String?
  }

  private let file: String
  private let index: ModuleIndex
  private var groups: [Group] = []
  private var entries: [Group: [String]] = [:]
  /// The names in Objective-C of classes that have others than in Swift.
  private var renamed: [(type: String, name: String, condition: String?)] = []

  init(file: String, index: ModuleIndex) {
    self.file = file
    self.index = index
  }

  /// Notes a class, with its name in Objective-C.
  mutating func add(_ node: ClassDeclSyntax) {
    let type = node.qualifiedTypeName
    if let name = node.attributes.argument(of: "objc") { renamed.append((type, name, node.buildCondition)) }
  }

  /// Notes a property if a document can set it.
  mutating func add(_ node: VariableDeclSyntax) {
    guard
      node.attributes.containsAttribute(in: ["IBOutlet", "IBInspectable", "GKInspectable"])
        || (index.listsProperties || index.usesNamesOfProperties) && node.isVisibleToObjectiveC,
      node.bindingSpecifier.tokenKind == .keyword(.var), node.isMember, let type = node.enclosingTypeName,
      !node.modifiers.contains(where: { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) })
    else { return }
    for binding in node.bindings where binding.isSettable {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { continue }
      add(".property(\(name.plainName.swiftLiteral), \\\(type).\(name.text))", of: type, node.buildCondition)
    }
  }

  /// Notes a method if a document can call it.
  mutating func add(_ node: FunctionDeclSyntax) {
    guard node.attributes.containsAttribute(in: ["IBAction", "IBSegueAction"]), node.isMember,
      let type = node.enclosingTypeName,
      node.signature.parameterClause.parameters.count <= 2
    else { return }
    let selector = "Selector(\(node.selectorName.swiftLiteral), \(type).\(node.referenceName))"
    add(".action(\(selector))", of: type, node.buildCondition)
  }

  private mutating func add(_ entry: String, of type: String, _ condition: String?) {
    // A document names classes of UIKit and their subclasses.
    guard !index.ancestors(of: type).isEmpty || ["NS", "UI", "CA"].contains(where: type.hasPrefix) else { return }
    let group = Group(type: type, condition: condition)
    if entries[group] == nil { groups.append(group) }
    entries[group, default: []].append(entry)
  }

  /// The extensions to append to the file, and the classes to list in the module.
  var output: (extensions: [String], classes: [SourceRewriter.InterfaceClass]) {
    var extensions: [String] = []
    var classes: [SourceRewriter.InterfaceClass] = []
    for (index, group) in groups.enumerated() where isNameable(group.type) {
      let symbol = "firstFrameInterface\(index)_\(file.stableHash)"
      let list = entries[group, default: []].joined(separator: ", ")
      let text =
        "extension \(group.type) { @MainActor static var \(symbol): [InterfaceConnection] { [\(list)] } }"
      extensions.append(group.condition.map { "#if \($0)\n\(text)\n#endif" } ?? text)
      classes.append(
        .init(type: group.type, name: name(of: group.type), symbol: symbol, condition: group.condition))
    }
    for (type, name, condition) in renamed where isNameable(type) && !index.ancestors(of: type).isEmpty {
      if !classes.contains(where: { $0.type == type && $0.condition == condition }) {
        classes.append(.init(type: type, name: name, symbol: nil, condition: condition))
      }
    }
    return (extensions, classes)
  }

  /// Whether the list of the module can name a type. Classes of other modules are named in extensions.
  private func isNameable(_ type: String) -> Bool { index.classes[type]?.isNameable != false }

  private func name(of type: String) -> String {
    renamed.first { $0.type == type }?.name ?? type.split(separator: ".").last.map(String.init) ?? type
  }
}

extension SourceRewriter {
  /// A class that interface documents of the module refer to.
  package struct InterfaceClass: Hashable, Sendable {
    /// The name in Swift.
    package let type: String
    /// The name in Objective-C, which documents have.
    package let name: String
    /// The static property with the members of the class in one file; `nil` if it has none.
    package let symbol: String?
    /// The condition of the `#if` around the members; `nil` if there is none.
    package let condition: String?
  }
}

extension VariableDeclSyntax {
  /// Whether the property has `@objc`, is `dynamic`, or is one of a class with `@objcMembers` that is not private.
  fileprivate var isVisibleToObjectiveC: Bool {
    if attributes.containsAttribute(in: ["objc"]) || modifiers.contains(.dynamic) { return true }
    guard !modifiers.contains(.private), !modifiers.contains(.fileprivate),
      !attributes.containsAttribute(in: ["nonobjc"]),
      let type = parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self)
    else { return false }
    return type.attributes.containsAttribute(in: ["objcMembers"])
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call reads or sets properties by their names.
  var namesProperty: Bool {
    guard let name = calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return false }
    let labels = arguments.compactMap(\.label?.text)
    return switch name {
    case "setValue", "value": labels.contains("forKey") || labels.contains("forKeyPath")
    case "setValuesForKeys": true
    case "dictionaryWithValues": labels.contains("forKeys")
    default: false
    }
  }
}

extension DeclSyntaxProtocol {
  /// Whether the declaration is a member of a type, and not of a protocol.
  fileprivate var isMember: Bool {
    var node = parent
    while let current = node {
      if current.is(ProtocolDeclSyntax.self) || current.is(FunctionDeclSyntax.self) { return false }
      if current.is(ClassDeclSyntax.self) || current.is(ExtensionDeclSyntax.self) { return true }
      node = current.parent
    }
    return false
  }
}

extension ClassDeclSyntax {
  /// Whether other files can name the class without type arguments.
  var isNameable: Bool {
    guard genericParameterClause == nil else { return false }
    var node: Syntax? = Syntax(self)
    while let current = node {
      let modifiers =
        current.as(ClassDeclSyntax.self)?.modifiers ?? current.as(StructDeclSyntax.self)?.modifiers
        ?? current.as(EnumDeclSyntax.self)?.modifiers ?? current.as(ExtensionDeclSyntax.self)?.modifiers
      if modifiers?.contains(.private) == true || modifiers?.contains(.fileprivate) == true { return false }
      if current.is(FunctionDeclSyntax.self) { return false }
      node = current.parent
    }
    return true
  }

  /// Whether the class has an initializer without arguments, if its superclass has one.
  var hasDefaultInitializer: Bool {
    let initializers = memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    return initializers.isEmpty
      || initializers.contains { initializer in
        initializer.optionalMark == nil
          && initializer.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
      }
  }
}
