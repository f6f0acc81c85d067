import FirstFrameLocalFiles
import FirstFrameTextEscaping
import Foundation

/// The commands that messages and reports suggest.
package struct SuggestedCommands: Hashable, Sendable {
  /// The command that runs tests; the options of `swift test` follow.
  package let test: String
  /// The command that starts the tool, as it was called; its subcommands follow.
  package let tool: String
  /// The options that name the folders of snapshots, with a space before each; empty for those of the package.
  private let folders: String

  /// The command that makes actual values the references; paths of references follow.
  package var accept: String { line("accept") }

  /// The command that moves unused references away.
  package var prune: String { line("prune") }

  /// The command for a subcommand that reads snapshots.
  package func line(_ subcommand: String) -> String { "\(tool) \(subcommand)\(folders)" }

  /// The commands for the tests of this process, or for the tool if this process is the tool.
  package static let process = SuggestedCommands(
    variables: ProcessInfo.processInfo.environment, program: SymbolicLink.resolved("/proc/self/exe"),
    argument: CommandLine.arguments.first)

  /// - Parameters:
  ///   - variables: The environment of the process.
  ///   - program: The file of the process, as an absolute path; `nil` if unknown.
  ///   - argument: The first argument of the process, by which it was called.
  package init(variables: [String: String], program: String? = nil, argument: String? = nil) {
    guard let package = EnvironmentVariable.portedPackage.value(in: variables) else {
      test = "swift test"
      tool = Self.tool(program ?? argument ?? "", calledAs: argument, variables) ?? "swift run firstframe"
      folders = ""
      return
    }
    test = "firstframe test --package-path \(package.quotedForShell) --"
    tool = "firstframe"
    let (references, artifacts) = (package + "/__Snapshots__", package + "/.build/snapshot-artifacts")
    folders = " --references \(references.quotedForShell) --from \(artifacts.quotedForShell)"
  }

  /// The command that starts the tool; `nil` if the process is not the tool, or if a build folder contains it, in which
  /// `swift run` finds it.
  private static func tool(
    _ program: String, calledAs argument: String?, _ variables: [String: String]
  ) -> String? {
    let name = "firstframe"
    guard program.hasSuffix("/" + name), !program.contains("/.build/") else { return nil }
    let folders = (EnvironmentVariable.programs.value(in: variables) ?? "").split(separator: ":")
    let found = folders.map { folder in "\(folder)/\(name)" }.first { (path: String) in access(path, X_OK) == 0 }
    if let found, SymbolicLink.resolved(found) ?? found == program { return name }
    return (argument ?? program).quotedForShellIfNeeded
  }
}
