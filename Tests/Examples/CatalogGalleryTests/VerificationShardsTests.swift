import FirstFrame
import FirstFrameSnapshots
import Testing

@testable import FirstFrameCatalogGallery

/// Shares of a verification.
@MainActor struct VerificationShardsTests {
  private let components = CatalogIndex().components

  @Test(arguments: [1, 2, 3, 7, 100])
  func containEachComponentOnce(count: Int) {
    let shards = VerificationShards(of: components, count: count).shards
    #expect(shards.count == count)
    #expect(shards.flatMap { $0 }.map(\.name).sorted() == components.map(\.name).sorted())
  }

  @Test func differByAtMostTheWorkForTheLargestComponent() {
    let loads = VerificationShards(of: components, count: 2).shards.map { shard in
      shard.flatMap(\.previews).map { $0.size == nil ? 1 : 3 }.reduce(0, +)
    }
    #expect(abs(loads[0] - loads[1]) <= 3, "\(loads)")
  }

  @Test(arguments: [(1, 1), (2, 2), (64, 4)])
  func areLimitedInNumberByTheWorkAndTheProcessors(processorCount: Int, expected: Int) {
    #expect(VerificationShards.usefulCount(for: components, processorCount: processorCount) == expected)
    #expect(VerificationShards.usefulCount(for: Array(components.prefix(1)), processorCount: processorCount) == 1)
    #expect(VerificationShards.usefulCount(for: [], processorCount: processorCount) == 1)
  }

  @Test(
    arguments: [
      ("2/3", [2, 3]), ("1/1", [1, 1]), ("0/3", nil), ("4/3", nil), ("2", nil), ("2/", nil), ("/3", nil), ("a/b", nil),
      ("1/2/3", nil), ("-1/3", nil), ("1/1000000000", nil),
    ] as [(String, [Int]?)])
  func areWrittenAsKN(text: String, expected: [Int]?) {
    #expect(TestShard(argument: text).map { [$0.number, $0.count] } == expected)
  }
}
