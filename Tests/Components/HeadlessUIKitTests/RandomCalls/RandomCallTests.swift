import Testing

@MainActor
struct RandomCallTests {
  /// A short form of Benchmarks/Sources/RandomCalls, which makes any number of calls.
  @Test(arguments: [1, 2] as [UInt64])
  func randomCallsDoNotCrash(seed: UInt64) {
    var tally = RandomStage.Tally()
    for number in 0..<2 {
      var trace: [String] = []
      tally.add(RandomStage(seed: seed, number: number).run { trace.append($0) })
      #expect(trace.count == RandomStage.callCount, "seed \(seed), stage \(number)")
    }
    // Without errors, the calls would not reach the code under test.
    #expect(tally.usageErrors > 0, "seed \(seed)")
  }
}
