package import SwiftSyntax

/// Removes the waits of tests: run loops, sleeps and expectations.
///
/// Without the waits, snapshots show the first frame.
package enum WaitRemoval {
  /// The functions that replace waits. ``support`` declares them.
  private static let synchronous = "firstFrameWithoutWait"
  private static let asynchronous = "firstFrameWithoutSuspension"
  private static let asynchronousThrowing = "firstFrameWithoutSleep"

  /// The declarations that a target without waits needs.
  package static let support = """
    @discardableResult
    func \(synchronous)<Result>(_ result: Result, _ ignored: Any...) -> Result { result }

    // They run in the isolation of their caller: leaving it would let the main queue run what the test waits for.
    func \(asynchronous)(_ ignored: Any..., isolation: isolated (any Actor)? = #isolation) async {}
    func \(asynchronousThrowing)(isolation: isolated (any Actor)? = #isolation) async throws {}

    """

  /// Returns the text of a file without its waits; `nil` if there are none. All lines stay in their places.
  package static func textWithoutWaits(in tree: SourceFileSyntax) -> String? {
    let visitor = WaitVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    guard !visitor.edits.isEmpty else { return nil }
    return visitor.edits.applied(to: Array(tree.description.utf8))
  }

  private final class WaitVisitor: SyntaxVisitor {
    var edits = SourceEdits()

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let text = replacement(for: node) else { return .visitChildren }
      edits.replace(node.trimmedByteRange, with: text)
      return .skipChildren
    }

    private func replacement(for call: FunctionCallExprSyntax) -> String? {
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      let (base, name) = callee(of: call)
      switch (name, labels.first) {
      case ("run", "until"), ("run", "mode"):
        return base.contains("RunLoop") ? "\(synchronous)(true)" : nil
      case ("sleep", "forTimeInterval"),
        ("sleep", "until") where base == "Thread":
        return "\(synchronous)(())"
      case ("sleep", "_") where base.isEmpty, ("usleep", "_") where base.isEmpty:
        return "\(synchronous)(0)"
      case ("sleep", _) where base.hasPrefix("Task"):
        return "\(asynchronousThrowing)()"
      case ("yield", nil) where base.hasPrefix("Task"):
        return "\(asynchronous)()"
      case ("wait", "for") where labels.contains("timeout") && base.contains("XCTWaiter"):
        return "\(synchronous)(XCTWaiter.Result.completed\(first(of: call)))"
      case ("wait", "for") where labels.contains("timeout"), ("waitForExpectations", "timeout"):
        return "\(synchronous)(()\(name == "wait" ? first(of: call) : ""))"
      case ("fulfillment", "of"):
        return "\(asynchronous)(\(first(of: call).dropFirst(2)))"
      case ("wait", "timeout"), ("wait", "wallTimeout"):
        return "\(synchronous)(DispatchTimeoutResult.success)"
      default:
        return nil
      }
    }

    /// The text before a function's name, and the name.
    private func callee(of call: FunctionCallExprSyntax) -> (base: String, name: String) {
      if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
        return (member.base?.trimmedDescription ?? "", member.declName.baseName.text)
      }
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      return ("", name ?? "")
    }

    /// The first argument, which may be the only use of a variable.
    private func first(of call: FunctionCallExprSyntax) -> String {
      call.arguments.first.map { ", " + $0.expression.trimmedDescription } ?? ""
    }
  }
}
