import Foundation

/// A problem with one of a target's resources.
package struct ResourceFinding: Codable, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  package var file: String
  package var reason: String
  /// A suggestion for solving the problem.
  package var remedy: String

  package init(file: String, reason: String, remedy: String) {
    self.file = file
    self.reason = reason
    self.remedy = remedy
  }

  package var description: String { "\(file): \(reason); \(remedy)" }
}

/// The reason why the resources of a target cannot be compiled. No file has been written.
package enum ResourcePortingError: Error, Hashable, CustomStringConvertible {
  /// A resource of the target does not exist.
  case missingResource(path: String)
  case unreadable(path: String, reason: String)
  /// The contents of a file are not in the expected format.
  case invalidFile(path: String, reason: String)
  /// A catalog names a file outside its own folder.
  case pathLeavesFolder(path: String, name: String)
  /// A file is outside of the package, or is not a regular file.
  case notReadable(path: String, reason: String)
  /// Folders link to each other.
  case cyclicFolder(path: String)
  case unwritable(path: String, reason: String)

  package var description: String {
    switch self {
    case .missingResource(let path):
      "\(path): there is no such resource; correct the target's resources in the manifest"
    case .unreadable(let path, let reason): "\(path): cannot be read (\(reason)); check its permissions"
    case .invalidFile(let path, let reason): "\(path): \(reason); correct the file"
    case .pathLeavesFolder(let path, let name):
      "\(path): the file name \"\(name)\" leads out of the folder; name a file beside Contents.json"
    case .notReadable(let path, let reason): "\(path): \(reason)"
    case .cyclicFolder(let path): "\(path): the folder contains itself through a symbolic link; remove the link"
    case .unwritable(let path, let reason): "\(path): cannot be written (\(reason)); check permissions and free space"
    }
  }
}
