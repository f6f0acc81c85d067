extension AssignmentLog {
  /// An assignment to a property of a view.
  @MainActor
  package struct Assignment {
    package let view: UIView
    /// The name of the property, such as `text`.
    package let property: String
    /// Whether the view already had this value, and it is not empty.
    package let isRepeated: Bool
  }
}
