import Foundation

/// Whether git leaves references byte for byte as they are, and artifacts alone.
struct GitCheck: DoctorCheck {
  let references: String
  let artifacts: String

  private static let lines = ["*.png binary", "__Snapshots__/**/*.txt -text", "__Snapshots__/**/*.json -text"]

  func findings() -> [Finding] {
    let folder = (references as NSString).deletingLastPathComponent
    guard let inside = ChildProcess.run("git", ["-C", folder, "rev-parse", "--is-inside-work-tree"]) else {
      return [.note("git", "there is no `git` on the path")]
    }
    guard inside.status == 0 else { return [.note("git", "\(folder) is in no repository")] }
    return [attributes(in: folder), ignoring(in: folder)]
  }

  /// A text whose line ends git changes is another text.
  private func attributes(in folder: String) -> Finding {
    let name = (references as NSString).lastPathComponent
    let paths = ["png", "layout.txt", "json"].map { "\(name)/Target/File/test.\($0)" }
    let result = ChildProcess.run("git", ["-C", folder, "check-attr", "text", "--"] + paths)
    let kept = result?.text.split(separator: "\n").filter { $0.hasSuffix(": text: unset") }.count ?? 0
    if kept == paths.count { return .fine("git attributes", "references are kept byte for byte") }
    return .problem(
      "git attributes", "git may change the line ends of references, which then differ",
      cure: "printf '%s\\n' \(Self.lines.map(\.shellQuoted).joined(separator: " ")) >> .gitattributes")
  }

  private func ignoring(in folder: String) -> Finding {
    guard artifacts.hasPrefix(folder + "/") else {
      return .fine("git ignore", "artifacts lie outside of the repository")
    }
    let result = ChildProcess.run("git", ["-C", folder, "check-ignore", "-q", artifacts + "/journal"])
    return result?.status == 0
      ? .fine("git ignore", "artifacts are never committed")
      : .problem("git ignore", "git does not ignore \(artifacts)", cure: "echo '.build/' >> .gitignore")
  }
}
