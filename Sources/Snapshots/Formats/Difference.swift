public import Foundation
public import ImageComparison

/// How two values of a format differ, in words and in files.
public struct Difference: Sendable {
  /// A phrase that ends a sentence begun with "it differs from its reference:".
  public let summary: String
  /// The pixels that differ, where the format has pixels.
  public let pixels: DifferingPixels?
  /// What shows the difference, such as a picture or a list of lines.
  public let files: [File]

  public init(summary: String, pixels: DifferingPixels? = nil, files: [File] = []) {
    self.summary = summary
    self.pixels = pixels
    self.files = files
  }

  /// A file that shows a difference.
  public struct File: Sendable {
    /// The name without extension, such as `difference`.
    public let name: String
    public let pathExtension: String
    public let data: Data

    public init(name: String, pathExtension: String, data: Data) {
      self.name = name
      self.pathExtension = pathExtension
      self.data = data
    }
  }
}
