#if os(Linux)

import FirstFrameLocalFiles
import Foundation
import Testing

@testable import FirstFrameSnapshots

/// The processes of a run, started as `swift test` starts them: a copy of the shell takes the place of `swift-test`.
@Suite final class TestRunProcessTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/run-" + UUID().uuidString

  init() throws {
    let shell = SymbolicLink.resolved("/bin/sh") ?? "/bin/sh"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for program in ["swift-test", "tests", "other"] {
      try FileManager.default.copyItem(atPath: shell, toPath: folder + "/" + program)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// The file of a program's commands: they print its process ID and start the next program, or wait for a line of input.
  /// The last command keeps the shell from becoming the program that it starts.
  private func script(_ index: Int) -> String { "\(folder)/\(index).sh" }

  /// Starts programs, each by the one before it, and calls a function with their process IDs.
  private func run(_ programs: [String], arguments: [String] = [], _ body: ([Int32]) throws -> Void) throws {
    for index in programs.indices {
      let isLast = index == programs.endIndex - 1
      let next = isLast ? "read line" : "\(folder)/\(programs[index + 1]) \(script(index + 1)); exit 0"
      try "echo $$; \(next)".write(toFile: script(index), atomically: true, encoding: .utf8)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: folder + "/" + programs[0])
    process.arguments = [script(0)] + arguments
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var text = ""
    while text.count(where: \.isNewline) < programs.count {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      text += String(decoding: data, as: UTF8.self)
    }
    defer {
      try? input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
      process.waitUntilExit()
    }
    try body(text.split(separator: "\n").compactMap { Int32($0) })
  }

  @Test func aRunIsNamedAfterSwiftTest() throws {
    try run(["swift-test", "tests", "tests"]) { processes in
      try #require(processes.count == 3)
      for process in processes.dropFirst() {
        #expect(TestRun(ofProcess: process).name.hasPrefix("\(processes[0])-"))
      }
      #expect(TestRun(ofProcess: processes[2]).isRunning)
    }
  }

  @Test func aRunIsNamedAfterTheOutermostProcessOfTheSameProgram() throws {
    try run(["other", "tests", "tests", "tests"]) { processes in
      try #require(processes.count == 4)
      #expect(TestRun(ofProcess: processes[3]).name.hasPrefix("\(processes[1])-"))
    }
  }

  @Test(arguments: [(["--filter", "CardTests"], true), (["--parallel"], false)])
  func theArgumentsOfSwiftTestSelectTests(arguments: [String], isFiltered: Bool) throws {
    try run(["swift-test", "tests", "tests"], arguments: arguments) { processes in
      let process = try #require(processes.last)
      #expect(TestRun.isFiltered(ofProcess: process) == isFiltered)
    }
  }

  @Test func processesExistUntilTheyEnd() {
    // No process has this number, because the system's largest one is smaller.
    let missing = SystemProcess(Int32.max)
    errno = 0
    #expect(SystemProcess.exists(getpid()))
    #expect(!SystemProcess.exists(missing.processID))
    #expect(!missing.isSwift)
    #expect(missing.parent == nil)
    #expect(missing.startTime == nil)
    #expect(missing.arguments == nil)
  }

  @Test func theArgumentsOfAnotherProgramAreUnknown() throws {
    try run(["swift-test", "other", "tests"], arguments: ["--filter", "CardTests"]) { processes in
      let process = try #require(processes.last)
      #expect(TestRun.isFiltered(ofProcess: process) == nil)
    }
  }
}

#endif
