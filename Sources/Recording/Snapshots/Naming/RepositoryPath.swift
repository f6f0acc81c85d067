import FirstFrameLocalFiles
import Foundation

/// The paths of sources below the repository that contains them. Systems of continuous integration know no others.
enum RepositoryPath {
  /// Returns the path of a file below the nearest folder with `.git`, or else below the checkout of the machine, or else
  /// below its package; `nil` if there is none of them.
  ///
  /// A checkout in a container may have no `.git`.
  ///
  /// - Parameters:
  ///   - file: An absolute path.
  ///   - variables: The environment, which may name the checkout.
  static func path(
    of file: String, variables: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    guard file.hasPrefix("/") else { return nil }
    let folders = sequence(first: file.parentFolder) { $0 == "/" ? nil : $0.parentFolder }
    let root =
      folders.first { has(".git", in: $0) }
      ?? EnvironmentVariable.gitHubWorkspace.value(in: variables).flatMap { file.hasPrefix($0 + "/") ? $0 : nil }
      ?? folders.first { has("Package.swift", in: $0) }
    guard let root, root != "/" else { return nil }
    return String(file.dropFirst(root.count + 1))
  }

  private static func has(_ name: String, in folder: String) -> Bool {
    // The folder of a worktree has a file `.git`.
    access(folder + "/" + name, F_OK) == 0
  }
}
