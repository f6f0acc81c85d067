/// A mark above or below a letter.
enum Accent: Sendable {
  case grave
  case acute
  case circumflex
  case caron
  case tilde
  case diaeresis
  case ring
  case cedilla
}
