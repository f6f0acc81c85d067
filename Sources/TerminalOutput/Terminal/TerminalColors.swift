/// How many colours a terminal has for its text.
package enum TerminalColors: Hashable, Sendable {
  /// 24 bits a colour.
  case trueColor
  /// The 256 colours of xterm.
  case indexed
  case none
}
