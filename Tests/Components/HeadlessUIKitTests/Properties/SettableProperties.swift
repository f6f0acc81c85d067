#if InlineSnapshots
import Foundation
import SwiftParser
import SwiftSyntax

/// The public properties of HeadlessUIKit that can be set, and its public methods `set…`, found in the sources.
struct SettableProperties {
  /// The names, such as `UIButton.Configuration.title` and `UIButton.setTitle(_:for:)`.
  let names: Set<String>

  /// - Parameter folder: The folder of a module's sources.
  init(in folder: URL) throws {
    let visitor = DeclarationVisitor(viewMode: .sourceAccurate)
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      visitor.walk(Parser.parse(source: try String(contentsOf: file, encoding: .utf8)))
    }
    names = Set(visitor.members.filter { visitor.isDeclaredFirst($0) }.map(\.name))
  }
}

/// Collects the settable members of public types. Requirements of protocols and local declarations are left out.
private final class DeclarationVisitor: SyntaxVisitor {
  struct Member: Hashable {
    let type: String
    let member: String
    let isOverride: Bool

    var name: String { type.isEmpty ? member : "\(type).\(member)" }
  }

  private struct Scope {
    let name: String
    let makesMembersPublic: Bool
  }

  private(set) var members: [Member] = []
  private var scopes: [Scope] = []
  private var hiddenTypes: Set<String> = []
  private var superclasses: [String: String] = [:]

  /// Whether the member's type is public, and no superclass has the member already.
  func isDeclaredFirst(_ member: Member) -> Bool {
    guard !hiddenTypes.contains(where: { member.type == $0 || member.type.hasPrefix($0 + ".") }) else { return false }
    guard member.isOverride else { return true }
    var type = superclasses[member.type]
    while let current = type {
      if members.contains(where: { $0.type == current && $0.member == member.member }) { return false }
      type = superclasses[current]
    }
    return true
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers)
    if let first = node.inheritanceClause?.inheritedTypes.first {
      superclasses[scopes.map(\.name).joined(separator: ".")] = first.type.trimmedDescription
    }
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node.modifiers) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append(
      Scope(name: node.extendedType.trimmedDescription, makesMembersPublic: node.modifiers.contains { $0.isPublic }))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  @discardableResult
  private func enter(_ name: String, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
    let isPublic = isPublic(modifiers)
    scopes.append(Scope(name: name, makesMembersPublic: false))
    if !isPublic { hiddenTypes.insert(scopes.map(\.name).joined(separator: ".")) }
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isPublic(node.modifiers), node.bindingSpecifier.text == "var", !node.modifiers.contains(where: \.limitsSetter) {
      for binding in node.bindings where binding.isSettable {
        add(binding.pattern.trimmedDescription, node.modifiers)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let base = node.name.text
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    if isPublic(node.modifiers), base.hasPrefix("set"), base.dropFirst(3).first?.isUppercase == true, !labels.isEmpty,
      !base.hasPrefix("setNeeds")
    {
      add("\(base)(\(labels.joined()))", node.modifiers)
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    if modifiers.contains(where: \.isPublic) { return true }
    return scopes.last?.makesMembersPublic == true && !modifiers.contains(where: \.limitsAccess)
  }

  private func add(_ member: String, _ modifiers: DeclModifierListSyntax) {
    members.append(
      Member(
        type: scopes.map(\.name).joined(separator: "."), member: member,
        isOverride: modifiers.contains { $0.name.text == "override" }))
  }
}

extension DeclModifierSyntax {
  fileprivate var isPublic: Bool { ["public", "open"].contains(name.text) && detail == nil }

  fileprivate var limitsAccess: Bool {
    ["private", "fileprivate", "internal", "package"].contains(name.text) && detail == nil
  }

  fileprivate var limitsSetter: Bool {
    ["private", "fileprivate", "internal", "package"].contains(name.text) && detail != nil
  }
}

extension PatternBindingSyntax {
  /// Whether the property is stored, or has a setter.
  fileprivate var isSettable: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let accessors):
      accessors.contains { ["set", "_modify", "didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }
  }
}
#endif
