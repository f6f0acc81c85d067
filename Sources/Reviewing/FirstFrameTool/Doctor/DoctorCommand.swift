import ArgumentParser
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// Checks everything that snapshots need.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract:
      "Check the toolchain, the libraries, the fonts, the references and git, and print commands that solve problems.",
    discussion: """
      Exits with 1 if there are problems.

      Example: firstframe doctor --install
      """)

  @OptionGroup var folders: FolderOptions

  @Flag(
    help: """
      Install a merge driver in .gitattributes and in the settings of this clone: references that two branches changed \
      are drawn again.
      """)
  var install = false

  func run() throws {
    let console = folders.console
    if install {
      let driver = MergeDriver(references: try folders.referencesFolder())
      for line in try driver.install(tool: Self.toolPath) { console.note("\(line)") }
      console.note("Commit .gitattributes. Every other clone needs this command once.")
      return
    }
    let findings = try checks().flatMap { $0.findings() }
    for finding in findings where !folders.quiet || finding.level == .problem {
      console.print(line(of: finding, on: console))
      if let remedy = finding.remedy { console.print("          type: \(lines: remedy)") }
    }
    let problems = findings.count { $0.level == .problem }
    console.note(
      problems == 0
        ? "There are no problems." : "There \(problems == 1 ? "is" : "are") \(problems.counted("problem")).")
    if problems > 0 { throw ExitCode(1) }
  }

  private static var toolPath: String {
    URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0]).standardizedFileURL.path
  }

  private func checks() throws -> [any DoctorCheck] {
    let reviewFolders = try folders.folders()
    let files = ReferenceFiles(in: reviewFolders.references)
    return [
      ToolchainCheck(), LibrariesCheck(), ReferencesCheck(files: files),
      ConfiguredFontsCheck(package: folders.package), InstalledFontsCheck(),
      FontsCheck(files: files, isQuiet: folders.quiet),
      GitCheck(references: reviewFolders.references, artifacts: reviewFolders.artifacts[0]),
      MergeDriverCheck(references: reviewFolders.references),
      ArtifactsCheck(folders: reviewFolders),
      EnvironmentCheck(variables: ProcessInfo.processInfo.environment),
    ]
  }

  private func line(of finding: Finding, on console: Console) -> TerminalText {
    let mark: TerminalText =
      switch finding.level {
      case .fine: console.colored("ok      ", .green)
      case .note: console.colored("note    ", .blue)
      case .problem: console.colored("problem ", .red)
      }
    return "\(mark)  \(finding.subject): \(finding.message)"
  }
}

/// A check of something that snapshots need.
protocol DoctorCheck {
  func findings() -> [Finding]
}

/// A result of a check.
struct Finding: Hashable {
  enum Level: Hashable {
    /// No problem.
    case fine
    /// Information, not a problem.
    case note
    /// Something that needs to be changed.
    case problem
  }

  let level: Level
  /// The subject of the check, such as `git attributes`.
  let subject: String
  let message: String
  /// The command that solves the problem, or the text to write; `nil` if none.
  let remedy: String?

  static func fine(_ subject: String, _ message: String) -> Finding {
    Finding(level: .fine, subject: subject, message: message, remedy: nil)
  }

  static func note(_ subject: String, _ message: String, remedy: String? = nil) -> Finding {
    Finding(level: .note, subject: subject, message: message, remedy: remedy)
  }

  static func problem(_ subject: String, _ message: String, remedy: String) -> Finding {
    Finding(level: .problem, subject: subject, message: message, remedy: remedy)
  }
}
