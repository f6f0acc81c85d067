public import FirstFrameTypesetting
import Foundation

/// A TrueType or OpenType font file, with one face or a collection of faces, static or variable.
///
/// A file is read from the given path, and validated before use. Only ``registerInstalled(_:)`` and the setting `fonts`
/// of `firstframe.json` look for files in the folders of installed fonts.
///
/// ```swift
/// var library = TypefaceLibrary.builtIn
/// library.register(try FontFile(contentsOf: "Fonts/Inter.otf"))
/// let font = Font(family: "Inter", size: 17, weight: .semibold)
/// ```
public struct FontFile: Sendable {
  /// The faces in the order of the file; at least one.
  public let faces: [FontFace]

  private let bytes: FontBytes

  /// Reads and validates a font file.
  ///
  /// - Throws: ``FontFileError``, which names the file and what is wrong with it.
  public init(contentsOf path: String) throws(FontFileError) {
    try self.init(try FontFileReader.bytes(ofFileAt: path), name: path)
  }

  /// Validates the bytes of a font file.
  ///
  /// - Parameters:
  ///   - data: The contents of a TrueType or OpenType font or collection, at most 256 MiB.
  ///   - name: The file's name in error messages.
  /// - Throws: ``FontFileError``, which names the file and what is wrong with it.
  public init(data: [UInt8], name: String) throws(FontFileError) {
    guard data.count <= FontFileReader.maximumSize else {
      throw .tooLarge(file: name, byteCount: data.count, limit: FontFileReader.maximumSize)
    }
    try self.init(FontBytes(data), name: name)
  }

  private init(_ bytes: FontBytes, name: String) throws(FontFileError) {
    if let format = UnusableFormat(bytes) { throw .unsupportedFormat(file: name, format) }
    let fallback = name.split(separator: "/").last.map(String.init) ?? name
    var faces: [FontFace] = []
    var face = 0
    do {
      for offset in try FaceOffsets(bytes).offsets {
        faces.append(try FontFace(bytes, index: face, offset: offset, fallbackName: fallback))
        face += 1
      }
    } catch {
      throw .damaged(file: name, face: face, place: error.place, reason: error.reason)
    }
    self.faces = faces
    self.bytes = bytes
  }

  /// The SHA-256 digest of the file's bytes, as 64 lowercase hexadecimal digits.
  package var digest: String { bytes.digest }

  /// Adds all faces to `Typesetter.shared`, which typesets the text of all labels, images and dumps of the process,
  /// and enables the whole bidirectional algorithm (`FriBidiResolver`).
  ///
  /// Call it before the first snapshot, because views cache the sizes that they have measured.
  ///
  /// ```swift
  /// try FontFile(contentsOf: "Fonts/Inter.otf").register()
  /// label.font = UIFont(name: "Inter", size: 17)
  /// ```
  public func register() {
    Typesetter.updateShared { $0.register(self) }
  }
}

extension TypefaceLibrary {
  /// Adds all faces of a font file, with the family names, weights and slants in the file.
  public mutating func register(_ file: FontFile) {
    for face in file.faces { register(face) }
  }

  /// Adds a face of a font file.
  ///
  /// - Parameter source: What identifies the face. A face from this source is not added again; `nil` if unknown.
  mutating func register(_ face: FontFace, source: String? = nil) {
    register(family: face.familyName, weights: face.weights, isItalic: face.isItalic, source: source) { weight in
      face.typeface(weight: weight)
    }
  }
}

extension Typesetter {
  /// Adds all faces of a font file, and enables the whole bidirectional algorithm (`FriBidiResolver`).
  public mutating func register(_ file: FontFile) {
    library.register(file)
    bidi = FriBidiResolver()
  }
}
