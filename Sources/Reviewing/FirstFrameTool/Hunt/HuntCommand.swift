import ArgumentParser
import FirstFrameLocalFiles
import FirstFrameSnapshotReport
import FirstFrameSnapshots
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// Finds snapshots that depend on conditions, such as the clock.
struct HuntCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hunt",
    abstract: "Find the snapshots that depend on the clock, the language, or another condition.",
    discussion: """
      Runs the tests twice as they are, then under each condition alone, then under all together. References are \
      neither read nor written. Arguments after -- are passed to `swift test`. Tests of a UIKit package run in its \
      port. Exits with 0 if nothing depends on a condition, with 1 if something does, and with 2 if the command fails.

      Example: firstframe hunt -- --filter ScoreViewTests
      """)

  @Option(help: ArgumentHelp("The folder of the package.", valueName: "folder"), completion: .directory)
  var packagePath = "."

  @Option(help: ArgumentHelp("Conditions to try, separated by commas; default: all.", valueName: "names"))
  var conditions: String?

  @Flag(help: "List the conditions instead.")
  var list = false

  @Flag(help: "Print the result as one JSON object.")
  var json = false

  @Flag(name: .shortAndLong, help: "Print only results, warnings and errors.")
  var quiet = false

  @Argument(parsing: .postTerminator, help: "Arguments of `swift test`.") var arguments: [String] = []

  func run() throws {
    let folder = URL(fileURLWithPath: packagePath).standardizedFileURL
    let scratch = folder.appendingPathComponent(".build/firstframe-hunt").path
    let library = HuntLibrary.compiled()
    defer { library.remove() }
    let machine = HuntMachine.current(with: library)
    do {
      let conditions = try HuntConditions(
        named: conditions, of: machine.conditions(folder: Hunt.otherFolder(in: scratch)))
      if list {
        for condition in conditions.selected { Console().print("\(condition.line)") }
        return
      }
      let package = try HuntedPackage(at: folder, arguments: arguments)
      let scratchFolder = try HuntFolder(scratch)
      var hunt = Hunt(of: package, under: conditions, on: machine, scratch: scratchFolder, note: note)
      let results = try hunt.run()
      try finish(results, in: scratchFolder)
    } catch let error where Self.isOwn(error) {
      StandardError.write("Error: \(error)")
      throw ExitCode(2)
    }
  }

  private static func isOwn(_ error: any Error) -> Bool {
    error is HuntError || error is OwnedFolderError || error is PortingProgramError
  }

  private func finish(_ results: HuntResults, in scratch: HuntFolder) throws {
    let page = try scratch.makeFolder("report")
    defer { try? scratch.seal("report") }
    let first = scratch.path + "/first"
    let outcome = try RunReader(
      artifacts: [first + "/artifacts"], references: first + "/snapshots", shardsAreComplete: true
    ).outcome()
    try ReportWriter(folder: page).write(outcome, section: results.section)
    if json {
      Console().print(json: try results.json())
    } else {
      for line in results.lines { Console().print("\(lines: line)") }
      note("\(page)/index.html")
    }
    if !results.isEmpty { throw ExitCode(1) }
  }

  /// Prints a message on standard error.
  private func note(_ text: String) {
    if !quiet { StandardError.write(text) }
  }
}

extension HuntCondition {
  /// The line of a list.
  fileprivate var line: String {
    let start = name.padding(toLength: 16, withPad: " ", startingAt: 0) + explanation
    return obstacle.map { "\(start) (not here: \($0))" } ?? start
  }
}
