/// The Unicode property Bidi_Class of a character.
///
/// The cases are in the order of the generated table. The table is compiled in, rather than read from a system library,
/// so that levels are the same on every machine.
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

  /// Whether rule X9 removes the character.
  package var isRemoved: Bool {
    switch self {
    case .boundaryNeutral, .popDirectionalFormat, .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride,
      .rightToLeftOverride:
      true
    default: false
    }
  }

  /// The direction of a strong character; `nil` for all other characters.
  package var direction: TextDirection? {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft, .arabicLetter: .rightToLeft
    default: nil
    }
  }
}

/// The bidirectional classes of all code points.
struct BidiClassTable: Sendable {
  static let shared = BidiClassTable()

  private let indices = CodePointTable(runs: BidiClass.runs)
  private let classes = BidiClass.allCases

  private init() {}

  subscript(character: Unicode.Scalar) -> BidiClass { classes[indices[character]] }
}

/// A character of a bracket pair.
///
/// Source: Unicode Standard Annex #9, definitions BD14 and BD15.
package struct PairedBracket: Hashable, Sendable {
  /// The code point of the opening bracket of the pair, the same for canonically equivalent brackets.
  package let openingBracket: UInt32
  package let isOpening: Bool

  /// Returns `nil` if the character is not a paired bracket.
  package init?(_ character: Unicode.Scalar) {
    if let pair = Self.opening[character.value] {
      openingBracket = pair
      isOpening = true
    } else if let pair = Self.closing[character.value] {
      openingBracket = pair
      isOpening = false
    } else {
      return nil
    }
  }
}

extension Unicode.Scalar {
  /// The mirrored form of the character for right-to-left text (rule L4 of UAX #9); the character itself if it has no
  /// mirrored form.
  package var mirrored: Unicode.Scalar {
    // Fast path: there are no mirrored characters outside of this range.
    if value < 0x28 || value > 0xFF65 { return self }
    return Self.mirrorImages[value].flatMap(Unicode.Scalar.init) ?? self
  }
}
