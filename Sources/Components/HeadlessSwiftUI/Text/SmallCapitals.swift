import HeadlessUIKit

/// Small capitals: capital letters at a smaller size, in place of lowercase letters, capital letters, or both.
///
/// The system font has letters of their own for them. Here, they are capitals at four fifths of the size.
struct SmallCapitals {
  let replacesLowercase: Bool
  let replacesUppercase: Bool

  private static let scale: CGFloat = 0.8

  /// A part of a text with the font that it is drawn in.
  struct Part: Equatable {
    var string: String
    var isSmall: Bool
  }

  /// The parts of a string, each of which has one size.
  func parts(of string: String) -> [Part] {
    guard replacesLowercase || replacesUppercase else { return [Part(string: string, isSmall: false)] }
    var parts: [Part] = []
    for character in string {
      let isSmall = character.isLowercase ? replacesLowercase : character.isUppercase && replacesUppercase
      let drawn = isSmall ? character.uppercased() : String(character)
      if parts.last?.isSmall == isSmall {
        parts[parts.count - 1].string += drawn
      } else {
        parts.append(Part(string: drawn, isSmall: isSmall))
      }
    }
    return parts
  }

  func font(of part: Part, in font: UIFont) -> UIFont {
    part.isSmall ? font.withSize(font.pointSize * Self.scale).withLeading(of: font) : font
  }
}
