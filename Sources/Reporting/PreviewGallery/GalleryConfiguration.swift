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
    try decoder.refuseUnknownKeys(CodingKeys.self)
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
}

extension GalleryConfiguration {
  /// The parts of `firstframe.json` that concern a gallery.
  private struct File: Decodable {
    let gallery: GalleryConfiguration?
  }

  /// Reads `firstframe.json` in the folder of a package; the defaults if there is no such file.
  package init(ofPackage folder: String) throws(GalleryConfigurationError) {
    do {
      self = try ConfigurationFile.read(File.self, ofPackage: folder)?.gallery ?? GalleryConfiguration()
    } catch {
      throw GalleryConfigurationError(path: error.path, reason: error.reason)
    }
  }
}

/// Why `firstframe.json` does not describe a gallery.
package struct GalleryConfigurationError: Error, CustomStringConvertible {
  package let path: String
  package let reason: String

  package var description: String { "\(path): \(reason)" }
}
