import FirstFrameTextEscaping
import SwiftParser
package import SwiftSyntax

/// Rewrites a UIKit source, line by line, as a source that compiles without Objective-C.
///
/// Every declaration has its original line number, and `#sourceLocation` names the original file, so that the compiler,
/// tests and debuggers refer to the original sources. Code that cannot be rewritten is reported as a ``SourceFinding``.
package struct SourceRewriter: Sendable {
  /// A rewritten file.
  package struct Output: Sendable {
    package let text: String
    package let findings: [SourceFinding]
    package let previews: [PreviewDeclaration]
    /// The classes that interface documents refer to.
    package let interfaceClasses: [InterfaceClass]
  }

  /// A preview in a file, with the name of its function or type in the port.
  package struct PreviewDeclaration: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case macro
      case provider
    }

    package let kind: Kind
    /// The function that returns the preview's content, or the contents of a `PreviewProvider`.
    package let symbol: String
    /// The path of the original file.
    package let file: String
    package let line: Int
    /// The condition of the `#if` around the preview; `nil` if there is none.
    package let condition: String?
  }

  let index: ModuleIndex
  /// The modules that each file imports in addition, such as `UIKit`.
  let addedImports: [String]
  /// The bundle of the module's resources, which replaces `Bundle.main` and `Bundle.module`.
  let bundle: String

  /// What rewriting moves or renames, which is the same for all files of a module.
  private let moved: [ModuleIndex.ExtensionMember]
  private let dispatched: [ModuleIndex.DispatchedMember]

  package init(index: ModuleIndex, addedImports: [String] = [], bundle: String = "Bundle.main") {
    self.index = index
    moved = index.movedMembers()
    dispatched = index.dispatchedMembers()
    self.addedImports = addedImports
    self.bundle = bundle
  }

  /// Parses a file for an index or for rewriting.
  package static func parse(_ text: String) -> SourceFileSyntax { Parser.parse(source: text) }

  /// Returns the rewritten text of a file.
  ///
  /// - Parameters:
  ///   - tree: The parsed original.
  ///   - file: The path of the original, which appears in messages and in `#filePath`.
  package func rewrite(_ tree: SourceFileSyntax, file: String) -> Output {
    let source = Array(tree.description.utf8)
    let visitor = RewritingVisitor(file: file, tree: tree, index: index, bundle: bundle)
    visitor.walk(tree)
    dispatchMembers(file: file, visitor: visitor)
    moveMembers(in: tree, file: file, visitor: visitor)
    neutralizeOverrides(file: file, visitor: visitor)
    let body = visitor.edits.applied(to: source)
    let imports = addedImports.filter { !visitor.imports.contains($0) }.map { module in
      // Where one import has an access level, the compiler expects one in all.
      (index.importsWithAccess.contains(module) ? "public " : "") + "import \(module)\n"
    }.joined()
    return Output(
      text: imports + CodeParts.imports(of: body) + "#sourceLocation(file: \(file.swiftLiteral), line: 1)\n" + body
        + visitor.appendix(file: file),
      findings: visitor.findings, previews: visitor.previews, interfaceClasses: visitor.interfaceClasses)
  }

  /// Moves overriding and overridden members from extensions to the end of the body of their class.
  private func moveMembers(in tree: SourceFileSyntax, file: String, visitor: RewritingVisitor) {
    for member in moved where member.file == file {
      if isForwarded(member), let signature = member.signature {
        visitor.edits.replace(signature.nameRange, with: Self.forwardedName(signature.name))
        if let range = member.overrideRange { visitor.edits.remove(range) }
      } else {
        visitor.edits.remove(member.range)
      }
    }
    let classesHere = Dictionary(
      visitor.classEnds.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for (type, members) in Dictionary(grouping: moved, by: \.type).sorted(by: { $0.key < $1.key }) {
      guard let end = classesHere[type] else { continue }
      var text = ""
      for member in members {
        if let condition = member.condition { text += "\n#if \(condition)" }
        text += "\n#sourceLocation(file: \(member.file.swiftLiteral), line: \(member.line))\n"
        if isForwarded(member), let signature = member.signature {
          let name = Self.forwardedName(signature.name)
          text += signature.forwarding(isOverride: true, adding: addedModifiers(of: member), to: [(nil, "self", name)])
        } else {
          text += rewrittenMember(member)
        }
        text += addedFlag(of: member)
        if member.condition != nil { text += "\n#endif" }
      }
      text += "\n#sourceLocation(file: \(file.swiftLiteral), line: \(end.line))\n"
      visitor.edits.insert(text, at: end.offset)
    }
  }

  /// Whether a member remains in its extension, and the class forwards to it, so that the member can use private names
  /// of its file.
  private func isForwarded(_ member: ModuleIndex.ExtensionMember) -> Bool {
    index.classes[member.type]?.file != member.file && member.signature?.canForward == true
  }

  /// The modifiers of a member that overrides one which only the port's superclass has.
  private func addedModifiers(of member: ModuleIndex.ExtensionMember) -> [String] {
    guard member.overridesAddedMember else { return [] }
    let access = member.access == nil ? index.classes[member.type]?.overrideAccess ?? "" : ""
    return [access, "override"].map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
  }

  /// The property that tells callers of an optional requirement that a subclass implements it.
  private func addedFlag(of member: ModuleIndex.ExtensionMember) -> String {
    guard member.overridesAddedMember,
      let flag = index.lateRequirements[member.type]?[member.key]?.flag
    else { return "" }
    return "; \(index.classes[member.type]?.overrideAccess ?? "")override var \(flag): Bool { true }"
  }

  private static func forwardedName(_ name: String) -> String { "firstFrameMoved_\(name)" }

  /// Makes members in extensions of other modules' types call their overrides.
  private func dispatchMembers(file: String, visitor: RewritingVisitor) {
    for member in dispatched {
      if member.original.file == file { dispatch(member, visitor: visitor) }
      for override in member.overrides where override.file == file {
        redirect(override, of: member, visitor: visitor)
      }
    }
  }

  /// The overrides whose classes inherit no other one.
  private func roots(of member: ModuleIndex.DispatchedMember) -> [ModuleIndex.ExtensionMember] {
    member.overrides.filter {
      !index.inheritsOverride($0, among: member.overrides) && !index.importedAncestorOverrides($0)
    }
  }

  /// Makes the member of an extension call the override of the object's class.
  private func dispatch(_ member: ModuleIndex.DispatchedMember, visitor: RewritingVisitor) {
    let original = member.original
    guard let signature = original.signature else { return }
    let suffix = signature.isTypeMember ? ".Type" : ""
    let name = ModuleIndex.overrideName(signature.name)
    let types = (member.hook.map { ["any \($0)"] } ?? []) + roots(of: member).map(\.type)
    let receivers = types.map { type in
      (
        "let object = self as? \(suffix.isEmpty || !type.hasPrefix("any ") ? type + suffix : "(\(type)\(suffix))")"
          as String?, "object", name
      )
    }
    let text = signature.forwarding(
      isOverride: false, to: receivers + [(nil, "self", ModuleIndex.originalName(signature.name))])
    visitor.edits.insert(text + "; ", at: original.range.lowerBound)
    visitor.edits.replace(signature.nameRange, with: ModuleIndex.originalName(signature.name))
    guard let hook = member.hook else { return }
    // Types of UIKit are isolated to the main actor.
    let isolation = ["UI", "CA"].contains(where: original.type.hasPrefix) ? "@preconcurrency @MainActor " : ""
    visitor.append(
      "\(isolation)public protocol \(hook): AnyObject { \(signature.requirement(named: name)) }",
      condition: original.condition)
  }

  /// Gives an override its own name, by which the member of the extension calls it.
  private func redirect(
    _ override: ModuleIndex.ExtensionMember, of member: ModuleIndex.DispatchedMember, visitor: RewritingVisitor
  ) {
    guard let own = override.signature else { return }
    let isRoot = roots(of: member).contains { $0.type == override.type }
    visitor.edits.replace(own.nameRange, with: ModuleIndex.overrideName(own.name))
    if isRoot, let range = override.overrideRange { visitor.edits.remove(range) }
    visitor.redirectSuper(
      own.name,
      to: isRoot ? "self.\(ModuleIndex.originalName(own.name))" : "super.\(ModuleIndex.overrideName(own.name))",
      in: override.range)
    let isImported = !index.extensionMembers.contains { $0.file == member.original.file }
    if isRoot, isImported, let hook = member.hook {
      visitor.append("extension \(override.type): \(hook) {}", condition: override.condition)
    }
  }

  /// Renames and reports the overrides in extensions of other modules' classes that no code in the port can call.
  private func neutralizeOverrides(file: String, visitor: RewritingVisitor) {
    let called = Set(dispatched.flatMap(\.overrides).map { "\($0.type) \($0.identity)" })
    for member in index.extensionMembers
    where member.file == file && member.isOverride && index.classes[member.type] == nil
      && !called.contains("\(member.type) \(member.identity)")
    {
      guard let signature = member.signature, let range = member.overrideRange else { continue }
      visitor.edits.remove(range)
      visitor.edits.replace(signature.nameRange, with: ModuleIndex.overrideName(signature.name))
      visitor.report(
        .warning, line: member.line,
        "An extension of \(member.type) overrides `\(member.key)`, which only Objective-C can do; it has no effect.",
        remedy: "Override it in a subclass.")
    }
  }

  /// The text of an extension's member for the body of its class.
  private func rewrittenMember(_ member: ModuleIndex.ExtensionMember) -> String {
    var text = Substring(member.text)
    let added = (member.access.map { [$0] } ?? []) + addedModifiers(of: member)
    if !added.isEmpty {
      let index = text.utf8.index(text.startIndex, offsetBy: member.modifierOffset)
      text.insert(contentsOf: added.joined(separator: " ") + " ", at: index)
    }
    return rewritten(String(text))
  }

  private func rewritten(_ text: String) -> String {
    let tree = Parser.parse(source: text)
    let visitor = RewritingVisitor(file: "", tree: tree, index: index, bundle: bundle)
    visitor.walk(tree)
    return visitor.edits.applied(to: Array(text.utf8))
  }
}
