import Foundation

/// Reads the bytes of font files.
enum FontFileReader {
  /// In bytes; the largest collections of CJK fonts have a good 100 MB.
  static let largestSize = 1 << 28

  static func bytes(ofFileAt path: String) throws(FontFileError) -> FontBytes {
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: place),
      let kind = attributes[.type] as? FileAttributeType
    else { throw .missing(file: path) }
    // A pipe or a device may never end.
    guard kind == .typeRegular else { throw .notAFile(file: path, isFolder: kind == .typeDirectory) }
    let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
    guard size <= largestSize else { throw .tooLarge(file: path, byteCount: size, limit: largestSize) }
    return try FontBytes(capacity: size) { memory throws(FontFileError) in
      guard let stream = InputStream(fileAtPath: place) else {
        throw .unreadable(file: path, reason: "it does not open")
      }
      stream.open()
      defer { stream.close() }
      return try read(stream, into: memory, path: path)
    }
  }

  /// Returns how many bytes there were.
  private static func read(
    _ stream: InputStream, into memory: UnsafeMutableRawBufferPointer, path: String
  ) throws(FontFileError) -> Int {
    guard let start = memory.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return 0 }
    var count = 0
    while count < memory.count {
      let length = stream.read(start + count, maxLength: memory.count - count)
      if length < 0 {
        throw .unreadable(file: path, reason: stream.streamError?.localizedDescription ?? "reading fails")
      }
      if length == 0 { break }
      count += length
    }
    return count
  }
}
