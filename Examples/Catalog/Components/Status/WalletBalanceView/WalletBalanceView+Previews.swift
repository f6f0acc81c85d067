public import HeadlessUIKit

extension WalletBalanceView {
  public nonisolated static var previews: [ComponentPreview] {
    let width = StyleProvider.Size.cardWidth
    return [
      preview("standard", width: width) { MockWalletBalanceViewModel.standard },
      preview("withBonus", width: width) { MockWalletBalanceViewModel.withBonus },
      preview("covered", width: width) { MockWalletBalanceViewModel.withHiddenBalance },
      preview("loading", width: width) { MockWalletBalanceViewModel.loading },
    ]
  }
}
