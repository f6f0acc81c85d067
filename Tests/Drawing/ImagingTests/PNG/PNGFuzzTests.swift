import Testing

struct PNGFuzzTests {
  /// `scripts/checks/check-hostile-inputs png` runs the same test with more files.
  @Test func giveAPictureOrAnError() throws {
    let seed: UInt64 = 1
    let count = 2000
    let tally = try PNGFuzzer(seed: seed).run(count: count)
    print("\(count) damaged PNG files, seed \(seed): \(tally.errors) errors, \(tally.pictures) pictures")
    #expect(tally.faults.isEmpty, "\(tally.faults.prefix(5))")
    #expect(tally.errors > count / 3, "the damage should be neither total nor harmless")
    #expect(tally.pictures > count / 20, "the damage should be neither total nor harmless")
  }
}
