import FirstFrameLocalFiles
import Foundation

/// One run of the tests, with all its processes: XCTest's, Swift Testing's, and the processes that they start.
///
/// A run is named by `SNAPSHOT_RUN_ID`, or else after the process that started it: the `swift test` above this process,
/// or the outermost process of the same program if something else started it.
package struct TestRun: Hashable, Sendable {
  /// The name, which is a valid folder name.
  package let name: String

  package init(name: String) {
    self.name = name
  }

  /// The run that a process belongs to.
  init(ofProcess processID: Int32) {
    var outermost = SystemProcess(processID)
    while let parent = outermost.parent.map(SystemProcess.init) {
      if parent.isSwift {
        outermost = parent
        break
      }
      guard parent.program != nil, parent.program == outermost.program else { break }
      outermost = parent
    }
    self.init(namedAfter: outermost)
  }

  private init(namedAfter process: SystemProcess) {
    name = ["\(process.processID)", process.startTime].compactMap { $0 }.joined(separator: "-")
  }

  /// Whether the process that the run is named after still exists, and is not another process with the same ID.
  package var isRunning: Bool {
    let parts = name.split(separator: "-")
    guard let number = parts.first.flatMap({ Int32($0) }), SystemProcess.exists(number) else { return false }
    return parts.count < 2 || SystemProcess(number).startTime.map { $0 == parts[1] } ?? true
  }

  /// Whether only some tests of a process's run were selected: by the arguments of the `swift test` that started it, or
  /// else by the arguments of the process; `nil` if both are unknown.
  static func isFiltered(ofProcess processID: Int32) -> Bool? {
    if let arguments = startingCommand(ofProcess: processID)?.arguments {
      return arguments.contains { isSelection($0) }
    }
    guard processID == ProcessInfo.processInfo.processIdentifier else { return nil }
    return isFiltered(byOwn: CommandLine.arguments)
  }

  /// Whether the arguments of a test program select some of its tests. XCTest's program accepts names, and Swift
  /// Testing's program accepts options.
  static func isFiltered(byOwn arguments: [String]) -> Bool {
    if arguments.contains(where: isSelection) { return true }
    guard !arguments.contains("--testing-library") else { return false }
    return arguments.dropFirst().contains { !$0.hasPrefix("-") && !$0.hasSuffix(".xctest") }
  }

  private static func isSelection(_ argument: String) -> Bool {
    selections.contains { argument == $0 || argument.hasPrefix($0 + "=") }
  }

  /// The options of `swift test` that leave tests out.
  private static let selections = [
    "--filter", "--skip", "-s", "--specifier", "--test-product", "--disable-xctest", "--disable-swift-testing",
    // Files with options of Swift Testing, which may be filters.
    "--configuration-path", "--experimental-configuration-path",
  ]

  /// The kinds of processes that the `swift test` above a process starts; `nil` if something else started it.
  static func expectedProcesses(ofProcess processID: Int32) -> [TestProcessKind]? {
    startingCommand(ofProcess: processID)?.arguments.map { expectedProcesses(byArguments: $0) }
  }

  /// The kinds of processes that `swift test` starts. With `--parallel`, there are none of XCTest without tests.
  static func expectedProcesses(byArguments arguments: [String]) -> [TestProcessKind] {
    var kinds: [TestProcessKind] = []
    if !arguments.contains("--disable-xctest"), !arguments.contains("--parallel") { kinds.append(.xcTest) }
    if !arguments.contains("--disable-swift-testing") { kinds.append(.swiftTesting) }
    return kinds
  }

  /// Whether another process of the `swift test` above a process ends after it: that of Swift Testing, or the one that
  /// started it.
  static func isFollowed(process processID: Int32, of kind: TestProcessKind) -> Bool {
    guard let expected = expectedProcesses(ofProcess: processID) else { return false }
    return switch kind {
    case .swiftTesting: false
    case .xcTest: expected.contains(.swiftTesting)
    case .child: true
    }
  }

  /// Whether a process that runs the same program started a process.
  package static func isChild(process processID: Int32) -> Bool {
    let process = SystemProcess(processID)
    guard let parent = process.parent.map(SystemProcess.init)?.program else { return false }
    return parent == process.program
  }

  /// The run of the `swift test` above a process; `nil` if something else started it.
  static func ofSwiftTest(above processID: Int32) -> TestRun? {
    startingCommand(ofProcess: processID).map { TestRun(namedAfter: $0) }
  }

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

/// Information about a process from `/proc`; empty on a system without `/proc`.
package struct SystemProcess: Sendable {
  package let processID: Int32
  /// The ID of the process that started it; `nil` if unknown, or if it is the first process of the system.
  package let parent: Int32?
  /// The start time in the system's own unit, which distinguishes successive processes with the same ID.
  package let startTime: String?

  package init(_ processID: Int32) {
    self.processID = processID
    let fields = Self.fields(of: processID)
    parent = fields.count > 2 ? Int32(fields[2]).flatMap { $0 > 1 ? $0 : nil } : nil
    startTime = fields.count > 20 ? String(fields[20]) : nil
  }

  /// The program's file.
  var program: String? {
    SymbolicLink.resolved("/proc/\(processID)/exe")
  }

  /// The arguments, starting with the program's name; `nil` if unknown.
  var arguments: [String]? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(processID)/cmdline"), !data.isEmpty else {
      return nil
    }
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether it is a command of the Swift toolchain, such as `swift-test`.
  var isSwift: Bool {
    // The tests of a package may be named `swift-...` too.
    program.map { ($0 as NSString).lastPathComponent.hasPrefix("swift-") && !$0.hasSuffix(".xctest") } ?? false
  }

  /// Whether a process with an ID exists, even if it belongs to another user.
  package static func exists(_ processID: Int32) -> Bool {
    kill(processID, 0) == 0 || errno == EPERM
  }

  /// The fields of `/proc/<process ID>/stat` from the end of the second, which is the program's name in parentheses and
  /// may itself contain spaces and parentheses.
  private static func fields(of processID: Int32) -> [Substring] {
    guard let data = FileManager.default.contents(atPath: "/proc/\(processID)/stat") else { return [] }
    let text = String(decoding: data, as: UTF8.self)
    guard let parenthesis = text.lastIndex(of: ")") else { return [] }
    return text[parenthesis...].split(separator: " ")
  }
}
