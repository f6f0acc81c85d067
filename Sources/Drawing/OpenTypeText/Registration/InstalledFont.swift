/// A font that is installed on the machine, by the name of its family or of its file.
///
/// Two machines can have different versions of a font, which draw different pixels. With a digest, only the file that has
/// it is used.
///
/// ```swift
/// try FontFile.registerInstalled(["Noto Color Emoji", "Noto Sans CJK JP"])
/// ```
public struct InstalledFont: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A family such as `Noto Sans Thai`, or a file such as `NotoSansThai-Regular.ttf`. The case of letters is ignored.
  public var name: String
  /// The SHA-256 digest of the file, in hexadecimal; `nil` for all files of the family.
  public var sha256: String?

  public init(_ name: String, sha256: String? = nil) {
    self.name = name
    self.sha256 = sha256
  }

  public init(stringLiteral name: String) {
    self.init(name)
  }
}

extension FontFile {
  /// Adds installed fonts to `Typesetter.shared`, like ``register()``. Characters that a text's own font lacks are taken
  /// from them, in their order.
  ///
  /// Call it before the first snapshot. A file that this function or `firstframe.json` has registered is not added again.
  ///
  /// - Throws: ``FontRegistrationError``; no font is registered then.
  public static func registerInstalled(_ fonts: [InstalledFont]) throws(FontRegistrationError) {
    let search = FontSearch(folders: .standard)
    var found: [FoundFont] = []
    for font in fonts { found += try search.fonts(font) }
    FoundFont.register(found)
  }
}
