/// What a column of the tableau stands for.
enum SymbolKind: UInt8 {
  /// An unknown, of any sign.
  case variable
  /// What an inequality leaves over; not negative.
  case slack
  /// The violation of a preference; not negative.
  case error
  /// The marker of a required equality: always zero, and never basic but in a redundant row.
  case dummy
  /// A column that is no longer in use.
  case retired

  /// Whether the value must not be negative.
  var isRestricted: Bool { self != .variable }
}
