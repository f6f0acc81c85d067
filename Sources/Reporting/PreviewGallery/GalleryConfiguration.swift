import FirstFrameLocalFiles
import Foundation

/// The key `gallery` of `firstframe.json`: how a library's gallery presents itself.
package struct GalleryConfiguration: Decodable, Equatable, Sendable {
  /// The title; `nil` for the name of the package.
  package let title: String?
  package let accent: AccentColor?

  enum CodingKeys: String, CodingKey, CaseIterable {
    case title, accent
  }

  package init(title: String? = nil, accent: AccentColor? = nil) {
    (self.title, self.accent) = (title, accent)
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let found = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
    if let unknown = found.first(where: { CodingKeys(rawValue: $0) == nil }) {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "unknown key \"\(unknown)\"; expected one of "
            + CodingKeys.allCases.map(\.rawValue).joined(separator: ", ")))
    }
    title = try container.decodeIfPresent(String.self, forKey: .title)
    if let title, title.allSatisfy(\.isWhitespace) {
      throw DecodingError.dataCorruptedError(
        forKey: .title, in: container,
        debugDescription: "expected a title, found only spaces; remove the key to use "
          + "the name of the package")
    }
    let text = try container.decodeIfPresent(String.self, forKey: .accent)
    accent = text.flatMap(AccentColor.init)
    if let text, accent == nil {
      throw DecodingError.dataCorruptedError(
        forKey: .accent, in: container,
        debugDescription: "\(text.debugDescription) is not a color; expected # and six hexadecimal digits, such as "
          + "\"#0A7AFF\"")
    }
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension GalleryConfiguration {
  /// The parts of `firstframe.json` that concern a gallery.
  private struct File: Decodable {
    let gallery: GalleryConfiguration?
  }

  /// Reads `firstframe.json` in the folder of a package; the defaults if there is no such file.
  package init(ofPackage folder: String) throws(GalleryConfigurationError) {
    let path = folder + "/" + Self.fileName
    guard FileManager.default.fileExists(atPath: path) else {
      self.init()
      return
    }
    do {
      self = try JSONDecoder().decode(File.self, from: LocalFile.read(path)).gallery ?? GalleryConfiguration()
    } catch let error as DecodingError {
      throw GalleryConfigurationError(path: path, reason: error.explanation)
    } catch {
      throw GalleryConfigurationError(path: path, reason: "the file cannot be read: \(FileFailure(error))")
    }
  }

  package static let fileName = "firstframe.json"
}

/// Why `firstframe.json` does not describe a gallery.
package struct GalleryConfigurationError: Error, CustomStringConvertible {
  package let path: String
  package let reason: String

  package var description: String { "\(path): \(reason)" }
}
