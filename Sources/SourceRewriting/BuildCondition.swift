#if Porting
import SwiftSyntax

/// The condition of an `#if`, with checks for iOS replaced by true.
struct BuildCondition {
  private let condition: ExprSyntax

  init(_ condition: ExprSyntax) {
    self.condition = condition
  }

  /// Replaces checks for iOS and for its simulator by true, and checks for other platforms by false, anywhere in the
  /// condition.
  func edit(_ edits: inout SourceEdits) {
    let visitor = ConditionVisitor(viewMode: .sourceAccurate)
    visitor.walk(condition)
    for range in visitor.ranges { edits.replace(range, with: "canImport(UIKit)") }
    for range in visitor.falseRanges { edits.replace(range, with: "!canImport(UIKit)") }
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
#endif
