@_spi(Porting) public import HeadlessUIKit
public import OpenTypeText

/// A font without a size: of a file, or a registered one.
public final class CGFont: Sendable {
  private let name: String?
  /// The file, with its faces; `nil` for a font that is registered.
  public let file: FontFile?

  /// Creates a font from a TrueType or OpenType file, or returns `nil` if the data is neither.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let file = try? FontFile(data: Array(data), name: provider.fileName ?? "font")
    else { return nil }
    self.file = file
    name = file.faces.first?.familyName
  }

  /// Finds a registered font, or returns `nil` if none has the name.
  public init?(_ name: CFString) {
    guard UIFont(name: name, size: 1) != nil else { return nil }
    (self.name, file) = (name, nil)
  }

  /// The family name of the first face; `nil` if there is no face. It replaces the full name, which is not available.
  public var fullName: String? { name }
  /// The family name of the first face; `nil` if there is no face. It replaces the PostScript name, which is not
  /// available.
  public var postScriptName: String? { name }
}

@_spi(Porting) extension CGFont: NamedFont {
  public var nameOfFont: String? { name }
}
