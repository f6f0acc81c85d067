/// An offer that can be had once.
public final class MockPromotionCardViewModel:
  MockViewModel<PromotionCardDisplayState>, PromotionCardViewModelProtocol
{
  public func claim() {
    update { $0.isClaimed = true }
  }
}

extension MockPromotionCardViewModel {
  public static var open: MockPromotionCardViewModel {
    MockPromotionCardViewModel(
      PromotionCardDisplayState(
        title: "Early payout", message: "Two goals ahead and your bet is paid, whatever comes after.", ground: 1,
        symbol: "bolt.fill"))
  }

  public static var claimed: MockPromotionCardViewModel {
    let model = open
    model.claim()
    return model
  }
}
