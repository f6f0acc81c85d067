import HeadlessUIKit

/// Components divided among processes, so that all take about as long.
///
/// Components live on the main actor, of which a process has one: several processors need several processes.
struct VerificationShares {
  private(set) var shares: [[ListedComponent]]

  /// Not so many that starting a process takes longer than what it does.
  static func usefulCount(for components: [ListedComponent], processorCount: Int) -> Int {
    let work = components.map(work).reduce(0, +)
    return max(1, min(processorCount, work / 32, 4))
  }

  /// The components with the most work first, each to who has the least (Graham, 1969).
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

  /// In previews of one component; a whole screen takes as long as several.
  private static func work(_ component: ListedComponent) -> Int {
    component.previews.map { $0.size == nil ? 1 : 3 }.reduce(0, +)
  }
}
