struct GameCardViewModel: GameCardViewModelProtocol {
  let name: String
}
