package import Foundation

/// JSON in a script block of an HTML page.
package enum EscapedJSON {
  /// Returns the JSON with `<` escaped as `\u003c`, so that no text in it can end the block, and with the line
  /// separators escaped that JSON allows in strings, but earlier editions of JavaScript do not. All three occur only in
  /// strings.
  ///
  /// Uses the C library, because there may be megabytes, and loops over bytes are slow in debug builds.
  package static func data(_ json: Data) -> Data {
    let escaped = json.replacing([UInt8(ascii: "<")], with: "\\u003c")
    return escaped.replacing([0xE2, 0x80, 0xA8], with: "\\u2028").replacing([0xE2, 0x80, 0xA9], with: "\\u2029")
  }
}

extension EscapedJSON {
  /// Returns the JSON with escape sequences for characters that may control a terminal, which occur only in strings. Its
  /// value is the same.
  package static func terminalData(_ json: Data) -> Data {
    let text = String(decoding: json, as: UTF8.self)
    guard text.contains("##") || text.unicodeScalars.contains(where: { $0.isTerminalControl && $0 != "\n" }) else {
      return json
    }
    var escaped = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar.isTerminalControl && scalar != "\n" || rest.isServiceMessage(after: scalar) {
        escaped += "\\u" + Hexadecimal.digits(UInt64(scalar.value), count: 4)
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return Data(escaped.utf8)
  }
}

extension Data {
  /// Returns the data with each occurrence of a sequence replaced. Finds its last byte, which should be a rare one.
  fileprivate func replacing(_ searched: [UInt8], with replacement: String) -> Data {
    guard let last = searched.last else { return self }
    return withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return self }
      let end = start + bytes.count
      var replaced = Data()
      var (copied, position) = (start, start)
      while let mark = memchr(position, Int32(last), end - position) {
        position = UnsafeRawPointer(mark) + 1
        guard position - copied >= searched.count,
          memcmp(position - searched.count, searched, searched.count) == 0
        else { continue }
        replaced.append(copied.assumingMemoryBound(to: UInt8.self), count: position - copied - searched.count)
        replaced.append(contentsOf: replacement.utf8)
        copied = position
      }
      guard copied > start else { return self }
      replaced.append(copied.assumingMemoryBound(to: UInt8.self), count: end - copied)
      return replaced
    }
  }
}
