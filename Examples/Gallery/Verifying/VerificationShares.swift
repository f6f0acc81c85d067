import ArgumentParser
import FirstFrameChildProcesses
import FirstFrameSnapshots
import Foundation
import HeadlessUIKit

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
struct VerificationProcess {
  private let process: ChildProcess

  /// Starts the process.
  ///
  /// - Parameter share: The share, such as `2/3`.
  init(arguments: [String], share: String) throws {
    let tool = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    process = try ChildProcess(tool, ["verify", "--json", "--share", share] + arguments)
  }

  /// Waits for the process to end, and returns its result.
  ///
  /// - Throws: ``CatalogError/shareFailed(message:)``.
  func verification() throws -> CatalogVerification {
    let result = process.result()
    do {
      return try JSONDecoder().decode(CatalogVerification.self, from: result.output)
    } catch {
      let message = result.errors.trimmingCharacters(in: .whitespacesAndNewlines)
      throw CatalogError.shareFailed(message: message.isEmpty ? "it ended with status \(result.status)" : message)
    }
  }
}
