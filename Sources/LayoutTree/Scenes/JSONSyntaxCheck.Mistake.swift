extension JSONSyntaxCheck {
  /// What the grammar asks for at the place where the text has something else.
  struct Mistake: Error {
    let expected: String

    init(_ expected: String) {
      self.expected = expected
    }
  }
}
