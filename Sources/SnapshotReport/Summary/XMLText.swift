/// Any text within XML.
enum XMLText {
  /// The text with references for what has a meaning in XML; characters that XML 1.0 cannot hold become U+FFFD.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: needsEscape) else { return text }
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "\n", "\t", "\r": escaped.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": escaped.append("\u{FFFD}")
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// Also the first byte of U+FFFE.
  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0xEF || "&<>\"".utf8.contains(byte)
  }
}
