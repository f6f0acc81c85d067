public import FirstFrameTypesetting
import Foundation

/// A font file: TrueType or OpenType, one face or a collection, with fixed weights or variable ones.
///
/// Nothing is looked up in the system: a file is read from where it is said to be, and is checked before anything
/// is drawn with it.
///
/// ```swift
/// var library = TypefaceLibrary.builtIn
/// library.register(try FontFile(contentsOf: "Fonts/Inter.otf"))
/// let font = Font(family: "Inter", size: 17, weight: .semibold)
/// ```
public struct FontFile: Sendable {
  /// The faces, in the order of the file; never empty.
  public let faces: [FontFace]

  private let bytes: FontBytes

  /// Reads a file.
  ///
  /// - Throws: ``FontFileError``, which names the file and what is wrong with it.
  public init(contentsOf path: String) throws(FontFileError) {
    try self.init(try FontFileReader.bytes(ofFileAt: path), name: path)
  }

  /// Takes the bytes of a file.
  ///
  /// - Parameter name: What errors call the file.
  /// - Throws: ``FontFileError``, which names the file and what is wrong with it.
  public init(data: [UInt8], name: String) throws(FontFileError) {
    guard data.count <= FontFileReader.largestSize else {
      throw .tooLarge(file: name, byteCount: data.count, limit: FontFileReader.largestSize)
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

  /// The SHA-256 of the file's bytes, as 64 hexadecimal digits in lower case.
  public var digest: String { bytes.digest }

  /// Adds every face to its family for all labels, pictures and dumps of the process, and lets text run in the
  /// direction of its script.
  ///
  /// Call it before the first snapshot: views keep the sizes that they have measured.
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
  /// Adds every face of a font file to the family that the file says it belongs to, with its weights and slant.
  public mutating func register(_ file: FontFile) {
    for face in file.faces {
      register(family: face.familyName, weights: face.weights, isItalic: face.isItalic) { weight in
        face.typeface(weight: weight)
      }
    }
  }
}

extension Typesetter {
  /// Adds every face of a font file to its family, and lets text run in the direction of its script.
  public mutating func register(_ file: FontFile) {
    library.register(file)
    bidi = FriBidiResolver()
  }
}
