import FirstFrameComponentAssertions
import Foundation
import HeadlessUIKit
import Testing

/// Components whose state comes late, checked by both forms of the assertion.
@MainActor struct LateTests {
  @Test func awaited() async {
    await assertFirstFrame { LateCard.make() }
  }

  @Test func synchronous() {
    assertFirstFrame { LateCard.make() }
  }

  /// Nothing else is to be seen, so that the frame is blank as well.
  @Test func blankAtFirst() {
    assertFirstFrame { LateCard.make(title: "") }
  }
}
