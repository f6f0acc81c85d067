public import Foundation

/// What an assertion that failed leaves to look at.
public struct ArtifactSet: Hashable, Sendable {
  /// The folder of the files, as an absolute path; its last part is the reference's file name.
  public let folder: String
  public let files: [File]
  /// Why the files could not be written; nil where they were.
  public let problem: String?

  /// One file of a set.
  public struct File: Hashable, Sendable {
    public let role: Role
    /// The file's name, such as `actual.png`.
    public let name: String
    public let data: Data
  }

  /// What a file of a set shows.
  public enum Role: Hashable, Sendable {
    case reference, actual
    /// Something that tells the two apart, made by the format.
    case difference
  }

  /// The absolute path of the first file with a role; nil where there is none on disk.
  public func path(of role: Role) -> String? {
    guard problem == nil else { return nil }
    return files.first { $0.role == role }.map { folder + "/" + $0.name }
  }
}
