public import Foundation

/// The bytes of a font or an image.
public final class CGDataProvider: Sendable {
  public let data: Data?
  /// The name of the file, for messages; `nil` if the bytes are from elsewhere. Not part of Core Graphics.
  public let fileName: String?

  /// Reads a file; `nil` if it cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
    fileName = url.lastPathComponent
  }

  /// Reads a file; `nil` if it cannot be read.
  public convenience init?(filename: String) {
    self.init(url: URL(fileURLWithPath: filename))
  }

  public init?(data: Data) {
    self.data = data
    fileName = nil
  }
}
