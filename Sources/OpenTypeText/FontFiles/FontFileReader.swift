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
    do {
      return FontBytes(try Data(contentsOf: URL(fileURLWithPath: place)))
    } catch {
      throw .unreadable(file: path, reason: error.localizedDescription)
    }
  }
}
