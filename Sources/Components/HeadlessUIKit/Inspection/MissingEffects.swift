import FirstFrameLayoutTree

/// Warnings of the modules with Apple's names, which are in another package.
@_spi(Porting) public enum PlatformWarning {
  /// Prints a warning about a use that has no effect here, once in a process, and adds it to the journal of the run.
  public static func warn(_ text: String) {
    UsageWarnings.warn(text)
  }
}

extension UsageWarnings {
  /// Prints once that a declaration of UIKit has no effect here.
  ///
  /// - Parameters:
  ///   - name: The declaration, such as `UIScreen.brightness`.
  ///   - reason: Why it has none, as a clause.
  static func warnOfNoEffect(_ name: String, _ reason: String) {
    warn("`\(name)` has no effect here: \(reason).")
  }
}
