extension Verdict {
  /// What a person should know about the picture, though it fails no test; a sentence each.
  public var warnings: [String] {
    if case .warned(_, let warnings) = self { warnings } else { [] }
  }

  /// The verdict with warnings besides those it has, or as it is where there are none.
  package func with(warnings: [String]) -> Verdict {
    if warnings.isEmpty { return self }
    if case .warned(let verdict, let earlier) = self { return .warned(verdict, warnings: earlier + warnings) }
    return .warned(self, warnings: warnings)
  }
}
