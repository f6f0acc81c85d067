/// How a character takes part in the direction of text: the property Bidi_Class.
///
/// The order is that of the generated table. The table, rather than that of a system library, decides, so that every
/// machine reads a text the same way.
///
/// Source: Unicode Standard Annex #9, section 3.2.
package enum BidiClass: UInt8, CaseIterable, Sendable {
  case arabicLetter
  case arabicNumber
  case paragraphSeparator
  case boundaryNeutral
  case commonSeparator
  case europeanNumber
  case europeanSeparator
  case europeanTerminator
  case firstStrongIsolate
  case leftToRight
  case leftToRightEmbedding
  case leftToRightIsolate
  case leftToRightOverride
  case nonspacingMark
  case otherNeutral
  case popDirectionalFormat
  case popDirectionalIsolate
  case rightToLeft
  case rightToLeftEmbedding
  case rightToLeftIsolate
  case rightToLeftOverride
  case segmentSeparator
  case whiteSpace

  package init(of character: Unicode.Scalar) {
    self = BidiClassTable.shared[character]
  }

  package var isIsolateInitiator: Bool {
    self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
  }

  /// Whether rule X9 takes the character away before the others are looked at.
  package var isRemoved: Bool {
    switch self {
    case .boundaryNeutral, .popDirectionalFormat, .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride,
      .rightToLeftOverride:
      true
    default: false
    }
  }

  /// The direction of a strong character; nil of any other.
  package var direction: TextDirection? {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft, .arabicLetter: .rightToLeft
    default: nil
    }
  }
}
