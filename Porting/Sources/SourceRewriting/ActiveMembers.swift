import SwiftSyntax

extension MemberBlockItemListSyntax {
  /// The members of a body, also those on branches of conditions that may hold in a port.
  ///
  /// - Parameter available: The modules for which `canImport` is true.
  func active(available: Set<String>) -> [MemberBlockItemSyntax] {
    flatMap { item -> [MemberBlockItemSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item] }
      var result: [MemberBlockItemSyntax] = []
      for clause in condition.clauses {
        let value = clause.condition.map { BuildCondition($0).value(modules: available) } ?? true
        if value != false, case .decls(let members) = clause.elements { result += members.active(available: available) }
        if value == true { break }
      }
      return result
    }
  }
}
