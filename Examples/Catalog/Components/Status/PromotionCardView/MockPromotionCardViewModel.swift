/// A mock of an offer that can be claimed once.
public final class MockPromotionCardViewModel:
  MockViewModel<PromotionCardDisplayState>, PromotionCardViewModelProtocol
{
  public func claim() {
    update { $0.isClaimed = true }
  }
}

extension MockPromotionCardViewModel {
  public static var open: MockPromotionCardViewModel {
    let wording = Wording.current
    return MockPromotionCardViewModel(
      PromotionCardDisplayState(
        title: wording[.earlyPayout], message: wording[.earlyPayoutMessage], gradient: 1, symbol: "bolt.fill"))
  }

  public static var claimed: MockPromotionCardViewModel {
    let model = open
    model.claim()
    return model
  }
}
