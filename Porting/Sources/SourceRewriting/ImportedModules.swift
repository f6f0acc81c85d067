package import SwiftSyntax

/// The modules that a file imports in a port: those on branches of conditions that may hold.
package struct ImportedModules {
  package let names: Set<String>

  /// - Parameter available: The modules for which `canImport` is true.
  package init(in tree: SourceFileSyntax, available: Set<String>) {
    let visitor = ImportVisitor(available: available)
    visitor.walk(tree)
    names = visitor.names
  }
}

private final class ImportVisitor: BranchVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text { names.insert(name) }
    return .skipChildren
  }
}
