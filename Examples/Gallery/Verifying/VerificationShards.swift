import ArgumentParser
import FirstFrameSnapshots
import Foundation
import HeadlessUIKit

/// Components distributed over processes in shards of similar duration.
///
/// Components run on the main actor, and a process has only one, so several processors require several processes.
struct VerificationShards {
  private(set) var shards: [[ListedComponent]]

  /// The number of processes that minimizes the total time, including the time to start them.
  static func usefulCount(for components: [ListedComponent], processorCount: Int) -> Int {
    let work = components.map(work).reduce(0, +)
    return max(1, min(processorCount, work / 32, 4))
  }

  /// Assigns components by decreasing work, each to the shard with the least work (Graham, 1969).
  init(of components: [ListedComponent], count: Int) {
    shards = Array(repeating: [], count: max(count, 1))
    var loads = shards.map { _ in 0 }
    for index in Self.order(of: components) {
      let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      shards[least].append(components[index])
      loads[least] += Self.work(components[index])
    }
  }

  /// The indices of components by decreasing work. Processes that take components in this order end at about the same
  /// time, because the last ones are small.
  static func order(of components: [ListedComponent]) -> [Int] {
    components.indices.sorted { (work(components[$1]), $0) < (work(components[$0]), $1) }
  }

  /// The work in units of one component's preview. A whole screen takes as long as three.
  private static func work(_ component: ListedComponent) -> Int {
    component.previews.map { $0.size == nil ? 1 : 3 }.reduce(0, +)
  }
}

extension TestShard: ExpressibleByArgument {
  /// Reads `K/N`, with at most 1000 shards.
  public init?(argument: String) {
    self.init(argument)
    if count > 1000 { return nil }
  }
}
