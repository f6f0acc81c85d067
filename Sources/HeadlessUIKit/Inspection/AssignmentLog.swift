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
  }

  private static var activeLogs: [AssignmentLog] = []

  package private(set) var assignments: [Assignment] = []

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
    defer { assignments = [] }
    return assignments
  }

  /// Records an assignment in the active logs.
  ///
  /// - Parameter isRepeated: Whether the view already had this value, and the value is not empty.
  static func record(_ property: String, of view: UIView, isRepeated: Bool) {
    guard !activeLogs.isEmpty else { return }
    for log in activeLogs {
      log.assignments.append(Assignment(view: view, property: property, isRepeated: isRepeated))
    }
  }
}
