import ArgumentParser
import FirstFramePackagePorting
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// `firstframe port`: writes a copy of a UIKit package that builds without UIKit.
struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port",
    abstract: "Write a copy of a UIKit package that builds without UIKit, and report what could not be ported.",
    discussion: "Example: firstframe port --package-path ../TheirPackage")

  @OptionGroup var options: PortOptions

  @Flag(help: "Print the report as JSON.") var json = false

  func run() throws {
    let report = try PortOptions.run { try options.port() }
    if json {
      Console().print(json: report.json + Data("\n".utf8))
    } else {
      Console().print("\(lines: report.text)")
    }
  }
}
