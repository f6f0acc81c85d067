/// The values that views are given while it records, so that a rendering is seen even where it changes nothing.
///
/// Kept are texts, pictures, titles and visibility: what a component renders again when it renders twice.
@MainActor
package final class AssignmentLog {
  private static var recording: [AssignmentLog] = []

  package private(set) var assignments: [Assignment] = []

  package init() {}

  package func start() {
    guard !Self.recording.contains(where: { $0 === self }) else { return }
    Self.recording.append(self)
  }

  package func stop() {
    Self.recording.removeAll { $0 === self }
  }

  /// What was recorded since the last call.
  package func take() -> [Assignment] {
    defer { assignments = [] }
    return assignments
  }

  /// - Parameter isRepeated: Whether the view had the very value already, and shows something by it.
  static func note(_ property: String, of view: UIView, isRepeated: Bool) {
    guard !recording.isEmpty else { return }
    for log in recording {
      log.assignments.append(Assignment(view: view, property: property, isRepeated: isRepeated))
    }
  }
}
