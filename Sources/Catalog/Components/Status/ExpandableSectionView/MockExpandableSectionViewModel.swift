/// A question with its answer.
public final class MockExpandableSectionViewModel:
  MockViewModel<ExpandableSectionDisplayState>, ExpandableSectionViewModelProtocol
{
  public func toggle() {
    update { $0.isExpanded.toggle() }
  }
}

extension MockExpandableSectionViewModel {
  public static var collapsed: MockExpandableSectionViewModel {
    MockExpandableSectionViewModel(
      ExpandableSectionDisplayState(
        title: "When is a bet settled?",
        body: """
          As soon as the official result is known, usually within minutes. Bets on matches that are called off are \
          refunded after 48 hours.
          """))
  }

  public static var expanded: MockExpandableSectionViewModel {
    let model = collapsed
    model.toggle()
    return model
  }
}
