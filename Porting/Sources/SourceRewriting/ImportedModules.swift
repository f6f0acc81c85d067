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

private final class ImportVisitor: SyntaxVisitor {
  private let available: Set<String>
  private(set) var names: Set<String> = []

  init(available: Set<String>) {
    self.available = available
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text { names.insert(name) }
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      let value = clause.condition.map { BuildCondition($0).value(modules: available) } ?? true
      if value != false, let elements = clause.elements { walk(elements) }
      if value == true { break }
    }
    return .skipChildren
  }
}
