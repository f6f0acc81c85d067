/// Why two revisions could not be compared.
enum DiffError: Error, CustomStringConvertible {
  case noGit
  case notRange(String)
  case unknownRevision(String, reason: String)
  case git(command: String, reason: String)
  case unwritable(String, reason: String)

  var description: String {
    switch self {
    case .noGit: "there is no `git` on the path; install it, then type the command again"
    case .notRange(let text):
      "'\(text.printable)' names no revisions; expected BASE..HEAD, such as main..HEAD, or BASE alone for what is not committed"
    case .unknownRevision(let name, let reason): "git knows no revision '\(name.printable)': \(reason)"
    case .git(let command, let reason): "`git \(command)` failed: \(reason)"
    case .unwritable(let path, let reason): "\(path): \(reason)"
    }
  }
}
