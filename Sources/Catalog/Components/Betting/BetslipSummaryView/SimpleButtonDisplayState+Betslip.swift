extension SimpleButtonDisplayState {
  static let ready = SimpleButtonDisplayState(title: "Place bet")
  static let disabled = SimpleButtonDisplayState(title: "Enter a stake", isEnabled: false)
  static let placing = SimpleButtonDisplayState(title: "Placing bet", isLoading: true)
  static let again = SimpleButtonDisplayState(title: "Try again")
}
