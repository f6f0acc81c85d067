import Testing

extension Trait where Self == ConditionTrait {
  /// Skips a test where a font file is missing, or is another version than the expected values are of.
  static func needs(_ fixture: FontFixture) -> Self {
    .enabled(
      if: fixture.isUsable,
      "\(fixture.path) is missing or of another version; it is in Debian 12's \(fixture.package)")
  }
}
