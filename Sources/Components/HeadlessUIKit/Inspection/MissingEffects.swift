import FirstFrameLayoutTree

/// Warnings of the modules with Apple's names, which are in another package.
@_spi(Porting) public enum PlatformWarning {
  /// Warns of a use that has no effect here (see `UsageWarnings`).
  public static func warn(_ text: String) {
    UsageWarnings.warn(text)
  }
}

extension UsageWarnings {
  /// Warns that a declaration of UIKit has no effect here (see `UsageWarnings`).
  ///
  /// - Parameters:
  ///   - name: The declaration, such as `UIScreen.brightness`.
  ///   - reason: Why it has none, as a clause.
  static func warnOfNoEffect(_ name: String, _ reason: String) {
    warn("`\(name)` has no effect here: \(reason).")
  }
}
