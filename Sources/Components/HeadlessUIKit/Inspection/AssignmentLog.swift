/// A log of assignments to views. It shows that a component rendered, even if no value changed.
///
/// It records texts, images, titles and visibility: the properties that a component sets each time it renders.
@MainActor
package final class AssignmentLog {
  /// An assignment to a property of a view.
  @MainActor
  package struct Assignment {
    package let view: UIView
    /// The name of the property, such as `text`.
    package let property: String
    /// Whether the view already had this value, and the value is not empty.
    package let isRepeated: Bool
    /// The contents; `nil` if they are empty, or the property has no contents.
    package let contents: AnyHashable?
  }

  private static var activeLogs: [AssignmentLog] = []

  package private(set) var assignments: [Assignment] = []
  private var setups: [Setup] = []

  /// The addition of a subview or a constraint. It does not retain the view, which may belong to another component.
  private struct Setup {
    let handle: WeakHandle<UIView>
    /// The number of assignments until then.
    let position: Int
  }

  package init() {}

  package func start() {
    guard !Self.activeLogs.contains(where: { $0 === self }) else { return }
    Self.activeLogs.append(self)
  }

  package func stop() {
    Self.activeLogs.removeAll { $0 === self }
  }

  /// Returns and clears the assignments since the last call.
  package func take() -> [Assignment] {
    defer {
      assignments = []
      setups = []
    }
    return assignments
  }

  /// Returns the assignments after the last addition of a subview or constraint in a view's tree.
  package func assignmentsAfterSetup(of root: UIView) -> ArraySlice<Assignment> {
    assignments.suffix(from: setups.last { $0.handle.object?.isDescendant(of: root) == true }?.position ?? 0)
  }

  /// Records an assignment in the active logs.
  ///
  /// - Parameters:
  ///   - isRepeated: Whether the view already had this value, and the value is not empty.
  ///   - contents: The new contents; `nil` if they are empty, or the property has no contents.
  static func record(_ property: String, of view: UIView, isRepeated: Bool, contents: @autoclosure () -> AnyHashable?) {
    guard !activeLogs.isEmpty else { return }
    let assignment = Assignment(view: view, property: property, isRepeated: isRepeated, contents: contents())
    for log in activeLogs { log.assignments.append(assignment) }
  }

  /// Records that a view got a subview or a constraint.
  static func recordSetup(of view: UIView) {
    for log in activeLogs { log.setups.append(Setup(handle: view.handle, position: log.assignments.count)) }
  }
}

extension String {
  /// The string; `nil` if it is empty.
  var nonEmpty: String? { isEmpty ? nil : self }
}
