/// A scanner that finds the line break opportunities of a text.
///
/// Source: Unicode Standard Annex #14, version 15.0, rules LB1 to LB31, with numbers as in example 7 of section 8.2.
struct LineBreakScanner {
  /// The state of the regular expression for numbers.
  private enum Number {
    case none
    /// The last characters are a digit and any number of digits and separators after it.
    case open
    /// The last character is the closing bracket of a number.
    case closed
  }

  /// The class of the last character that is not a space, with its marks (rule LB9); `nil` at the start of the text.
  private var base: LineBreakClass?
  /// The class of the character before `base`.
  private var beforeBase: LineBreakClass?
  /// The class of the last character, including spaces and marks.
  private var last: LineBreakClass?
  private var number = Number.none
  /// Whether the last character is the first regional indicator of a pair.
  private var hasUnpairedIndicator = false

  /// Returns the break opportunity after each character. The last one is mandatory.
  static func opportunities(in text: [Unicode.Scalar]) -> [LineBreakOpportunity] {
    let table = LineBreakClassTable.shared
    let classes = text.map { table[$0] }
    var opportunities: [LineBreakOpportunity] = []
    opportunities.reserveCapacity(classes.count)
    var scanner = LineBreakScanner()
    for index in classes.indices {
      if index > 0 { opportunities.append(scanner.opportunity(before: index, in: classes)) }
      scanner.consume(classes[index])
    }
    if !classes.isEmpty { opportunities.append(.mandatory) }  // LB3
    return opportunities
  }

  private func opportunity(before index: Int, in classes: [LineBreakClass]) -> LineBreakOpportunity {
    let after = classes[index]
    switch (last, after) {
    case (.mandatoryBreak, _), (.lineFeed, _), (.nextLine, _): return .mandatory  // LB4, LB5
    case (.carriageReturn, _): return after == .lineFeed ? .prohibited : .mandatory  // LB5
    case (_, .mandatoryBreak), (_, .carriageReturn), (_, .lineFeed), (_, .nextLine): return .prohibited  // LB6
    case (_, .space), (_, .zeroWidthSpace): return .prohibited  // LB7
    default: break
    }
    guard let base else { return .allowed }
    if base == .zeroWidthSpace { return .allowed }  // LB8
    if last == .zeroWidthJoiner { return .prohibited }  // LB8a
    if after.isMark, last != .space { return .prohibited }  // LB9
    let effective = after.isMark ? .alphabetic : after  // LB10
    if last == .space {
      return LineBreakPairs.prohibitsBreakAfterSpaces(before: effective) || LineBreakPairs.isBracketed(base, effective)
        ? .prohibited : .allowed  // LB11, LB13 to LB18
    }
    if LineBreakPairs.shared.prohibitsBreak(between: base, and: effective) { return .prohibited }
    if base == .contingentBreak || effective == .contingentBreak { return .allowed }  // LB20
    return prohibitsBreakByContext(base, effective, index: index, in: classes) ? .prohibited : .allowed
  }

  /// Whether LB21a, LB25 or LB30a prohibits a break. They need more context than the two classes.
  private func prohibitsBreakByContext(
    _ before: LineBreakClass, _ after: LineBreakClass, index: Int, in classes: [LineBreakClass]
  ) -> Bool {
    if beforeBase == .hebrewLetter, before == .hyphen || before == .breakAfter { return true }
    switch number {
    case .open where after == .numeric || after == .postfix || after == .prefix: return true
    case .closed where after == .postfix || after == .prefix: return true
    default: break
    }
    if before == .prefix || before == .postfix, after.opensNumber, Self.isNumber(after: index, in: classes) {
      return true
    }
    return before == .regionalIndicator && after == .regionalIndicator && hasUnpairedIndicator
  }

  private static func isNumber(after index: Int, in classes: [LineBreakClass]) -> Bool {
    classes[(index + 1)...].first { !$0.isMark } == .numeric
  }

  private mutating func consume(_ lineBreakClass: LineBreakClass) {
    defer { last = lineBreakClass }
    if lineBreakClass == .space {
      // A space ends the context of a number. Rules that apply across spaces use `base`.
      number = .none
      hasUnpairedIndicator = false
      beforeBase = nil
      if base == nil { base = .space }
      return
    }
    let isAttached =
      lineBreakClass.isMark && last != nil && last != .space && base?.endsLine == false
      && base != .zeroWidthSpace
    if isAttached { return }
    let effective = lineBreakClass.isMark ? .alphabetic : lineBreakClass
    number = nextNumber(effective)
    hasUnpairedIndicator = effective == .regionalIndicator && !hasUnpairedIndicator
    beforeBase = last == .space ? nil : base
    base = effective
  }

  private func nextNumber(_ next: LineBreakClass) -> Number {
    switch (number, next) {
    case (_, .numeric), (.open, .symbolAllowingBreak), (.open, .infixSeparator): .open
    case (.open, .closePunctuation), (.open, .closeParenthesis), (.open, .wideCloseParenthesis): .closed
    default: .none
    }
  }
}

extension LineBreakClass {
  fileprivate var isMark: Bool { self == .combiningMark || self == .zeroWidthJoiner }

  fileprivate var opensNumber: Bool {
    self == .openPunctuation || self == .wideOpenPunctuation || self == .hyphen
  }

  fileprivate var endsLine: Bool {
    self == .mandatoryBreak || self == .carriageReturn || self == .lineFeed || self == .nextLine
  }
}

/// Whether a line break between two characters is prohibited, allowed or mandatory.
enum LineBreakOpportunity: UInt8 {
  case prohibited, allowed, mandatory
}

/// A table of the pairs of adjacent classes between which a break is prohibited.
///
/// Source: Unicode Standard Annex #14, version 15.0, rules LB11 to LB31, except for the rules that need more context.
struct LineBreakPairs: Sendable {
  static let shared = LineBreakPairs()

  private static let count = LineBreakClass.allCases.count
  private let isProhibited: [Bool]

  private init() {
    isProhibited = LineBreakClass.allCases.flatMap { before in
      LineBreakClass.allCases.map { after in Self.prohibitsBreak(between: before, and: after) }
    }
  }

  func prohibitsBreak(between before: LineBreakClass, and after: LineBreakClass) -> Bool {
    isProhibited[Int(before.rawValue) * Self.count + Int(after.rawValue)]
  }

  private static func prohibitsBreak(between before: LineBreakClass, and after: LineBreakClass) -> Bool {
    if prohibitsBreakAfterSpaces(before: after) { return true }  // LB11, LB13
    if isGlued(before, after) || isBracketed(before, after) { return true }  // LB11 to LB19
    if before == .contingentBreak || after == .contingentBreak { return false }  // LB20
    return isJoined(before, after) || isWord(before, after) || isSyllable(before, after)
  }

  /// Whether LB11 or LB13 prohibits a break before a character. They also apply if spaces precede the character.
  static func prohibitsBreakAfterSpaces(before lineBreakClass: LineBreakClass) -> Bool {
    switch lineBreakClass {
    case .wordJoiner, .closePunctuation, .closeParenthesis, .wideCloseParenthesis, .exclamation, .infixSeparator,
      .symbolAllowingBreak:
      true
    default: false
    }
  }

  /// Whether LB14 to LB17 prohibit a break. They also apply if spaces are between the characters.
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

  /// Whether LB11, LB12, LB12a or LB19 prohibits a break.
  private static func isGlued(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    if before == .wordJoiner || before == .glue || before == .quotation || after == .quotation { return true }
    return after == .glue && before != .breakAfter && before != .hyphen
  }

  /// Whether LB21 to LB22 prohibit a break.
  private static func isJoined(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch (before, after) {
    case (_, .breakAfter), (_, .hyphen), (_, .nonstarter), (.breakBefore, _): true
    case (.symbolAllowingBreak, .hebrewLetter): true
    case (_, .inseparable): true
    default: false
    }
  }

  /// Whether LB23 to LB25, LB28 to LB30 or LB30b prohibit a break.
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

  /// Whether LB26 or LB27 prohibits a break.
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
