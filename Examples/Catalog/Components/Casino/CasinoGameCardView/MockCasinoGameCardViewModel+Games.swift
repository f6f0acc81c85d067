extension MockCasinoGameCardViewModel {
  private static func game(_ change: (inout CasinoGameCardDisplayState) -> Void = { _ in })
    -> MockCasinoGameCardViewModel
  {
    var state = CasinoGameCardDisplayState(
      title: "Harbour Lights", provider: "Northgate", artwork: .drawn(gradient: 4, symbol: "star.fill"),
      minimumStake: Money(cents: 20), rating: 4)
    change(&state)
    return MockCasinoGameCardViewModel(state)
  }

  public static var standard: MockCasinoGameCardViewModel { game() }
  public static var loading: MockCasinoGameCardViewModel { game { $0.artwork = .loading } }
  public static var missingArtwork: MockCasinoGameCardViewModel { game { $0.artwork = .missing } }

  public static var newFavorite: MockCasinoGameCardViewModel {
    game {
      $0.title = "Crown of the Old Kingdom"
      $0.artwork = .drawn(gradient: 0, symbol: "trophy.fill")
      $0.isNew = true
      $0.isFavorite = true
      $0.rating = 5
    }
  }

  /// The games of a lobby by their identifiers.
  static let lobby: [(id: String, state: CasinoGameCardDisplayState)] = [
    entry("harbour", "Harbour Lights", "Northgate", 4, "star.fill", 20, 4),
    entry("crown", "Crown of the Old Kingdom", "Atelier Nine", 0, "trophy.fill", 10, 5, isNew: true),
    entry("lightning", "Lightning Row", "Northgate", 1, "bolt.fill", 50, 3),
    entry("moonrise", "Moonrise", "Saltwater", 2, "moon.fill", 20, 4),
    entry("hearts", "Twelve Hearts", "Atelier Nine", 3, "heart.fill", 10, 4, isNew: true),
    entry("garden", "Garden of Suns", "Saltwater", 5, "sun.max.fill", 25, 2),
    entry("gifts", "Parcel Post", "Northgate", 6, "gift", 10, 3),
  ]

  private static func entry(
    _ id: String, _ title: String, _ provider: String, _ gradient: Int, _ symbol: String, _ cents: Int, _ rating: Int,
    isNew: Bool = false
  ) -> (id: String, state: CasinoGameCardDisplayState) {
    let state = CasinoGameCardDisplayState(
      title: title, provider: provider, artwork: .drawn(gradient: gradient, symbol: symbol),
      minimumStake: Money(cents: cents), rating: rating, isNew: isNew)
    return (id, state)
  }
}
