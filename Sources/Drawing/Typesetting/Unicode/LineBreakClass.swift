/// The Unicode property Line_Break of a character, after rule LB1.
///
/// Classes that a rule divides further have a case for each part. The cases are in the order of the generated table.
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
  /// A closing parenthesis with the East Asian width F, W or H (rule LB30).
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
  /// An unassigned code point that is reserved for pictographs (rule LB30b).
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
  /// An opening bracket with the East Asian width F, W or H (rule LB30).
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

/// The line break classes of all code points.
struct LineBreakClassTable: Sendable {
  static let shared = LineBreakClassTable()

  private let indices = CodePointTable(runs: LineBreakClass.runs)
  private let classes = LineBreakClass.allCases

  private init() {}

  subscript(character: Unicode.Scalar) -> LineBreakClass { classes[indices[character]] }
}
