import OpenCombine

/// A mock of amounts. The last tapped amount is selected.
public final class MockAmountPillsViewModel: MockViewModel<AmountPillsDisplayState>, AmountPillsViewModelProtocol {
  private let pills: [Money: MockPillItemViewModel]
  private var cancellables = Set<AnyCancellable>()

  public override init(_ state: AmountPillsDisplayState) {
    pills = Dictionary(
      uniqueKeysWithValues: state.amounts.map {
        (
          $0,
          MockPillItemViewModel(
            PillItemDisplayState(title: Wording.current.shortMoney($0), isSelected: $0 == state.selection))
        )
      })
    super.init(state)
    for (amount, pill) in pills {
      pill.displayStatePublisher
        .dropFirst()
        .sink { [weak self] state in if state.isSelected { self?.choose(amount) } }
        .store(in: &cancellables)
    }
  }

  public func pillViewModel(for amount: Money) -> (any PillItemViewModelProtocol)? { pills[amount] }

  private func choose(_ amount: Money) {
    for (other, pill) in pills where other != amount { pill.deselect() }
    update { $0.selection = amount }
  }
}

extension MockAmountPillsViewModel {
  private static let amounts = [Money(5), Money(10), Money(20), Money(50), Money(100), Money(250)]

  public static var unselected: MockAmountPillsViewModel {
    MockAmountPillsViewModel(AmountPillsDisplayState(amounts: amounts))
  }

  public static var selected: MockAmountPillsViewModel {
    MockAmountPillsViewModel(AmountPillsDisplayState(amounts: amounts, selection: Money(20)))
  }
}
