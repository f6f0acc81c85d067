/// How a character behaves at the ends of lines: the property Line_Break, after rule LB1.
///
/// Classes that one rule splits further have a case for each part. The order is that of the generated table.
///
/// Source: Unicode Standard Annex #14, section 5.1.
enum LineBreakClass: UInt8, CaseIterable {
  case alphabetic
  case breakOnBothSides
  case breakAfter
  case breakBefore
  case mandatoryBreak
  case contingentBreak
  case closePunctuation
  case combiningMark
  case closeParenthesis
  /// A parenthesis as wide as an ideograph.
  case wideCloseParenthesis
  case carriageReturn
  case emojiBase
  case emojiModifier
  case exclamation
  case glue
  case hangulLV
  case hangulLVT
  case hebrewLetter
  case hyphen
  case ideographic
  /// A code point without a character, set aside for pictographs.
  case reservedPictograph
  case inseparable
  case infixSeparator
  case jamoL
  case jamoT
  case jamoV
  case lineFeed
  case nextLine
  case nonstarter
  case numeric
  case openPunctuation
  /// An opening bracket as wide as an ideograph.
  case wideOpenPunctuation
  case postfix
  case prefix
  case quotation
  case regionalIndicator
  case space
  case symbolAllowingBreak
  case wordJoiner
  case zeroWidthSpace
  case zeroWidthJoiner
}

/// Finds the class of any code point.
struct LineBreakClassTable: Sendable {
  static let shared = LineBreakClassTable()

  private let indices = CodePointTable(runs: LineBreakClass.runs)
  private let classes = LineBreakClass.allCases

  private init() {}

  subscript(character: Unicode.Scalar) -> LineBreakClass { classes[indices[character]] }
}
