import FirstFrameTextEscaping

extension PortedTarget {
  /// The language mode in which the target is compiled.
  ///
  /// XCTest on Linux calls synchronous tests outside of the main actor. Only Swift 5 mode allows such tests to use views.
  func languageMode(importing imports: Set<String>) -> String {
    if isTest, imports.contains("XCTest") { return "5" }
    return languageMode.prefix(1) == "6" ? "6" : "5"
  }

  /// The settings of a manifest for the default isolation of a target, and for its features of the language.
  ///
  /// - Parameter isXCTest: Whether the target has tests of XCTest, whose classes are not isolated on Linux.
  func languageFlags(isXCTest: Bool) -> String {
    let enabled = features.filter(Self.permittingFeatures.contains)
      .map { ", .enableUpcomingFeature(\($0.swiftLiteral))" }.joined()
    guard isIsolatedToMainActor, !isXCTest else { return enabled }
    return enabled + ", .unsafeFlags([\"-default-isolation\", \"MainActor\"])"
  }

  /// Features that sources can need. Others only forbid what compiles without them, and the port adds such code: imports
  /// without an access level, for example.
  private static let permittingFeatures: Set<String> = [
    "BareSlashRegexLiterals", "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials",
    "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    "RegionBasedIsolation",
  ]
}
