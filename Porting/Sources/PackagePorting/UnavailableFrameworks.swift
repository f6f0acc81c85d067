import FirstFrameSourceRewriting
import Foundation
import SwiftSyntax

/// Removes tests of frameworks that have no substitute, so that the other tests in the same files can run.
struct UnavailableFrameworks {
  /// The frameworks, and the prefixes of their types.
  private static let prefixes = ["ARKit": "AR", "RealityKit": "AR", "MetalKit": "MTK"]
  private let prefixes: [String]
  private let file: String

  /// - Parameters:
  ///   - provided: The modules that the port or its configuration provides.
  ///   - file: The path of the file, for findings.
  init(imports: Set<String>, provided: Set<String>, file: String) {
    let missing = imports.subtracting(provided)
    prefixes = Self.prefixes.filter { missing.contains($0.key) }.map(\.value).sorted()
    self.file = file
  }

  /// Returns a file's text without the members that use an unavailable framework. All lines keep their numbers.
  ///
  /// - Returns: `nil` if there are no such members.
  func textWithoutUses(in tree: SourceFileSyntax) -> (text: String, findings: [SourceFinding])? {
    let visitor = UseVisitor { isUse($0) }
    visitor.walk(tree)
    guard !visitor.members.isEmpty else { return nil }
    var bytes = Array(tree.description.utf8)
    let converter = SourceLocationConverter(fileName: file, tree: tree)
    var findings: [SourceFinding] = []
    for member in visitor.members {
      let start = member.node.positionAfterSkippingLeadingTrivia
      for offset in start.utf8Offset..<member.node.endPositionBeforeTrailingTrivia.utf8Offset
      where bytes[offset] != UInt8(ascii: "\n") {
        bytes[offset] = UInt8(ascii: " ")
      }
      let location = converter.location(for: start)
      findings.append(
        SourceFinding(
          severity: .warning, file: file, line: location.line, column: location.column,
          reason: "\(member.name) uses \(member.use), which cannot be drawn here; it is left out.",
          remedy:
            "Move it to a separate file and exclude it in firstframe.json, or add a substitute for the framework.")
      )
    }
    return (String(decoding: bytes, as: UTF8.self), findings)
  }

  /// Whether a token is the name of a type of an unavailable framework.
  private func isUse(_ token: TokenSyntax) -> Bool {
    guard case .identifier(let name) = token.tokenKind else { return false }
    return prefixes.contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }
}

/// Finds the functions and types that contain a matching token.
private final class UseVisitor: SyntaxVisitor {
  private let isUse: (TokenSyntax) -> Bool
  private(set) var members: [(node: Syntax, name: String, use: String)] = []

  init(isUse: @escaping (TokenSyntax) -> Bool) {
    self.isUse = isUse
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let function = node.decl.as(FunctionDeclSyntax.self) {
      addIfMatching(node, named: function.name.text, part: Syntax(function))
      return .skipChildren
    }
    let type: (name: String, inheritance: InheritanceClauseSyntax?)? =
      node.decl.as(ClassDeclSyntax.self).map { ($0.name.text, $0.inheritanceClause) }
      ?? node.decl.as(StructDeclSyntax.self).map { ($0.name.text, $0.inheritanceClause) }
    if let type, let inheritance = type.inheritance, addIfMatching(node, named: type.name, part: Syntax(inheritance)) {
      return .skipChildren
    }
    return .visitChildren
  }

  @discardableResult
  private func addIfMatching(_ member: MemberBlockItemSyntax, named name: String, part: Syntax) -> Bool {
    guard let use = part.tokens(viewMode: .sourceAccurate).first(where: isUse) else { return false }
    members.append((Syntax(member), name, use.text))
    return true
  }
}
