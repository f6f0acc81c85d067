public import Foundation
public import OpenTypeText

/// The bytes of a file or an array, for a font.
public final class CGDataProvider: Sendable {
  public let data: Data?
  let name: String

  /// Reads a file; `nil` if it cannot be read.
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

  /// Reads a TrueType or OpenType font; `nil` if it is neither.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let file = try? FontFile(data: Array(data), name: provider.name) else { return nil }
    self.file = file
  }

  /// The family of the first face, or its full name where the file has one.
  public var fullName: String? { file.faces.first?.familyName }
  public var postScriptName: String? { file.faces.first?.familyName }
}
