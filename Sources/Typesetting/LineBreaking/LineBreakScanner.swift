/// Finds where lines may end, and where they must.
///
/// Source: Unicode Standard Annex #14, version 15.0, rules LB1 to LB31; numbers as in example 7 of section 8.2.
struct LineBreakScanner {
  private enum Number {
    case none
    /// A digit, and digits and separators after it.
    case open
    /// The bracket that closed it.
    case closed
  }

  /// The class of the last character that was no space, with its marks (rule LB9); nil where a line begins.
  private var base: LineBreakClass?
  /// Of the character before that one.
  private var beforeBase: LineBreakClass?
  /// Of the last character of all.
  private var last: LineBreakClass?
  private var number = Number.none
  /// Whether regional indicators so far leave one without a partner.
  private var hasSingleIndicator = false

  /// What may happen after each character; after the last, a line must end.
  static func opportunities(in text: [Unicode.Scalar]) -> [LineBreakOpportunity] {
    let table = LineBreakClassTable.shared
    let classes = text.map { table[$0] }
    var opportunities: [LineBreakOpportunity] = []
    opportunities.reserveCapacity(classes.count)
    var scanner = LineBreakScanner()
    for index in classes.indices {
      if index > 0 { opportunities.append(scanner.opportunity(before: index, in: classes)) }
      scanner.pass(classes[index])
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
      return LineBreakPairs.staysTogetherEvenAfterSpaces(effective) || LineBreakPairs.isBracketed(base, effective)
        ? .prohibited : .allowed  // LB11, LB13 to LB18
    }
    if LineBreakPairs.shared.prohibitBreak(between: base, and: effective) { return .prohibited }
    if base == .contingentBreak || effective == .contingentBreak { return .allowed }  // LB20
    return looksFurther(base, effective, index: index, in: classes) ? .prohibited : .allowed
  }

  /// LB21a, LB25 and LB30a.
  private func looksFurther(
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
    return before == .regionalIndicator && after == .regionalIndicator && hasSingleIndicator
  }

  private static func isNumber(after index: Int, in classes: [LineBreakClass]) -> Bool {
    classes[(index + 1)...].first { !$0.isMark } == .numeric
  }

  private mutating func pass(_ lineBreakClass: LineBreakClass) {
    defer { last = lineBreakClass }
    if lineBreakClass == .space {
      // A space ends what looks further; rules that hold across spaces look at the base.
      number = .none
      hasSingleIndicator = false
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
    hasSingleIndicator = effective == .regionalIndicator && !hasSingleIndicator
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
