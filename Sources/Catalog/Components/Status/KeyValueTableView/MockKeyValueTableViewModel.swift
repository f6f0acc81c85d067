public import Observation

/// Facts about a match that change as it is played.
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
    MockKeyValueTableViewModel(
      title: "Match facts",
      entries: [
        KeyValueEntry("Possession", "58%"), KeyValueEntry("Shots on target", "7"), KeyValueEntry("Corners", "4"),
        KeyValueEntry("Yellow cards", "2"),
      ])
  }

  public static var limits: MockKeyValueTableViewModel {
    MockKeyValueTableViewModel(
      title: "Deposit limits", entries: [KeyValueEntry("Daily", "€100.00"), KeyValueEntry("Monthly", "€1,000.00")])
  }
}
