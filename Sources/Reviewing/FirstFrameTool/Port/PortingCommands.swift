import ArgumentParser
import FirstFrameLocalFiles

/// A command of `firstframe-port`, which runs with the same arguments.
private protocol PortingCommand: ParsableCommand {
  var arguments: [String] { get }
}

extension PortingCommand {
  fileprivate func forward() throws {
    do {
      let program = try PortingProgram()
      throw program.replaceProcess(arguments: [Self.configuration.commandName ?? ""] + arguments)
    } catch let error as PortingProgramError {
      StandardError.write("Error: \(error)")
      throw ExitCode(2)
    }
  }
}

/// `firstframe test`: ports a package, builds the port, and runs its tests.
struct TestCommand: PortingCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Port a package that imports UIKit or SwiftUI, and run its own tests.")

  @Argument(parsing: .captureForPassthrough, help: "Options, which `firstframe test --help` lists.")
  var arguments: [String] = []

  func run() throws { try forward() }
}

/// `firstframe previews`: the former name of `firstframe gallery` for a UIKit package.
struct PreviewsCommand: PortingCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews", abstract: "Port a UIKit package, and draw its previews on one page: `gallery`.",
    shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough, help: "Options, which `firstframe previews --help` lists.")
  var arguments: [String] = []

  func run() throws { try forward() }
}

/// `firstframe port`: writes a copy of a UIKit package that builds without UIKit.
struct PortCommand: PortingCommand {
  static let configuration = CommandConfiguration(
    commandName: "port",
    abstract: "Write a copy of a UIKit package that builds without UIKit, and report what could not be ported.")

  @Argument(parsing: .captureForPassthrough, help: "Options, which `firstframe port --help` lists.")
  var arguments: [String] = []

  func run() throws { try forward() }
}
