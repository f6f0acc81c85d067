public import HeadlessUIKit
public import OpenTypeText

/// A font file.
public final class CGFont: Sendable {
  /// The file, with its faces.
  public let file: FontFile

  /// Creates a font from a TrueType or OpenType file, or returns `nil` if the data is neither.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let file = try? FontFile(data: Array(data), name: provider.fileName ?? "font")
    else { return nil }
    self.file = file
  }

  /// The family name of the first face; `nil` if there is no face. It replaces the full name, which is not available.
  public var fullName: String? { file.faces.first?.familyName }
  /// The family name of the first face; `nil` if there is no face. It replaces the PostScript name, which is not
  /// available.
  public var postScriptName: String? { file.faces.first?.familyName }
}
