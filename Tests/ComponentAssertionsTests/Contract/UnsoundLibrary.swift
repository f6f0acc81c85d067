import HeadlessUIKit

/// A library each of whose components breaks another part of the contract.
enum UnsoundLibrary: ComponentLibrary {
  static var components: [LibraryComponent] {
    [
      LibraryComponent(category: "Forms", makeBlank: { BlankView(.textWithoutInk) }, previews: []),
      LibraryComponent(
        category: "Cards", makeBlank: { CardWithDefaultText() }, viewModel: OddsModel.self,
        makeMock: { OddsModel(.home) }, previews: SoundLibrary.previews(of: "OddsCard") { OddsCard() }),
      LibraryComponent(
        category: "Cards", makeBlank: { CardThatKeepsText() }, viewModel: (any OddsModelProtocol).self,
        makeMock: { OddsModel(.home) }, previews: SoundLibrary.previews(of: "CardThatKeepsText") { CardThatKeepsText() }
      ),
      LibraryComponent(
        category: "Cards", makeBlank: { CardWithoutInitialRender() }, viewModel: (any OddsModelProtocol).self,
        makeMock: { OddsModel(.home) },
        previews: SoundLibrary.previews(of: "CardWithoutInitialRender") { CardWithoutInitialRender() }),
      LibraryComponent(
        category: "Cards", makeBlank: { CardInFaintText() }, viewModel: (any OddsModelProtocol).self,
        makeMock: { OddsModel(.home) }, previews: SoundLibrary.previews(of: "CardInFaintText") { CardInFaintText() }),
    ]
  }
}
