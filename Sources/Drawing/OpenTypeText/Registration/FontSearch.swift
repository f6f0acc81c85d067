import FirstFrameLocalFiles
import FirstFrameTextEscaping
import FirstFrameTypesetting
import Foundation

/// A search for installed fonts. It lists the folders at its first question, and reads the names in the files once.
final class FontSearch {
  private let folders: FontFolders
  /// The files and the names of the families in them.
  private lazy var files = folders.files().map { (path: $0, families: FamilyNameReader.names(inFileAt: $0)) }

  init(folders: FontFolders) {
    self.folders = folders
  }

  /// Returns the files of a font: of its family, or else with its name.
  ///
  /// - Throws: ``FontRegistrationError`` if there is none, none has the digest, or one is damaged.
  func fonts(_ font: InstalledFont) throws(FontRegistrationError) -> [FoundFont] {
    let inFamily = files.filter { file in file.families.contains { $0.isName(font.name) } }
    let named = inFamily.isEmpty ? files.filter { $0.path.isPath(ofFile: font.name) } : inFamily
    guard !named.isEmpty else { throw notInstalled(font.name) }
    var found: [FoundFont] = []
    for file in named {
      found.append(
        FoundFont(
          path: file.path, family: inFamily.isEmpty ? nil : font.name, sha256: font.sha256, file: try read(file.path)))
    }
    guard let digest = font.sha256?.lowercased() else { return found }
    guard let match = found.first(where: { $0.file.digest == digest }) else {
      throw .otherDigest(
        files: found.map { FontRegistrationError.FileDigest(file: $0.path, sha256: $0.file.digest) }, expected: digest)
    }
    return [match]
  }

  private func read(_ path: String) throws(FontRegistrationError) -> FontFile {
    do { return try FontFile(contentsOf: path) } catch { throw .file(error) }
  }

  private func notInstalled(_ name: String) -> FontRegistrationError {
    let suggestion = FontSuggestion.named(name)
    let families = Set(files.flatMap(\.families)).sorted()
    // Another font of the same foundry, such as that of another script, is not what was meant.
    let similar = EditDistance.nearest(to: name, in: families).first { candidate in
      EditDistance.between(name.lettersAndDigits, candidate.lettersAndDigits) <= 2
        || candidate.lettersAndDigits.hasPrefix(name.lettersAndDigits)
        || name.lettersAndDigits.hasPrefix(candidate.lettersAndDigits)
    }
    return .notInstalled(
      name: name, folders: folders.paths, similar: suggestion == nil ? similar : nil,
      installation: suggestion?.installation)
  }
}

extension String {
  /// Whether two names of fonts are equal but for the case of letters.
  func isName(_ other: String) -> Bool { self == other || lowercased() == other.lowercased() }

  /// Whether the path leads to a file with the name, with or without its extension.
  fileprivate func isPath(ofFile name: String) -> Bool {
    let file = split(separator: "/").last.map(String.init) ?? ""
    let base = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    return file.isName(name) || base.isName(name)
  }

  fileprivate var lettersAndDigits: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}

/// A font file that was found, and the faces of it that are used.
package struct FoundFont: Sendable {
  /// An absolute path.
  package let path: String
  /// The family of the faces; `nil` for all faces of the file.
  let family: String?
  /// The digest that was expected; `nil` for any.
  let sha256: String?
  package let file: FontFile

  /// The family of the faces that are used, or else of the first face.
  package var familyName: String { faces.first?.face.familyName ?? file.faces[0].familyName }

  /// The faces, and what identifies each of them.
  private var faces: [(face: FontFace, source: String)] {
    file.faces.enumerated().compactMap { index, face in
      guard family.map(face.familyName.isName) ?? true else { return nil }
      return (face, "\(path)#\(index)")
    }
  }

  /// Adds fonts to `Typesetter.shared`, their families in their order. Of a family, faces of normal width precede narrow and
  /// wide ones, so that they are chosen.
  package static func register(_ fonts: [FoundFont]) {
    let faces = fonts.flatMap(\.faces)
    var families: [String] = []
    for (face, _) in faces where !families.contains(where: face.familyName.isName) { families.append(face.familyName) }
    Typesetter.updateShared { typesetter in
      for family in families {
        for (face, source) in faces.filter({ $0.face.familyName.isName(family) }).inOrderOfWidth {
          typesetter.library.register(face, source: source)
        }
      }
      if !faces.isEmpty { typesetter.bidi = FriBidiResolver() }
    }
  }
}

extension [(face: FontFace, source: String)] {
  fileprivate var inOrderOfWidth: Self {
    enumerated().sorted { ($0.element.face.widthDistance, $0.offset) < ($1.element.face.widthDistance, $1.offset) }
      .map(\.element)
  }
}

extension TypefaceLibrary {
  fileprivate mutating func register(_ face: FontFace, source: String) {
    register(family: face.familyName, weights: face.weights, isItalic: face.isItalic, source: source) { weight in
      face.typeface(weight: weight)
    }
  }
}
