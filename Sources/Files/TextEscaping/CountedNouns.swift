extension Int {
  /// The number with a noun, such as `1 test` or `2 tests`.
  ///
  /// - Parameter noun: A singular whose plural ends with s.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
