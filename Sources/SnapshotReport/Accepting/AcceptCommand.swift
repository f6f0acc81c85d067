/// The command that makes what was drawn the reference.
package enum AcceptCommand {
  /// Without what to accept.
  static let start = "swift run firstframe accept"

  /// For all snapshots that wait for a decision.
  package static let all = start + " --all"

  /// For some snapshots, by their paths.
  package static func line(for snapshots: [String]) -> String {
    ([start] + snapshots.map(\.quotedForShell)).joined(separator: " ")
  }
}

extension String {
  /// The text as one argument of a shell command, quoted if necessary. The report's script quotes in the same way.
  package var quotedForShell: String {
    let isPlain =
      !isEmpty
      && unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "/._-".unicodeScalars.contains(scalar)
      }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
