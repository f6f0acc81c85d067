#if Porting
import SwiftSyntax

/// The condition of an `#if`, with checks for iOS replaced by true.
struct BuildCondition {
  private let condition: ExprSyntax

  init(_ condition: ExprSyntax) {
    self.condition = condition
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
    for range in visitor.falseRanges { edits.replace(range, with: "!canImport(UIKit)") }
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
    // The host the port runs on is not what the sources are for.
    if ["os(macOS)", "os(OSX)", "os(Linux)", "canImport(AppKit)"].contains(call) {
      falseRanges.append(node.trimmedByteRange)
    }
    return .skipChildren
  }
}
#endif
