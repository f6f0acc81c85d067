import HeadlessUIKit

/// A library whose one component keeps the contract.
enum SoundLibrary: ComponentLibrary {
  static var components: [LibraryComponent] {
    [
      LibraryComponent(
        category: "Cards", makeBlank: { OddsCard() }, viewModel: (any OddsModelProtocol).self,
        makeMock: { OddsModel(.home) }, previews: previews(of: "OddsCard") { OddsCard() })
    ]
  }

  /// Three states of a card, told by a name.
  static func previews<Card: OddsCard>(
    of component: String, _ makeCard: @escaping @MainActor @Sendable () -> Card
  ) -> [ComponentPreview] {
    let states: [(String, OddsState)] = [("home", .home), ("draw", .draw), ("away", .away)]
    return states.map { name, state in
      ComponentPreview(component: component, state: name, makeBlank: makeCard) { $0.configure(with: OddsModel(state)) }
    }
  }
}
