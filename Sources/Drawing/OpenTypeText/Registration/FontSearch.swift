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

  /// Returns the files of a font: of its family, or else with its name; of a font with a digest, the file that has it.
  ///
  /// - Throws: ``FontRegistrationError`` if there is none, none has the digest, or one is damaged. Other files may be
  ///   damaged if one has the digest.
  func fonts(_ font: InstalledFont) throws(FontRegistrationError) -> [FoundFont] {
    let inFamily = files.filter { file in file.families.contains { $0.isName(font.name) } }
    let named = inFamily.isEmpty ? files.filter { $0.path.isPath(ofFile: font.name) } : inFamily
    guard !named.isEmpty else { throw notInstalled(font.name) }
    let family = inFamily.isEmpty ? nil : font.name
    let paths = named.map(\.path)
    if let digest = font.sha256?.lowercased() { return [try file(withDigest: digest, of: family, among: paths)] }
    var found: [FoundFont] = []
    for path in paths { found.append(FoundFont(path: path, family: family, sha256: nil, file: try read(path))) }
    return found
  }

  /// Returns the first file with a digest. Files after it are not read: collections of a family can be large.
  private func file(
    withDigest digest: String, of family: String?, among paths: [String]
  ) throws(FontRegistrationError) -> FoundFont {
    var others: [FontRegistrationError.FileDigest] = []
    var failure: FontRegistrationError?
    for path in paths {
      let file: FontFile
      do { file = try read(path) } catch {
        failure = failure ?? error
        continue
      }
      if file.digest == digest { return FoundFont(path: path, family: family, sha256: digest, file: file) }
      others.append(FontRegistrationError.FileDigest(file: path, sha256: file.digest))
    }
    // The damaged file can be the one that had the digest.
    throw failure ?? .otherDigest(files: others, expected: digest)
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
