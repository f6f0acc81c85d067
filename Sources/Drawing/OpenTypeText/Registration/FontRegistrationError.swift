import FirstFrameTypesetting

/// The reason why fonts cannot be registered. No font is registered then.
public indirect enum FontRegistrationError: Error, Hashable, Sendable {
  /// A font file and its digest.
  public struct FileDigest: Hashable, Sendable {
    public let file: String
    /// The SHA-256 digest of the file, in hexadecimal.
    public let sha256: String
  }

  /// The file cannot be used.
  case file(FontFileError)
  /// No file has the family or the name.
  ///
  /// - Parameters:
  ///   - similar: An installed family with a similar name.
  ///   - installation: The commands that install the font, if they are known.
  case notInstalled(name: String, folders: [String], similar: String?, installation: String?)
  /// The files of the font have other digests.
  case otherDigest(files: [FileDigest], expected: String)
  /// A path of the setting leads to no font file in the package.
  case notInPackage(path: String, reason: String)
  /// The setting cannot be read.
  case setting(file: String, reason: String)
  /// An entry of the setting `fonts` cannot be used.
  case entry(index: Int, file: String, FontRegistrationError)
}

extension FontRegistrationError: CustomStringConvertible {
  /// One line, which names the file, what was expected, and what to type next.
  public var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .notInstalled(let name, let folders, let similar, let installation):
      "no installed font has the family or file name \"\(name)\" (searched \(folders.joined(separator: ", "))); "
        + (similar.map { "did you mean \"\($0)\"?" }
          ?? installation.map { "type `\($0)`" } ?? "install it, or put its file into the package and name its path")
    case .otherDigest(let files, let expected):
      Self.description(of: files, expected: expected)
    case .notInPackage(let path, let reason): "\(path): \(reason)"
    case .setting(let file, let reason): "\(file): \(reason)"
    case .entry(let index, let file, let error): "\(file): at fonts[\(index)]: \(error)"
    }
  }

  private static func description(of files: [FileDigest], expected: String) -> String {
    let found = files.map { "\($0.file) has the SHA-256 digest \($0.sha256)" }.joined(separator: ", ")
    let actual = files.count == 1 ? files[0].sha256 : "the digest of the file to use"
    return "\(found), expected \(expected): another version of the font draws other pixels. Install the expected "
      + "version; or write \"sha256\": \"\(actual)\", and record the references that it draws again: "
      + "SNAPSHOT_TESTING_RECORD=failed swift test"
  }
}
