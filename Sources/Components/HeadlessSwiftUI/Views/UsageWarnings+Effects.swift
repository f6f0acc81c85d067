import FirstFrameLayoutTree

extension UsageWarnings {
  /// Warns that a declaration of SwiftUI has no effect here (see `UsageWarnings`).
  ///
  /// - Parameters:
  ///   - name: The declaration, such as `View.sensoryFeedback`.
  ///   - reason: Why it has none, as a clause.
  static func warnOfNoEffect(_ name: String, _ reason: String) {
    warn("`\(name)` has no effect here: \(reason).")
  }
}

extension View {
  /// The view, with a warning that a modifier has no effect here.
  func withoutEffect(_ name: String, _ reason: String) -> some View {
    UsageWarnings.warnOfNoEffect(name, reason)
    return self
  }
}
