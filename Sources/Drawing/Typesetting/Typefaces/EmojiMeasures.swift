/// The measures of emoji, which do not depend on the font that has them: the same lines break with every font, and with
/// none.
package enum EmojiMeasures {
  /// The advance of an emoji, in ems: an assumption, because Apple documents none and none was measured for this project.
  /// Noto Color Emoji has 1.245.
  package static let advance = 1.25
}
