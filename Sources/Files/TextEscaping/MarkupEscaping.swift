extension String {
  /// The text escaped as content or as an attribute value in HTML.
  package var escapedForHTML: String {
    guard utf8.contains(where: { $0 == 0 || $0 == 0x0D || "&<>\"'".utf8.contains($0) }) else { return self }
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'", "\r": escaped += "&#\(scalar.value);"
      // HTML has no way to write it.
      case "\0": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text escaped as content or as an attribute value between double quotes in XML. Characters that XML 1.0 forbids are replaced by
  /// U+FFFD.
  package var escapedForXML: String {
    guard utf8.contains(where: Self.needsEscapeInXML) else { return self }
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      // Parsers replace these in attributes by spaces, and a carriage return everywhere.
      case "\n", "\t", "\r": escaped += "&#\(scalar.value);"
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Whether a byte needs an escape; 0xEF is the first byte of U+FFFE.
  private static func needsEscapeInXML(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0xEF || "&<>\"".utf8.contains(byte)
  }

  /// The relative path as an address, also as the target of a link in Markdown: everything is percent-encoded except
  /// ASCII letters, digits, `-`, `_`, `.` and `/`.
  package var escapedForURLPath: String {
    // Two slashes at the start would be followed by the name of a server.
    var escaped = utf8.starts(with: "//".utf8) ? "/." : ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "/"):
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        escaped += "%" + Hexadecimal.digits(UInt64(byte), count: 2, uppercase: true)
      }
    }
    return escaped
  }
}

extension String {
  /// The text as a line of a manual page (roff(7)), which begins with no macro and contains no escape sequence.
  package var escapedForManual: String {
    let escaped = replacing("\\", with: "\\e")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
