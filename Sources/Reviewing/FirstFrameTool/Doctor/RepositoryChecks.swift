import FirstFrameLocalFiles
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTextEscaping
import Foundation

/// Checks that artifacts can be written and are not stale.
struct ArtifactsCheck: DoctorCheck {
  let folders: ReviewFolders

  func findings() -> [Finding] {
    let artifacts = folders.artifacts[0]
    guard FileManager.default.fileExists(atPath: artifacts) else {
      return [.note("artifacts", "there are none yet", remedy: "swift test")]
    }
    guard access(artifacts, W_OK | X_OK) == 0 else {
      return [
        .problem(
          "permissions", "you have no permission to write to \(artifacts)",
          remedy: "sudo chown -R \"$USER\" \(artifacts.quotedForShell)")
      ]
    }
    do {
      return try findings(in: ChangeSearch(folders).pending())
    } catch {
      return [.problem("artifacts", "\(error)", remedy: "rm -r \(artifacts.quotedForShell) && swift test")]
    }
  }

  private func findings(in pending: PendingChanges) -> [Finding] {
    let acceptor = ChangeAcceptor(references: folders.references)
    var (stale, undecidedCount) = ([String](), 0)
    for change in pending.changes {
      switch try? acceptor.status(of: change) {
      case .undecided: undecidedCount += 1
      case .stale: stale.append(change.name.path)
      case .accepted, nil: break
      }
    }
    var findings: [Finding] = []
    if let first = stale.first {
      findings.append(
        .problem(
          "artifacts", "\(stale.count) older than their references, such as \(first.escapedForTerminalLine)",
          remedy: "swift test"))
    }
    if !pending.unknown.isEmpty {
      findings.append(.note("artifacts", "\(pending.unknown.count) are left from an earlier run", remedy: "swift test"))
    }
    if undecidedCount > 0 {
      let review = "\(SuggestedCommands.process.tool) review"
      findings.append(.note("artifacts", "\(undecidedCount) pending", remedy: review))
    }
    return findings.isEmpty ? [.fine("artifacts", "no decisions are pending")] : findings
  }
}

/// Checks that git neither changes the bytes of references nor tracks artifacts.
struct GitCheck: DoctorCheck {
  let references: String
  let artifacts: String

  private static let lines = ["*.png binary", "__Snapshots__/**/*.txt -text", "__Snapshots__/**/*.json -text"]

  func findings() -> [Finding] {
    let folder = references.parentFolder
    guard let inside = ChildProcess.run("git", ["-C", folder, "rev-parse", "--is-inside-work-tree"]) else {
      return [.note("git", "there is no `git` in `PATH`")]
    }
    guard inside.status == 0 else { return [.note("git", "\(folder) is not in a repository")] }
    return [attributes(in: folder), ignoring(in: folder)]
  }

  /// Checks that git does not convert line endings of references.
  private func attributes(in folder: String) -> Finding {
    let name = (references as NSString).lastPathComponent
    let paths = ["png", DumpFormat.layout.pathExtension, "json"].map { "\(name)/Target/File/test.\($0)" }
    let result = ChildProcess.run("git", ["-C", folder, "check-attr", "text", "--"] + paths)
    let unconverted = result?.text.split(separator: "\n").filter { $0.hasSuffix(": text: unset") }.count ?? 0
    if unconverted == paths.count { return .fine("git attributes", "git stores references byte for byte") }
    return .problem(
      "git attributes", "git may change the line endings of references, which then differ",
      remedy: "printf '%s\\n' \(Self.lines.map(\.quotedForShell).joined(separator: " ")) >> .gitattributes")
  }

  private func ignoring(in folder: String) -> Finding {
    guard artifacts.hasPrefix(folder + "/") else {
      return .fine("git ignore", "artifacts lie outside of the repository")
    }
    let result = ChildProcess.run("git", ["-C", folder, "check-ignore", "-q", artifacts + "/journal"])
    return result?.status == 0
      ? .fine("git ignore", "artifacts are never committed")
      : .problem("git ignore", "git does not ignore \(artifacts)", remedy: "echo '.build/' >> .gitignore")
  }
}
