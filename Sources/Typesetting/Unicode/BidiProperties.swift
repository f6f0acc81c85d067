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

/// Finds the class of any code point.
struct BidiClassTable: Sendable {
  static let shared = BidiClassTable()

  private let indices = CodePointTable(runs: BidiClass.runs)
  private let classes = BidiClass.allCases

  private init() {}

  subscript(character: Unicode.Scalar) -> BidiClass { classes[indices[character]] }
}

/// A bracket that encloses text together with another.
///
/// Source: Unicode Standard Annex #9, definitions BD14 and BD15.
package struct PairedBracket: Hashable, Sendable {
  /// The code point of the opening bracket of the pair, the same for canonically equivalent brackets.
  package let pair: UInt32
  package let isOpening: Bool

  /// Nil of a character that is no such bracket.
  package init?(_ character: Unicode.Scalar) {
    if let pair = Self.opening[character.value] {
      self.pair = pair
      isOpening = true
    } else if let pair = Self.closing[character.value] {
      self.pair = pair
      isOpening = false
    } else {
      return nil
    }
  }
}

extension Unicode.Scalar {
  /// The character that is shown in this one's place where text runs from right to left (rule L4 of UAX #9).
  package var mirrored: Unicode.Scalar {
    // Neither letters nor digits have mirror images.
    if value < 0x28 || value > 0xFF65 { return self }
    return Self.mirrorImages[value].flatMap(Unicode.Scalar.init) ?? self
  }
}
