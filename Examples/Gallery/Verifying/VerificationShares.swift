import ArgumentParser
import FirstFrameSnapshots
import Foundation
import HeadlessUIKit
import Synchronization

/// Components distributed over processes in shares of similar duration.
///
/// Components run on the main actor, and a process has only one, so several processors require several processes.
struct VerificationShares {
  private(set) var shares: [[ListedComponent]]

  /// The number of processes that minimizes the total time, including the time to start them.
  static func usefulCount(for components: [ListedComponent], processorCount: Int) -> Int {
    let work = components.map(work).reduce(0, +)
    return max(1, min(processorCount, work / 32, 4))
  }

  /// Assigns components by decreasing work, each to the share with the least work (Graham, 1969).
  init(of components: [ListedComponent], count: Int) {
    shares = Array(repeating: [], count: max(count, 1))
    var loads = shares.map { _ in 0 }
    let order = components.indices.sorted { (Self.work(components[$1]), $0) < (Self.work(components[$0]), $1) }
    for index in order {
      let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      shares[least].append(components[index])
      loads[least] += Self.work(components[index])
    }
  }

  /// The work in units of one component's preview. A whole screen takes as long as three.
  private static func work(_ component: ListedComponent) -> Int {
    component.previews.map { $0.size == nil ? 1 : 3 }.reduce(0, +)
  }
}

extension TestShard: ExpressibleByArgument {
  /// Reads `K/N`, with at most 1000 shares.
  public init?(argument: String) {
    self.init(argument)
    if count > 1000 { return nil }
  }
}

/// Another process of this tool that verifies a share of the components.
final class VerificationProcess {
  private let process = Process()
  private let output: PipeReader
  private let errors: PipeReader

  /// Starts the process.
  ///
  /// - Parameter share: The share, such as `2/3`.
  init(arguments: [String], share: String) throws {
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["verify", "--json", "--share", share] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    self.output = PipeReader(output)
    self.errors = PipeReader(errors)
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// Waits for the process to end, and returns its result.
  ///
  /// - Throws: ``CatalogError/shareFailed(message:)``.
  func verification() throws -> CatalogVerification {
    let report = output.contents()
    let message = String(decoding: errors.contents(), as: UTF8.self)
    process.waitUntilExit()
    do {
      return try JSONDecoder().decode(CatalogVerification.self, from: report)
    } catch {
      let status = "it ended with status \(process.terminationStatus)"
      throw CatalogError.shareFailed(
        message: message.isEmpty ? status : message.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }
}

/// The output of a process, read on another thread, because a process waits while its pipe is full.
final class PipeReader: Sendable {
  private let read = Mutex(Data())
  private let group = DispatchGroup()

  init(_ pipe: Pipe) {
    let end = pipe.fileHandleForReading
    DispatchQueue.global().async(group: group) {
      let data = end.readDataToEndOfFile()
      self.read.withLock { $0 = data }
    }
  }

  /// Waits until the process has closed its end of the pipe.
  func contents() -> Data {
    group.wait()
    return read.withLock { $0 }
  }
}
