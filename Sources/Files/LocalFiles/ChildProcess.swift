package import Foundation
import Synchronization

/// A running program whose output is captured.
package final class ChildProcess: Sendable {
  /// The output of a program that has ended.
  package struct Result: Sendable {
    package let status: Int32
    package let output: Data
    /// What the program wrote to standard error.
    package let errors: String

    /// The output as text, without line breaks at its ends.
    package var text: String {
      String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
  }

  private let process = Process()
  private let output: PipeReader
  private let errors: PipeReader

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - input: The program's standard input; `nil` for none.
  ///   - environment: Variables to add to those of this process.
  ///   - isEchoed: Whether the program's output also becomes the output of this process.
  ///   - filter: What is echoed in place of a part of the output, which may end within a line. It gets no data at the end.
  ///     It is also called if nothing is echoed.
  ///   - errorFilter: The same for standard error.
  /// - Throws: The error of `Process.run()` if the program cannot be started.
  package init(
    _ executable: URL, _ arguments: [String], environment: [String: String] = [:], input: FileHandle? = nil,
    isEchoed: Bool = false, filter: (@Sendable (Data) -> Data)? = nil,
    errorFilter: (@Sendable (Data) -> Data)? = nil
  ) throws {
    process.executableURL = executable
    if !environment.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    }
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = input ?? FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    self.output = PipeReader(output, echo: isEchoed ? STDOUT_FILENO : nil, filter: filter)
    self.errors = PipeReader(errors, echo: isEchoed ? STDERR_FILENO : nil, filter: errorFilter)
  }

  deinit { terminate() }

  /// Ends the program, which can clean up first.
  package func terminate() {
    if process.isRunning { process.terminate() }
  }

  /// Waits for the program to end.
  package func result() -> Result {
    let (output, errors) = (output.contents(), errors.contents())
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: output, errors: String(decoding: errors, as: UTF8.self))
  }

  /// Runs a program and waits for its end; `nil` if there is no such program in `PATH`.
  package static func run(_ program: String, _ arguments: [String]) -> Result? {
    let env = URL(fileURLWithPath: "/usr/bin/env")
    guard let result = try? ChildProcess(env, [program] + arguments).result() else { return nil }
    // The status of `env` if it does not find the program.
    return result.status == 127 ? nil : result
  }
}

/// The output of a process, read on another thread, because a process waits while its pipe is full.
private final class PipeReader: Sendable {
  private let read = Mutex(Data())
  private let group = DispatchGroup()

  /// - Parameter echo: The descriptor to which the output is copied while it arrives; `nil` for none.
  init(_ pipe: Pipe, echo: Int32?, filter: (@Sendable (Data) -> Data)?) {
    let end = pipe.fileHandleForReading
    DispatchQueue.global().async(group: group) {
      while true {
        let data = end.availableData
        // The copy is lost if nobody reads it. The caller has the output.
        let shown = filter?(data) ?? data
        if let echo { try? DescriptorWriting.writeAll(shown, to: echo) }
        guard !data.isEmpty else { break }
        self.read.withLock { $0 += data }
      }
    }
  }

  /// Waits until the process has closed its end of the pipe.
  func contents() -> Data {
    group.wait()
    return read.withLock { $0 }
  }
}
