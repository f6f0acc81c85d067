/// The command that makes what was drawn the reference.
package enum AcceptCommand {
  /// Without what to accept.
  static let start = "swift run firstframe accept"

  /// For all snapshots that wait for a decision.
  package static let all = start + " --all"

  /// For some snapshots, by their paths.
  package static func line(for snapshots: [String]) -> String {
    ([start] + snapshots.map(quoted)).joined(separator: " ")
  }

  /// An argument as a shell takes it. The page's script does the same.
  private static func quoted(_ argument: String) -> String {
    let isPlain =
      !argument.isEmpty
      && argument.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "/._-".unicodeScalars.contains(scalar)
      }
    return isPlain ? argument : "'" + argument.replacing("'", with: "'\\''") + "'"
  }
}
