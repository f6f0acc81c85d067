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

  private var entries: [Entry] = []
  private var setups: [Setup] = []

  /// An assignment that does not retain its view, which may belong to another component.
  @MainActor
  private struct Entry {
    let handle: WeakHandle<UIView>
    let property: String
    let isRepeated: Bool
    let contents: AnyHashable?

    /// The assignment; `nil` if the view no longer exists.
    var assignment: Assignment? {
      handle.object.map { Assignment(view: $0, property: property, isRepeated: isRepeated, contents: contents) }
    }
  }

  /// The addition of a subview or a constraint. It does not retain the view either.
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

  /// Returns the assignments since the last call to views that still exist, and clears them.
  package func take() -> [Assignment] {
    defer {
      entries = []
      setups = []
    }
    return entries.compactMap(\.assignment)
  }

  /// Returns the assignments after the last addition of a subview or constraint in a view's tree.
  package func assignmentsAfterSetup(of root: UIView) -> [Assignment] {
    let position = setups.last { $0.handle.object?.isDescendant(of: root) == true }?.position ?? 0
    return entries[position...].compactMap(\.assignment)
  }

  /// Records an assignment in the active logs.
  ///
  /// - Parameters:
  ///   - isRepeated: Whether the view already had this value, and the value is not empty.
  ///   - contents: The new contents; `nil` if they are empty, or the property has no contents.
  static func record(_ property: String, of view: UIView, isRepeated: Bool, contents: @autoclosure () -> AnyHashable?) {
    guard !activeLogs.isEmpty else { return }
    let entry = Entry(handle: view.handle, property: property, isRepeated: isRepeated, contents: contents())
    for log in activeLogs { log.entries.append(entry) }
  }

  /// Records that a view got a subview or a constraint.
  static func recordSetup(of view: UIView) {
    for log in activeLogs { log.setups.append(Setup(handle: view.handle, position: log.entries.count)) }
  }
}

extension String {
  /// The string; `nil` if it is empty.
  var nonEmpty: String? { isEmpty ? nil : self }
}
