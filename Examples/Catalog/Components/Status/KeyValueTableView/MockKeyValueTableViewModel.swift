public import Observation

/// A mock of facts about a match that a test can change.
@Observable @preconcurrency @MainActor
public final class MockKeyValueTableViewModel: KeyValueTableViewModelProtocol {
  public let title: String
  public private(set) var entries: [KeyValueEntry]

  public init(title: String, entries: [KeyValueEntry]) {
    self.title = title
    self.entries = entries
  }

  public func set(_ value: String, for key: String) {
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index].value = value
    } else {
      entries.append(KeyValueEntry(key, value))
    }
  }
}

extension MockKeyValueTableViewModel {
  public static var matchFacts: MockKeyValueTableViewModel {
    let wording = Wording.current
    return MockKeyValueTableViewModel(
      title: wording[.matchFacts],
      entries: [
        KeyValueEntry(wording[.possession], wording.percent(58)),
        KeyValueEntry(wording[.shotsOnTarget], wording.number(7)),
        KeyValueEntry(wording[.corners], wording.number(4)),
        KeyValueEntry(wording[.yellowCards], wording.number(2)),
      ])
  }

  public static var limits: MockKeyValueTableViewModel {
    let wording = Wording.current
    return MockKeyValueTableViewModel(
      title: wording[.depositLimits],
      entries: [
        KeyValueEntry(wording[.daily], wording.money(Money(100))),
        KeyValueEntry(wording[.monthly], wording.money(Money(1_000))),
      ])
  }
}
