import FirstFrameLocalFiles
import FirstFrameTextEscaping
import Foundation

/// The git repository that contains a folder.
struct GitRepository: Hashable {
  /// The folder that paths are relative to.
  let folder: String

  /// The status of a file between two revisions.
  enum Status: String {
    case added = "A"
    case removed = "D"
    case changed = "M"
  }

  /// The object name of a commit.
  func commit(_ revision: String) throws(GitError) -> String {
    let result = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
    guard result.status == 0, !result.text.isEmpty else {
      guard try isWorkingTree() else { throw .noRepository(folder: folder) }
      throw .unknownRevision(revision, reason: Self.reason(result, orElse: "see `git branch -a` and `git log`"))
    }
    return result.text
  }

  func isWorkingTree() throws(GitError) -> Bool {
    try run(["rev-parse", "--is-inside-work-tree"]).text == "true"
  }

  func mergeBase(_ first: String, _ second: String) throws(GitError) -> String {
    try text(["merge-base", first, second])
  }

  /// The files below a path that differ, relative to ``folder``.
  ///
  /// - Parameter head: The second revision; `nil` for the working tree, including untracked files.
  func changes(from base: String, to head: String?, below path: String) throws(GitError) -> [(Status, path: String)] {
    let revisions = [base, head].compactMap { $0 }
    let output = try text(
      ["diff", "--name-status", "--no-renames", "--no-ext-diff", "--relative", "-z"] + revisions + ["--", path])
    let fields = output.split(separator: "\0").map(String.init)
    var changes = stride(from: 0, to: fields.count - 1, by: 2).map { index in
      (Status(rawValue: fields[index]) ?? .changed, path: fields[index + 1])
    }
    if head == nil {
      let untracked = try text(["ls-files", "--others", "--exclude-standard", "-z", "--", path])
      changes += untracked.split(separator: "\0").map { (.added, path: String($0)) }
    }
    return changes.sorted { $0.path < $1.path }
  }

  /// The contents of a file in a revision, or in the working tree if `revision` is `nil`.
  func file(_ path: String, in revision: String?) throws(GitError) -> Data {
    guard let revision else {
      do {
        return try ReadableFolders([folder]).read(folder + "/" + path)
      } catch {
        throw .file(folder + "/" + path, reason: error == .outside ? "leads out of the package" : "\(error)")
      }
    }
    return try output(["cat-file", "blob", "\(revision):./\(path)"])
  }

  /// Returns the output of a command of git as text, without line breaks at its ends.
  func text(_ arguments: [String]) throws(GitError) -> String {
    String(decoding: try output(arguments), as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// Returns the output of a command of git, which must succeed.
  func output(_ arguments: [String]) throws(GitError) -> Data {
    let result = try run(arguments)
    guard result.status == 0 else {
      throw .failed(command: arguments[0], reason: Self.reason(result, orElse: "status \(result.status)"))
    }
    return result.output
  }

  /// Runs a command of git, and returns its result even if it failed.
  func run(_ arguments: [String]) throws(GitError) -> ChildProcess.Result {
    guard let result = ChildProcess.run("git", ["-C", folder] + arguments) else { throw .noGit }
    return result
  }

  private static func reason(_ result: ChildProcess.Result, orElse message: String) -> String {
    result.errors.split(separator: "\n").first.map { String($0).escapedForTerminalLine } ?? message
  }
}

/// A reason why git, or a file of its working tree, could not be used.
enum GitError: Error, CustomStringConvertible {
  case noGit
  case noRepository(folder: String)
  case unknownRevision(String, reason: String)
  case failed(command: String, reason: String)
  case file(String, reason: String)

  var description: String {
    switch self {
    case .noGit: "there is no `git` in `PATH`; install it, then run the command again"
    case .noRepository(let folder): "\(folder) is not in a working tree of git; run `git init` there first"
    case .unknownRevision(let name, let reason): "git has no revision '\(name.escapedForTerminalLine)': \(reason)"
    case .failed(let command, let reason): "`git \(command)` failed: \(reason)"
    case .file(let path, let reason): "\(path): \(reason)"
    }
  }
}
