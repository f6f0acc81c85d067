public import HeadlessUIKit
public import OpenTypeText

/// A font file.
public final class CGFont: Sendable {
  /// The file, with its faces.
  public let file: FontFile

  /// Reads a TrueType or OpenType font; `nil` if it is neither.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let file = try? FontFile(data: Array(data), name: provider.fileName ?? "font")
    else { return nil }
    self.file = file
  }

  /// The family of the first face, or its full name where the file has one.
  public var fullName: String? { file.faces.first?.familyName }
  public var postScriptName: String? { file.faces.first?.familyName }
}
