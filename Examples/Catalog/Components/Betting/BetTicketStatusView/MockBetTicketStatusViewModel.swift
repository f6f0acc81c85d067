/// A mock of a bet that a test can settle or cash out.
public final class MockBetTicketStatusViewModel:
  MockViewModel<BetTicketStatusDisplayState>, BetTicketStatusViewModelProtocol
{
  public func cashOut() {
    guard currentDisplayState.cashOut != nil else { return }
    update {
      $0.isCashingOut = true
      $0.problem = nil
    }
  }

  /// Completes the cash-out.
  public func finishCashOut() {
    update {
      guard $0.isCashingOut, let sum = $0.cashOut else { return }
      $0.status = .cashedOut
      $0.returns = sum
      $0.cashOut = nil
      $0.isCashingOut = false
    }
  }

  /// Fails the cash-out because the offer has changed.
  public func refuseCashOut(offering sum: Money) {
    update {
      $0.isCashingOut = false
      $0.cashOut = sum
      $0.problem = wording[.offerChanged]
    }
  }

  public func settle(asWon isWon: Bool) {
    update {
      $0.status = isWon ? .won : .lost
      if !isWon { $0.returns = Money(0) }
      $0.cashOut = nil
    }
  }
}

extension MockBetTicketStatusViewModel {
  private static func ticket(
    _ status: BetTicketStatus, returns: Money = Money(cents: 3_475), cashOut: Money? = nil
  ) -> MockBetTicketStatusViewModel {
    MockBetTicketStatusViewModel(
      BetTicketStatusDisplayState(
        status: status, reference: Wording.current[.double] + " · #48213", stake: Money(10), returns: returns,
        cashOut: cashOut))
  }

  public static var open: MockBetTicketStatusViewModel { ticket(.open, cashOut: Money(cents: 1_840)) }
  public static var won: MockBetTicketStatusViewModel { ticket(.won) }
  public static var lost: MockBetTicketStatusViewModel { ticket(.lost, returns: Money(0)) }
  public static var void: MockBetTicketStatusViewModel { ticket(.void, returns: Money(10)) }

  public static var cashingOut: MockBetTicketStatusViewModel {
    let model = open
    model.cashOut()
    return model
  }

  public static var offerChanged: MockBetTicketStatusViewModel {
    let model = cashingOut
    model.refuseCashOut(offering: Money(cents: 1_710))
    return model
  }

  public static var cashedOut: MockBetTicketStatusViewModel {
    let model = cashingOut
    model.finishCashOut()
    return model
  }
}
