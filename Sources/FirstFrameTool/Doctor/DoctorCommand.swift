import ArgumentParser
import FirstFrameSnapshotReview
import Foundation

/// Looks at all that snapshots need.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check the toolchain, the libraries, the references and git, and say what to type.",
    discussion: "Exits with 1 where something is to be mended.")

  @OptionGroup var folders: FolderOptions

  func run() throws {
    let console = folders.console
    let findings = try checks().flatMap { $0.findings() }
    for finding in findings where !folders.quiet || finding.level == .problem {
      console.print(line(of: finding, on: console))
      if let cure = finding.cure { console.print("          type: \(cure)") }
    }
    let problems = findings.count { $0.level == .problem }
    console.remark(
      problems == 0
        ? "Nothing is to be mended."
        : problems == 1 ? "One thing is to be mended." : "\(problems) things are to be mended.")
    if problems > 0 { throw ExitCode(1) }
  }

  private func checks() throws -> [any DoctorCheck] {
    let reviewFolders = try folders.folders()
    let files = ReferenceFiles(folder: reviewFolders.references)
    return [
      ToolchainCheck(), LibrariesCheck(), ReferencesCheck(files: files),
      FontsCheck(files: files, isQuiet: folders.quiet),
      GitCheck(references: reviewFolders.references, artifacts: reviewFolders.artifacts[0]),
      ArtifactsCheck(folders: reviewFolders),
      EnvironmentCheck(variables: ProcessInfo.processInfo.environment),
    ]
  }

  private func line(of finding: Finding, on console: Console) -> String {
    let mark =
      switch finding.level {
      case .fine: console.colored("ok      ", .green)
      case .note: console.colored("note    ", .blue)
      case .problem: console.colored("problem ", .red)
      }
    return "\(mark)  \(finding.subject): \(finding.words)"
  }
}
