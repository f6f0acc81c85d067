import FirstFrameSnapshots

/// The command that makes what was drawn the reference.
package enum AcceptCommand {
  /// Without what to accept.
  static let start = "swift run firstframe accept"

  /// For all snapshots that wait for a decision.
  package static let all = start + " --all"

  /// For some snapshots, by their paths.
  package static func line(for snapshots: [String]) -> String {
    ([start] + snapshots.map(argument)).joined(separator: " ")
  }

  /// The path, quoted only if necessary. The page's script does the same.
  private static func argument(_ path: String) -> String {
    let isPlain =
      !path.isEmpty
      && path.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "/._-".unicodeScalars.contains(scalar)
      }
    return isPlain ? path : path.quotedForShell
  }
}
