import FirstFrameCConditions

/// What the target CConditions changes or observes in a process, by replacing functions of libraries. Its header `symbols.h`
/// lists them.
package enum ReplacedFunctions: CaseIterable, Sendable {
  case clock
  case region
  case scheduledWork

  private var feature: firstframe_feature {
    switch self {
    case .clock: firstframe_feature_clock
    case .region: firstframe_feature_region
    case .scheduledWork: firstframe_feature_work
    }
  }

  /// Whether the functions have an effect: on Linux with glibc, without a sanitizer that replaces the same functions, and if
  /// no symbol is missing.
  package var areEffective: Bool { firstframe_has_feature(feature) }

  /// The first symbol that no library of this process has; `nil` if there is none.
  package var missingSymbol: String? { firstframe_missing_symbol(feature).map { String(cString: $0) } }

  /// A clause without a full stop; `nil` if no symbol is missing.
  package var problem: String? { missingSymbol.map { "no library of this process has the symbol `\($0)`" } }
}
