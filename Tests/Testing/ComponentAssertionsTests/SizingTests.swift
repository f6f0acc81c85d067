import FirstFrameComponentAssertions
import Foundation
import HeadlessUIKit
import Testing

@MainActor struct SizingTests {
  @Test(arguments: [80.0, 120, 320])
  func aLabelInAFixedWidthHasTheReportedHeight(width: Double) async {
    #expect(await verifySizing(width: width) { card(CardThatWraps()) }.isEmpty)
  }

  @Test func aHeightThatChangesInTheFirstLayoutIsReportedInPoints() {
    guard
      case .heightChanged("titleLabel", let before, let after, .firstLayout)? =
        verifySizing(of: { card(CardThatGrowsLate()) }).first
    else {
      Issue.record("nothing was found")
      return
    }
    // The title is 60 points high, with margins of 8 points above and below.
    #expect(after == 76)
    #expect(before < after)
  }

  @Test func aHeightThatChangesInALaterTurnIsFoundByWaiting() async {
    let findings = await verifySizing { card(CardWithoutInitialRender()) }
    guard case .noHeight? = findings.first else {
      #expect(findings.contains { if case .heightChanged(_, _, _, .laterTurn) = $0 { true } else { false } })
      return
    }
  }

  @Test func contentsWithoutVerticalConstraintsHaveNoHeight() {
    #expect(verifySizing { UIView() } == [.noHeight(measured: 0)])
  }

  private func card(_ card: OddsCard) -> UIView {
    card.configure(with: OddsModel(.home))
    return card
  }
}
