package import Foundation

extension String {
  /// The text escaped as content or as an attribute value in HTML.
  package var escapedForHTML: String {
    guard utf8.contains(where: "&<>\"'".utf8.contains) else { return self }
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The path with everything percent-encoded except ASCII letters, digits, `-`, `_`, `.` and `/`.
  package var escapedForURLPath: String {
    var allowed = CharacterSet(charactersIn: "a"..."z")
    allowed.insert(charactersIn: "A"..."Z")
    allowed.insert(charactersIn: "0"..."9")
    allowed.insert(charactersIn: "-_./")
    return addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }
}

/// JSON in a block of an HTML page.
package enum EscapedJSON {
  /// Returns the JSON with `<` escaped as `\u003c`, so that no text in it can end the block. In JSON, `<` occurs only
  /// in strings.
  ///
  /// Uses the C library, because there may be megabytes, and loops over bytes are slow in debug builds.
  package static func data(_ json: Data) -> Data {
    json.withUnsafeBytes { bytes in
      guard var start = bytes.baseAddress else { return json }
      let end = start + bytes.count
      var escaped = Data(capacity: json.count)
      while let mark = memchr(start, Int32(UInt8(ascii: "<")), end - start) {
        escaped.append(start.assumingMemoryBound(to: UInt8.self), count: UnsafeRawPointer(mark) - start)
        escaped.append(contentsOf: "\\u003c".utf8)
        start = UnsafeRawPointer(mark) + 1
      }
      escaped.append(start.assumingMemoryBound(to: UInt8.self), count: end - start)
      return escaped
    }
  }
}
