public import Foundation
public import OpenTypeText

/// The bytes of a font, from a file or from memory.
public final class CGDataProvider: Sendable {
  public let data: Data?
  let name: String

  /// Creates a provider for the bytes of a file, or returns `nil` if the file cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
    name = url.lastPathComponent
  }

  public init?(filename: String) {
    guard let data = FileManager.default.contents(atPath: filename) else { return nil }
    self.data = data
    name = filename
  }

  public init?(data: Data) {
    self.data = data
    name = "font"
  }
}

/// A font file.
public final class CGFont: Sendable {
  /// The file, with its faces.
  public let file: FontFile

  /// Creates a font from a TrueType or OpenType file, or returns `nil` if the data is neither.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let file = try? FontFile(data: Array(data), name: provider.name) else { return nil }
    self.file = file
  }

  /// The family name of the first face; `nil` if there is no face. It replaces the full name, which is not available.
  public var fullName: String? { file.faces.first?.familyName }
  /// The family name of the first face; `nil` if there is no face. It replaces the PostScript name, which is not
  /// available.
  public var postScriptName: String? { file.faces.first?.familyName }
}
