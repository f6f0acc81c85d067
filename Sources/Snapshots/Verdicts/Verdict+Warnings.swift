extension Verdict {
  /// What a person should know about the picture, though it fails no test; a sentence each.
  public var warnings: [String] {
    if case .warned(_, let warnings) = self { warnings } else { [] }
  }

  /// The verdict with warnings, or as it is where there are none.
  func with(warnings: [String]) -> Verdict {
    warnings.isEmpty ? self : .warned(self, warnings: warnings)
  }
}
