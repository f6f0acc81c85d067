/// A mark above, below or beside a letter.
enum Accent: Sendable {
  case grave
  case acute
  case circumflex
  case caron
  case tilde
  case diaeresis
  case ring
  case macron
  case breve
  case dot
  case doubleAcute
  /// Greek: a steeper acute.
  case tonos
  case dialytikaTonos
  /// A comma turned upside down, above g.
  case turnedComma
  /// The caron of letters with an ascender, which has no room above them.
  case caronBeside
  case cedilla
  case commaBelow
  case ogonek
}
