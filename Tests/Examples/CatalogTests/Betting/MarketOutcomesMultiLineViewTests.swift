import FirstFrame
import FirstFrameCatalog
import Testing

@MainActor struct MarketOutcomesMultiLineViewTests {
  @Test func expandsAndCollapses() async {
    let model = MockMarketOutcomesMultiLineViewModel.collapsed
    let probe = ComponentProbe(MarketOutcomesMultiLineView.configured(with: model))
    #expect(probe.control("Over 3.5") == nil)
    await probe.touch("Show 2 more")
    #expect(probe.control("Over 3.5") != nil)
    #expect(probe.control("Under 4.5") != nil)
    await probe.touch("Show fewer")
    #expect(probe.control("Over 3.5") == nil)
    #expect(probe.control("Over 2.5") != nil)
  }
}
