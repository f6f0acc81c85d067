import FirstFrame
import Foundation
import Testing
import XCTest

@MainActor struct CardTests {
  @Test func time() { assertSnapshot(of: TimeCard(), as: .image) }
  @Test func weekday() { assertSnapshot(of: WeekdayCard(), as: .layoutTree) }
  @Test func zone() { assertSnapshot(of: ZoneCard(), as: .image) }
  @Test func tags() { assertSnapshot(of: TagsCard(), as: .image) }
  @Test func price() { assertSnapshot(of: PriceCard(), as: .image) }
  @Test func folder() { assertSnapshot(of: FolderCard(), as: .image) }
  @Test func dice() { assertSnapshot(of: DiceCard(), as: .image) }
  @Test func right() {
    assertSnapshot(of: RightCard(), as: .image)
    assertSnapshots(of: RightCard(), as: [.layoutTree, .text])
  }
  @Test func fixedTime() {
    withSnapshotTesting(clock: Date(timeIntervalSince1970: 1_000_000_000), locale: Locale(identifier: "de_DE")) {
      assertSnapshot(of: TimeCard(), as: .layoutTree)
      assertSnapshot(of: PriceCard(), as: .image)
    }
  }
  @Test func onlyWithoutArabic() { #expect(!Locale.current.identifier.hasPrefix("ar")) }
}

final class WaitingTests: XCTestCase {
  func testLateState() {
    MainActor.assumeIsolated {
      let card = LateCard()
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
      assertSnapshot(of: card, as: .image)
    }
  }
}
