import FirstFrameChildProcesses
import Foundation

/// The git repository that contains a folder.
struct GitRepository {
  /// The folder that paths are relative to.
  let folder: String

  /// The status of a file between two revisions.
  enum Status: String {
    case added = "A"
    case removed = "D"
    case changed = "M"
  }

  /// The object name of a commit.
  func commit(_ revision: String) throws(DiffError) -> String {
    let result = try run(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
    guard result.status == 0, !result.text.isEmpty else {
      throw .unknownRevision(revision, reason: Self.reason(result, orElse: "see `git branch -a` and `git log`"))
    }
    return result.text
  }

  func mergeBase(_ first: String, _ second: String) throws(DiffError) -> String {
    try text(["merge-base", first, second])
  }

  /// The files below a path that differ, relative to ``folder``.
  ///
  /// - Parameter head: The second revision; `nil` for the working tree, including untracked files.
  func changes(from base: String, to head: String?, below path: String) throws(DiffError) -> [(Status, path: String)] {
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
  func file(_ path: String, in revision: String?) throws(DiffError) -> Data {
    guard let revision else {
      guard let data = FileManager.default.contents(atPath: folder + "/" + path) else {
        throw .file(folder + "/" + path, reason: "cannot be read")
      }
      return data
    }
    return try output(["cat-file", "blob", "\(revision):./\(path)"])
  }

  private func text(_ arguments: [String]) throws(DiffError) -> String {
    String(decoding: try output(arguments), as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  private func output(_ arguments: [String]) throws(DiffError) -> Data {
    let result = try run(arguments)
    guard result.status == 0 else {
      throw .git(command: arguments[0], reason: Self.reason(result, orElse: "status \(result.status)"))
    }
    return result.output
  }

  private func run(_ arguments: [String]) throws(DiffError) -> ChildProcess.Result {
    guard let result = ChildProcess.run("git", ["-C", folder] + arguments) else { throw .noGit }
    return result
  }

  private static func reason(_ result: ChildProcess.Result, orElse message: String) -> String {
    result.errors.split(separator: "\n").first.map { String($0).printable } ?? message
  }
}

/// Two revisions, or one revision and the working tree.
struct RevisionRange: Hashable {
  let base: String
  /// The second revision; `nil` for the working tree.
  let head: String?
  /// Whether to compare with the merge base, as `...` means in git.
  let startsAtMergeBase: Bool

  /// Reads `BASE..HEAD`, `BASE...HEAD` or `BASE`; an omitted end is `HEAD`.
  init(_ text: String) throws(DiffError) {
    guard !text.isEmpty, !text.hasPrefix("-") else { throw .notRange(text) }
    for dots in ["...", ".."] {
      guard let range = text.range(of: dots) else { continue }
      let (start, end) = (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
      guard !(start.isEmpty && end.isEmpty), !end.contains(".."), !end.hasPrefix("-") else { throw .notRange(text) }
      (base, head) = (start.isEmpty ? "HEAD" : start, end.isEmpty ? "HEAD" : end)
      startsAtMergeBase = dots == "..."
      return
    }
    (base, head, startsAtMergeBase) = (text, nil, false)
  }
}

/// A reason why two revisions could not be compared.
enum DiffError: Error, CustomStringConvertible {
  case noGit
  case notRange(String)
  case unknownRevision(String, reason: String)
  case git(command: String, reason: String)
  case file(String, reason: String)

  var description: String {
    switch self {
    case .noGit: "there is no `git` in `PATH`; install it, then run the command again"
    case .notRange(let text):
      "'\(text.printable)' is not a range of revisions; expected BASE..HEAD, such as main..HEAD, or BASE alone for uncommitted changes"
    case .unknownRevision(let name, let reason): "git has no revision '\(name.printable)': \(reason)"
    case .git(let command, let reason): "`git \(command)` failed: \(reason)"
    case .file(let path, let reason): "\(path): \(reason)"
    }
  }
}
