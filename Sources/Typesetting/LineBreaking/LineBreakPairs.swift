/// The rules that two neighbouring classes decide between them, worked out for all pairs once.
///
/// Source: Unicode Standard Annex #14, version 15.0, rules LB11 to LB31 without those that look further.
struct LineBreakPairs: Sendable {
  static let shared = LineBreakPairs()

  private static let count = LineBreakClass.allCases.count
  private let isProhibited: [Bool]

  private init() {
    isProhibited = LineBreakClass.allCases.flatMap { before in
      LineBreakClass.allCases.map { after in Self.prohibitsBreak(between: before, and: after) }
    }
  }

  func prohibitBreak(between before: LineBreakClass, and after: LineBreakClass) -> Bool {
    isProhibited[Int(before.rawValue) * Self.count + Int(after.rawValue)]
  }

  private static func prohibitsBreak(between before: LineBreakClass, and after: LineBreakClass) -> Bool {
    if staysTogetherEvenAfterSpaces(after) { return true }  // LB11, LB13
    if isGlued(before, after) || isBracketed(before, after) { return true }  // LB11 to LB19
    if before == .contingentBreak || after == .contingentBreak { return false }  // LB20
    return isJoined(before, after) || isWord(before, after) || isSyllable(before, after)
  }

  /// LB11 and LB13, which hold across spaces.
  static func staysTogetherEvenAfterSpaces(_ after: LineBreakClass) -> Bool {
    switch after {
    case .wordJoiner, .closePunctuation, .closeParenthesis, .wideCloseParenthesis, .exclamation, .infixSeparator,
      .symbolAllowingBreak:
      true
    default: false
    }
  }

  /// LB14 to LB17, which hold across spaces too.
  static func isBracketed(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch (before, after) {
    case (.openPunctuation, _), (.wideOpenPunctuation, _): true  // LB14
    case (.quotation, .openPunctuation), (.quotation, .wideOpenPunctuation): true  // LB15
    case (.closePunctuation, .nonstarter), (.closeParenthesis, .nonstarter), (.wideCloseParenthesis, .nonstarter):
      true  // LB16
    case (.breakOnBothSides, .breakOnBothSides): true  // LB17
    default: false
    }
  }

  /// LB11, LB12, LB12a and LB19.
  private static func isGlued(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    if before == .wordJoiner || before == .glue || before == .quotation || after == .quotation { return true }
    return after == .glue && before != .breakAfter && before != .hyphen
  }

  /// LB21 to LB22.
  private static func isJoined(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch (before, after) {
    case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (.breakBefore, _): true
    case (.symbolAllowingBreak, .hebrewLetter): true
    case (_, .inseparable): true
    default: false
    }
  }

  /// LB23 to LB25, LB28 to LB30 and LB30b.
  private static func isWord(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch (before, after) {
    case (.alphabetic, .numeric), (.hebrewLetter, .numeric), (.numeric, .alphabetic), (.numeric, .hebrewLetter):
      true
    case (.prefix, .ideographic), (.prefix, .reservedPictograph), (.prefix, .emojiBase), (.prefix, .emojiModifier):
      true
    case (.ideographic, .postfix), (.reservedPictograph, .postfix), (.emojiBase, .postfix),
      (.emojiModifier, .postfix):
      true
    case (.prefix, .alphabetic), (.prefix, .hebrewLetter), (.postfix, .alphabetic), (.postfix, .hebrewLetter),
      (.alphabetic, .prefix), (.hebrewLetter, .prefix), (.alphabetic, .postfix), (.hebrewLetter, .postfix):
      true
    case (.prefix, .numeric), (.postfix, .numeric), (.hyphen, .numeric): true
    case (.alphabetic, .alphabetic), (.alphabetic, .hebrewLetter), (.hebrewLetter, .alphabetic),
      (.hebrewLetter, .hebrewLetter), (.infixSeparator, .alphabetic), (.infixSeparator, .hebrewLetter):
      true
    case (.alphabetic, .openPunctuation), (.hebrewLetter, .openPunctuation), (.numeric, .openPunctuation),
      (.closeParenthesis, .alphabetic), (.closeParenthesis, .hebrewLetter), (.closeParenthesis, .numeric):
      true
    case (.emojiBase, .emojiModifier), (.reservedPictograph, .emojiModifier): true
    default: false
    }
  }

  /// LB26 and LB27.
  private static func isSyllable(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch (before, after) {
    case (.jamoL, .jamoL), (.jamoL, .jamoV), (.jamoL, .hangulLV), (.jamoL, .hangulLVT),
      (.jamoV, .jamoV), (.jamoV, .jamoT), (.hangulLV, .jamoV), (.hangulLV, .jamoT),
      (.jamoT, .jamoT), (.hangulLVT, .jamoT):
      true
    case (.jamoL, .postfix), (.jamoV, .postfix), (.jamoT, .postfix), (.hangulLV, .postfix), (.hangulLVT, .postfix),
      (.prefix, .jamoL), (.prefix, .jamoV), (.prefix, .jamoT), (.prefix, .hangulLV), (.prefix, .hangulLVT):
      true
    default: false
    }
  }
}
