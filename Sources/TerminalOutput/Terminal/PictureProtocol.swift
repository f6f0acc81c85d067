/// How a terminal can be shown a picture.
package enum PictureProtocol: String, CaseIterable, Hashable, Sendable {
  /// Kitty's graphics protocol, which Ghostty has too.
  case kitty
  /// The escape sequence of iTerm2, which WezTerm has too.
  case iterm2
  /// DEC's sixels, as foot, mlterm and mintty have them.
  case sixel
  /// Coloured half blocks: two pixels to a character.
  case blocks
  /// No pictures at all.
  case none
}
