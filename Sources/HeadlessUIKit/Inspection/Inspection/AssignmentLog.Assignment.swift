extension AssignmentLog {
  /// One value that a view was given.
  @MainActor
  package struct Assignment {
    package let view: UIView
    /// Such as `text`.
    package let property: String
    /// Whether the view had the very value already, and shows something by it.
    package let isRepeated: Bool
  }
}
