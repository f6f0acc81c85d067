#if Porting
import SwiftParser
package import SwiftSyntax

/// Rewrites a file written for UIKit so that it compiles without Objective-C, line by line.
///
/// Every declaration stays on its line, and `#sourceLocation` names the original file, so that the compiler, tests and
/// debuggers speak of the sources that a person edits. What cannot be rewritten is a ``SourceFinding``.
package struct SourceRewriter {
  /// A file as the port writes it.
  package struct Output: Sendable {
    package let text: String
    package let findings: [SourceFinding]
    package let previews: [PreviewDeclaration]
  }

  /// A preview that the file declares, under the name that rewriting gave its function.
  package struct PreviewDeclaration: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Sendable {
      case macro
      case provider
    }

    package let kind: Kind
    /// The function of a `#Preview`, or the type of a `PreviewProvider`.
    package let symbol: String
    package let line: Int
  }

  let index: ModuleIndex
  /// What a file imports in addition, such as `UIKit`.
  let addedImports: [String]
  /// The expression that replaces `Bundle(for:)`, `Bundle.main` and `Bundle.module`.
  let bundle: String

  package init(index: ModuleIndex, addedImports: [String] = [], bundle: String = "Bundle.main") {
    self.index = index
    self.addedImports = addedImports
    self.bundle = bundle
  }

  /// Parses a file, for an index and for rewriting.
  package static func parse(_ text: String) -> SourceFileSyntax { Parser.parse(source: text) }

  /// Returns the rewritten text of a file.
  ///
  /// - Parameters:
  ///   - tree: The parsed original.
  ///   - file: The path of the original, which messages and `#filePath` name.
  package func rewrite(_ tree: SourceFileSyntax, file: String) -> Output {
    let source = Array(tree.description.utf8)
    let visitor = RewritingVisitor(file: file, tree: tree, index: index, bundle: bundle)
    visitor.walk(tree)
    moveMembers(in: tree, file: file, visitor: visitor)
    let body = visitor.edits.applied(to: source)
    let imports = addedImports.filter { !visitor.imports.contains($0) }.map { "import \($0)\n" }.joined()
    return Output(
      text: imports + "#sourceLocation(file: \(file.swiftLiteral), line: 1)\n" + body + visitor.appendix(file: file),
      findings: visitor.findings, previews: visitor.previews)
  }

  /// Takes overriding and overridden members out of extensions, and puts them at the end of the body of their class.
  private func moveMembers(in tree: SourceFileSyntax, file: String, visitor: RewritingVisitor) {
    let moved = index.movedMembers()
    for member in moved where member.file == file { visitor.edits.remove(member.range) }
    let classesHere = Dictionary(
      visitor.classEnds.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for (type, members) in Dictionary(grouping: moved, by: \.type).sorted(by: { $0.key < $1.key }) {
      guard let end = classesHere[type] else { continue }
      var text = ""
      for member in members {
        text += "\n#sourceLocation(file: \(member.file.swiftLiteral), line: \(member.line))\n"
        text += rewrittenMember(member.text)
      }
      text += "\n#sourceLocation(file: \(file.swiftLiteral), line: \(end.line))\n"
      visitor.edits.insert(text, at: end.offset)
    }
  }

  /// A member of an extension as it stands in a class.
  private func rewrittenMember(_ text: String) -> String {
    let tree = Parser.parse(source: text)
    let visitor = RewritingVisitor(file: "", tree: tree, index: index, bundle: bundle)
    visitor.walk(tree)
    return visitor.edits.applied(to: Array(text.utf8))
  }
}

extension String {
  /// The text as a Swift string literal.
  package var swiftLiteral: String {
    let escaped = reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return "\"\(escaped)\""
  }
}
#endif
