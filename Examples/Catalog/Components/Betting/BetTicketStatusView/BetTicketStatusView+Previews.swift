public import HeadlessUIKit

extension BetTicketStatusView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("open", width: width) { MockBetTicketStatusViewModel.open },
      preview("cashingOut", width: width) { MockBetTicketStatusViewModel.cashingOut },
      preview("offerChanged", width: width) { MockBetTicketStatusViewModel.offerChanged },
      preview("cashedOut", width: width) { MockBetTicketStatusViewModel.cashedOut },
      preview("won", width: width) { MockBetTicketStatusViewModel.won },
      preview("lost", width: width) { MockBetTicketStatusViewModel.lost },
      preview("void", width: width) { MockBetTicketStatusViewModel.void },
    ]
  }
}
