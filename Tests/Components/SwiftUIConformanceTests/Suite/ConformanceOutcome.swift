/// What a case found.
struct ConformanceOutcome {
  let example: ConformanceCase
  let found: [Quantity]

  @MainActor init(of example: ConformanceCase) {
    self.example = example
    do {
      found = try example.observe()
    } catch {
      found = [.text("error: \(error)")]
    }
  }

  var isPassed: Bool {
    example.expected.count == found.count
      && zip(example.expected, found).allSatisfy { $0.matches($1, within: example.tolerance) }
  }

  var expectedText: String { Self.text(example.expected) }
  var foundText: String { Self.text(found) }

  private static func text(_ quantities: [Quantity]) -> String {
    quantities.map(\.description).joined(separator: " ")
  }
}
