@_spi(Internals) import SnapshotTesting
import Testing

/// Traits in Swift 5 mode, where members of other modules are visible, too.
@Suite(.snapshots(record: .failed, diffTool: .ksdiff))
struct TraitTests {
  @Suite(.snapshots(record: .all))
  struct Inner {
    @Test func innerTraitOverridesOuter() {
      #expect(_record == .all)
      #expect(_diffTool(currentFilePath: "a", failedFilePath: "b") == "ksdiff a b")
    }
  }
}
