import FirstFrameLocalFiles
import Foundation

/// An entry of the setting `fonts` in `firstframe.json`: a text, or an object with a digest.
///
/// ```json
/// "fonts": ["Fonts/Brand.otf", {"name": "Noto Color Emoji", "sha256": "e5899ed3…"}]
/// ```
package struct FontSetting: Decodable, Hashable, Sendable {
  /// The place of the font.
  enum Place: Hashable, Sendable {
    /// A file, relative to the package's folder.
    case path(String)
    /// The name of an installed font.
    case name(String)
    /// A file of the package if it exists, and otherwise the name of an installed font.
    case text(String)
  }

  let place: Place
  let sha256: String?

  enum CodingKeys: String, CodingKey, CaseIterable {
    case name, path, sha256
  }

  package init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      try Self.check(text, in: decoder)
      (place, sha256) = (.text(text), nil)
      return
    }
    let container: KeyedDecodingContainer<CodingKeys>
    do {
      container = try decoder.container(keyedBy: CodingKeys.self)
    } catch {
      throw Self.error(
        "expected a path, the name of an installed font, or an object with \"name\" or \"path\"", decoder)
    }
    try decoder.refuseUnknownKeys(CodingKeys.self, expected: "name or path, and sha256")
    let name = try container.decodeIfPresent(String.self, forKey: .name)
    let path = try container.decodeIfPresent(String.self, forKey: .path)
    switch (name, path) {
    case (let name?, nil): place = .name(name)
    case (nil, let path?): place = .path(path)
    default: throw Self.error("expected either \"name\" or \"path\"", decoder)
    }
    try Self.check(name ?? path ?? "", in: decoder)
    sha256 = try container.decodeIfPresent(String.self, forKey: .sha256)?.lowercased()
    if let sha256, sha256.utf8.count != 64 || !sha256.allSatisfy({ $0.isASCII && $0.isHexDigit }) {
      throw DecodingError.dataCorruptedError(
        forKey: .sha256, in: container,
        debugDescription: "\(sha256.debugDescription) is not a SHA-256 digest; expected the 64 hexadecimal digits that "
          + "`sha256sum FILE` prints")
    }
  }

  private static func check(_ text: String, in decoder: any Decoder) throws {
    guard text.allSatisfy(\.isWhitespace) else { return }
    throw error("expected a path or the name of an installed font, found \(text.debugDescription)", decoder)
  }

  private static func error(_ description: String, _ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: description))
  }
}

extension FontSetting {
  /// Finds the files of the entry.
  ///
  /// - Parameter package: The folder of the package.
  func fonts(in package: String, _ search: FontSearch) throws(FontRegistrationError) -> [FoundFont] {
    switch place {
    case .name(let name): return try search.fonts(InstalledFont(name, sha256: sha256))
    case .path(let path): return [try file(path, in: package)]
    case .text(let text):
      let isPath = text.contains("/") || (FontFolders.isFontFile(text) && exists(text, in: package))
      return isPath ? [try file(text, in: package)] : try search.fonts(InstalledFont(text, sha256: sha256))
    }
  }

  private func exists(_ path: String, in package: String) -> Bool {
    FileManager.default.fileExists(atPath: package + "/" + path)
  }

  private func file(_ path: String, in package: String) throws(FontRegistrationError) -> FoundFont {
    guard !path.hasPrefix("/"), !path.hasPrefix("~"), !path.split(separator: "/").contains("..") else {
      throw .notInPackage(
        path: path,
        reason: "leads out of the package; copy the file into the package, or write the name of an installed font")
    }
    let whole = package + "/" + path
    guard exists(path, in: package) else { throw .file(.missing(file: whole)) }
    guard ReadableFolders([package]).contains(whole) else {
      throw .notInPackage(path: whole, reason: "\(ReadableFolders.ReadingError.outside)")
    }
    let file: FontFile
    do { file = try FontFile(contentsOf: whole) } catch { throw .file(error) }
    if let sha256, file.digest != sha256 {
      throw .otherDigest(files: [.init(file: whole, sha256: file.digest)], expected: sha256)
    }
    return FoundFont(path: whole, family: nil, sha256: sha256, file: file)
  }
}
