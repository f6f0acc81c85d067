import Foundation

extension TestRun {
  /// Whether the tests of a process's run were chosen: by the `swift test` that started it, or by its own arguments
  /// where there is none; nil where neither is known.
  static func isFiltered(ofProcess processID: Int32) -> Bool? {
    if let arguments = startingCommand(ofProcess: processID)?.arguments {
      return arguments.contains { isChoice($0) }
    }
    guard processID == ProcessInfo.processInfo.processIdentifier else { return nil }
    return isFiltered(byOwn: CommandLine.arguments)
  }

  /// Whether the arguments of a test program choose among its tests. XCTest's program takes their names, while those
  /// of Swift Testing's are options.
  static func isFiltered(byOwn arguments: [String]) -> Bool {
    if arguments.contains(where: isChoice) { return true }
    guard !arguments.contains("--testing-library") else { return false }
    return arguments.dropFirst().contains { !$0.hasPrefix("-") && !$0.hasSuffix(".xctest") }
  }

  private static func isChoice(_ argument: String) -> Bool {
    choices.contains { argument == $0 || argument.hasPrefix($0 + "=") }
  }

  /// The options of `swift test` that leave tests out.
  private static let choices = [
    "--filter", "--skip", "-s", "--specifier", "--test-product", "--disable-xctest", "--disable-swift-testing",
  ]

  private static func startingCommand(ofProcess processID: Int32) -> SystemProcess? {
    var process = SystemProcess(processID)
    while let parent = process.parent.map(SystemProcess.init) {
      if parent.isSwift { return parent }
      guard parent.program != nil, parent.program == process.program else { return nil }
      process = parent
    }
    return nil
  }
}
