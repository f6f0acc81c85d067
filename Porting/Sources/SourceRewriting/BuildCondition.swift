package import SwiftSyntax

/// The condition of an `#if`, with checks for iOS replaced by true.
package struct BuildCondition {
  private let condition: ExprSyntax

  package init(_ condition: ExprSyntax) {
    self.condition = condition
  }

  /// Returns whether the condition holds in a port; `nil` if that depends on more than the platform and its modules.
  ///
  /// - Parameter modules: The modules that can be imported.
  package func value(modules: Set<String>) -> Bool? {
    Self.value(of: condition, modules: modules)
  }

  private static func value(of condition: ExprSyntax, modules: Set<String>) -> Bool? {
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return value(of: only.expression, modules: modules)
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(of: prefix.expression, modules: modules).map { !$0 }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return value(of: Array(sequence.elements), modules: modules)
    }
    guard let call = condition.as(FunctionCallExprSyntax.self), let argument = call.arguments.first else { return nil }
    let name = argument.expression.trimmedDescription
    switch call.calledExpression.trimmedDescription {
    case "os": return name == "iOS"
    case "targetEnvironment": return name == "simulator"
    case "canImport": return modules.contains(name.split(separator: ".").first.map(String.init) ?? name)
    default: return nil
    }
  }

  /// The value of operands with `&&` and `||` between them, of which the first binds tighter.
  private static func value(of parts: [ExprSyntax], modules: Set<String>) -> Bool? {
    let alternatives = parts.split { $0.trimmedDescription == "||" }.map { alternative in
      alternative.filter { $0.trimmedDescription != "&&" }.map { value(of: $0, modules: modules) }
    }
    let values = alternatives.map { operands -> Bool? in
      operands.contains(false) ? false : operands.contains(nil) ? nil : true
    }
    return values.contains(true) ? true : values.contains(nil) ? nil : false
  }

  /// The condition as the port compiles it.
  var text: String {
    let copy = condition.trimmed
    var edits = SourceEdits()
    BuildCondition(copy).edit(&edits)
    return edits.applied(to: Array(copy.description.utf8))
  }

  /// Replaces `os(iOS)` and `targetEnvironment(simulator)`, wherever they stand in the condition.
  func edit(_ edits: inout SourceEdits) {
    let visitor = ConditionVisitor(viewMode: .sourceAccurate)
    visitor.walk(condition)
    for range in visitor.ranges { edits.replace(range, with: "canImport(UIKit)") }
    for range in visitor.falseRanges { edits.replace(range, with: "(!canImport(UIKit))") }
  }
}

extension SyntaxProtocol {
  /// The condition under which a node is compiled, from the `#if` around it; `nil` if there is none.
  var buildCondition: String? {
    var conditions: [String] = []
    var node = Syntax(self)
    while let parent = node.parent {
      if let clause = node.as(IfConfigClauseSyntax.self), let clauses = parent.as(IfConfigClauseListSyntax.self) {
        for other in clauses.prefix(while: { $0.id != clause.id }) {
          if let condition = other.condition { conditions.append("!(\(BuildCondition(condition).text))") }
        }
        if let condition = clause.condition { conditions.append("(\(BuildCondition(condition).text))") }
      }
      node = parent
    }
    return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
  }
}

private final class ConditionVisitor: SyntaxVisitor {
  var ranges: [Range<Int>] = []
  var falseRanges: [Range<Int>] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let call = node.trimmedDescription.filter { $0 != " " }
    if ["os(iOS)", "targetEnvironment(simulator)"].contains(call) { ranges.append(node.trimmedByteRange) }
    // The sources are written for iOS, not for the system on which the port runs.
    if ["os(macOS)", "os(OSX)", "os(Linux)", "canImport(AppKit)"].contains(call) {
      falseRanges.append(node.trimmedByteRange)
    }
    return .skipChildren
  }
}

/// Visits a file without the branches of conditions that do not hold in a port.
class BranchVisitor: SyntaxVisitor {
  /// The modules for which `canImport` is true.
  let available: Set<String>

  init(available: Set<String>) {
    self.available = available
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.activeClauses(available: available) {
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }
}

extension IfConfigDeclSyntax {
  /// The branches that may be compiled in a port.
  ///
  /// - Parameter available: The modules for which `canImport` is true.
  fileprivate func activeClauses(available: Set<String>) -> [IfConfigClauseSyntax] {
    var active: [IfConfigClauseSyntax] = []
    for clause in clauses {
      let value = clause.condition.map { BuildCondition($0).value(modules: available) } ?? true
      if value != false { active.append(clause) }
      if value == true { break }
    }
    return active
  }
}

extension MemberBlockItemListSyntax {
  /// The members of a body, also those on branches that may be compiled in a port.
  ///
  /// - Parameter available: The modules for which `canImport` is true.
  func active(available: Set<String>) -> [MemberBlockItemSyntax] {
    flatMap { item -> [MemberBlockItemSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item] }
      return condition.activeClauses(available: available).flatMap { clause -> [MemberBlockItemSyntax] in
        guard case .decls(let members) = clause.elements else { return [] }
        return members.active(available: available)
      }
    }
  }
}
