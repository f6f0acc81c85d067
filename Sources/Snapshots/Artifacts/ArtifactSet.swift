/// What an assertion that failed leaves to look at.
public struct ArtifactSet: Hashable, Sendable {
  /// The folder of the files, as an absolute path; its last part is the reference's file name.
  public let folder: String
  public let files: [File]
  /// Why the files could not be written; nil where they were.
  public let problem: String?

  /// The absolute path of the first file with a role; nil where there is none on disk.
  public func path(of role: Role) -> String? {
    guard problem == nil else { return nil }
    return files.first { $0.role == role }.map { folder + "/" + $0.name }
  }
}
