import Foundation

/// The first bytes of file formats.
enum FileSignature {
  static let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// The signature of PNG with other line endings, or read in another encoding.
  static let convertedPNG: [Data] = [
    Data([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A]), Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A]),
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0D]), Data([0xEF, 0xBF, 0xBD] + Array("PNG".utf8)),
    Data([0xC2, 0x89] + Array("PNG".utf8)), Data([0x09, 0x50, 0x4E, 0x47]),
  ]

  /// The name of a binary format, with an article; `nil` if unknown.
  static func format(of data: Data) -> String? {
    func matches(_ text: String, at offset: Int = 0) -> Bool { data.dropFirst(offset).starts(with: Array(text.utf8)) }
    func matches(_ bytes: [UInt8]) -> Bool { data.starts(with: bytes) }
    if data.starts(with: png) { return "a PNG picture" }
    if matches([0xFF, 0xD8, 0xFF]) { return "a JPEG picture" }
    if matches("GIF87a") || matches("GIF89a") { return "a GIF picture" }
    if matches("RIFF"), matches("WEBP", at: 8) { return "a WebP picture" }
    if matches("ftyp", at: 4) {
      let brand = String(decoding: data.dropFirst(8).prefix(4), as: UTF8.self)
      return brand.hasPrefix("avi") ? "an AVIF picture" : isHEIC(brand) ? "a HEIC picture" : "a video or sound file"
    }
    if matches([0x49, 0x49, 0x2A, 0]) || matches([0x4D, 0x4D, 0, 0x2A]) { return "a TIFF picture" }
    if matches([0xFF, 0x0A]) || matches([0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20]) { return "a JPEG XL picture" }
    if matches("BM"), data.count > 14, data.dropFirst(6).prefix(4).allSatisfy({ $0 == 0 }) {
      return "a BMP picture"
    }
    if matches([0, 0, 1, 0]) && data.count > 20 { return "an icon of Windows" }
    if matches("icns") { return "an icon of macOS" }
    if matches([0x8A] + Array("MNG".utf8)) || matches([0x8B] + Array("JNG".utf8)) { return "a MNG or JNG picture" }
    if matches("8BPS") { return "a Photoshop document" }
    if matches("gimp xcf") { return "a GIMP document" }
    if matches("%PDF-") { return "a PDF document" }
    if matches([0x1F, 0x8B]) { return "a gzip archive" }
    if matches([0x28, 0xB5, 0x2F, 0xFD]) { return "a Zstandard archive" }
    if matches([0xFD] + Array("7zXZ".utf8)) { return "an xz archive" }
    if matches("BZh"), data.dropFirst(4).starts(with: [0x31, 0x41, 0x59, 0x26, 0x53, 0x59]) {
      return "a bzip2 archive"
    }
    if matches([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]) { return "a 7z archive" }
    if matches("PK\u{3}\u{4}") { return "a ZIP archive" }
    if matches("ustar", at: 257) { return "a tar archive" }
    if matches("SQLite format 3\0") { return "a database of SQLite" }
    if matches([0x7F] + Array("ELF".utf8)) { return "a program" }
    if matches([0, 5, 0x16, 7]) { return "a file of macOS with the attributes of another file" }
    if matches("age-encryption.org/v1") || matches("-----BEGIN AGE ENCRYPTED FILE-----") {
      return "a file that age has encrypted"
    }
    if matches("-----BEGIN PGP MESSAGE-----") { return "a message of PGP" }
    if matches([0xFF, 0xFE]) || matches([0xFE, 0xFF]) { return "text in UTF-16" }
    return nil
  }

  /// The brands of pictures in ISO/IEC 23008-12.
  private static func isHEIC(_ brand: String) -> Bool {
    ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].contains(brand)
  }

  /// Whether data is what Git LFS leaves in place of a file (git-lfs, docs/spec.md), also if an editor added a byte order
  /// mark or empty lines.
  static func isLFSPointer(_ data: Data) -> Bool {
    let start = ["https://git-lfs", "https://hawser", "http://git-media.io/v/2"]
    guard let text = String(validating: data.prefix(4096), as: UTF8.self) else { return false }
    let pointer = text.unicodeScalars.drop { $0 == "\u{FEFF}" || $0.properties.isWhitespace }
    guard start.contains(where: { String(pointer.prefix(64)).hasPrefix("version " + $0) }) else { return false }
    // A text that begins like a pointer may go on.
    return data.dropFirst(2048).allSatisfy { [0x0A, 0x0D, 0x20].contains($0) }
  }

  static func isText(_ data: Data) -> Bool {
    String(validating: data, as: UTF8.self) != nil && !data.contains(0)
  }

  /// What a server that has no such file may answer, as the name of a format with an article: a page, an XML document, or a
  /// JSON object with a message; `nil` for other texts.
  static func answer(of data: Data) -> String? {
    guard let format = markup(of: data) else { return nil }
    guard format == jsonName else { return format == "an HTML page" || format == "an XML document" ? format : nil }
    let keys = (try? JSONSerialization.jsonObject(with: data) as? [String: Any])?.keys.map { $0.lowercased() } ?? []
    return keys.contains { ["message", "error", "errors"].contains($0) } ? format : nil
  }

  private static let jsonName = "JSON"

  /// The name of a text format, with an article; `nil` for other data.
  static func markup(of data: Data) -> String? {
    let start = String(decoding: data.prefix(512), as: UTF8.self).lowercased()
    let text = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    let tags = ["<!doctype html", "<html", "<head", "<body", "<title"]
    if tags.contains(where: text.hasPrefix) || text.hasPrefix("<!--") && tags.contains(where: text.contains) {
      return "an HTML page"
    }
    if text.hasPrefix("<svg") || text.contains("<svg ") { return "an SVG picture" }
    if text.hasPrefix("<"), text.dropFirst().first.map({ $0.isLetter || "?!".contains($0) }) == true {
      return "an XML document"
    }
    if text.hasPrefix("{") || text.hasPrefix("[") { return jsonName }
    return nil
  }
}
