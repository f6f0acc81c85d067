extension SimpleButtonDisplayState {
  static func ready(in wording: Wording) -> SimpleButtonDisplayState {
    SimpleButtonDisplayState(title: wording[.placeBet])
  }

  static func disabled(in wording: Wording) -> SimpleButtonDisplayState {
    SimpleButtonDisplayState(title: wording[.enterStake], isEnabled: false)
  }

  static func placing(in wording: Wording) -> SimpleButtonDisplayState {
    SimpleButtonDisplayState(title: wording[.placingBet], isLoading: true)
  }

  static func again(in wording: Wording) -> SimpleButtonDisplayState {
    SimpleButtonDisplayState(title: wording[.tryAgain])
  }
}
