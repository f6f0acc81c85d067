import Foundation

/// JSON within HTML.
enum EscapedJSON {
  /// The same JSON without `<`, which alone could end the block that it stands in: it stands within strings only, where
  /// it has an escape.
  ///
  /// By the C library: there may be megabytes, and loops over bytes are slow in a debug build.
  static func data(_ json: Data) -> Data {
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
