import FirstFrameComponentAssertions
import HeadlessUIKit
import Testing

@MainActor struct ContractTests {
  @Test func aLibraryThatMeetsTheContractPasses() async {
    await assertComponentContract(CorrectLibrary.self)
    #expect(CorrectLibrary.previews.map(\.name) == ["OddsCard.home", "OddsCard.draw", "OddsCard.away"])
  }

  @Test func findingsHaveTheNamesOfTheirComponents() async {
    let findings = await verifyComponentContract(of: FaultyLibrary.self)
    #expect(
      findings.filter { $0.component == "BlankView" } == [
        .notReusable(component: "BlankView"), .noProtocol(component: "BlankView"), .noPreviews(component: "BlankView"),
      ])
    #expect(
      findings.filter { $0.component == "CardWithDefaultText" } == [
        .notBlankWithoutModel(component: "CardWithDefaultText", shown: "`titleLabel` 'Title'"),
        .modelIsNoProtocol(component: "CardWithDefaultText", type: "OddsModel"),
        .foreignPreview(component: "CardWithDefaultText", preview: "OddsCard.home"),
        .foreignPreview(component: "CardWithDefaultText", preview: "OddsCard.draw"),
        .foreignPreview(component: "CardWithDefaultText", preview: "OddsCard.away"),
      ])
    #expect(
      findings.contains {
        if case .reuse("CardThatKeepsText", .notBlank("oddsLabel", "home", _)) = $0 { true } else { false }
      })
    #expect(
      findings.contains {
        if case .firstFrame("CardWithoutInitialRender", "home", .late("oddsLabel", _, _, _)) = $0 {
          true
        } else {
          false
        }
      })
    #expect(
      findings.contains {
        if case .states("CardInFaintText", .lowContrast(_, "oddsLabel", _, _, _)) = $0 { true } else { false }
      })
  }

  @Test func exemptionsArePerComponent() async {
    let findings = await verifyComponentContract(
      of: FaultyLibrary.self, except: ["CardInFaintText": [StateExemption(.contrast, reason: "a test")]])
    #expect(!findings.contains { $0.component == "CardInFaintText" })
  }
}

/// A library with a component that meets the contract.
enum CorrectLibrary: ComponentLibrary {
  static var components: [LibraryComponent] {
    [
      LibraryComponent(
        category: "Cards", makeBlank: { OddsCard() }, viewModel: (any OddsModelProtocol).self,
        makeMock: { OddsModel(.home) }, previews: previews(of: "OddsCard") { OddsCard() })
    ]
  }

  /// Previews of three states of a card.
  static func previews<Card: OddsCard>(
    of component: String, _ makeCard: @escaping @MainActor @Sendable () -> Card
  ) -> [ComponentPreview] {
    let states: [(String, OddsState)] = [("home", .home), ("draw", .draw), ("away", .away)]
    return states.map { name, state in
      ComponentPreview(component: component, state: name, makeBlank: makeCard) { $0.configure(with: OddsModel(state)) }
    }
  }
}

/// A library whose components violate different parts of the contract.
enum FaultyLibrary: ComponentLibrary {
  static var components: [LibraryComponent] {
    [
      LibraryComponent(category: "Forms", makeBlank: { BlankView(.textWithoutInk) }, previews: []),
      LibraryComponent(
        category: "Cards", makeBlank: { CardWithDefaultText() }, viewModel: OddsModel.self,
        makeMock: { OddsModel(.home) }, previews: CorrectLibrary.previews(of: "OddsCard") { OddsCard() }),
      LibraryComponent(
        category: "Cards", makeBlank: { CardThatKeepsText() }, viewModel: (any OddsModelProtocol).self,
        makeMock: { OddsModel(.home) },
        previews: CorrectLibrary.previews(of: "CardThatKeepsText") { CardThatKeepsText() }),
      LibraryComponent(
        category: "Cards", makeBlank: { CardWithoutInitialRender() }, viewModel: (any OddsModelProtocol).self,
        makeMock: { OddsModel(.home) },
        previews: CorrectLibrary.previews(of: "CardWithoutInitialRender") { CardWithoutInitialRender() }),
      LibraryComponent(
        category: "Cards", makeBlank: { CardInFaintText() }, viewModel: (any OddsModelProtocol).self,
        makeMock: { OddsModel(.home) }, previews: CorrectLibrary.previews(of: "CardInFaintText") { CardInFaintText() }),
    ]
  }
}

/// Is not blank without a model.
final class CardWithDefaultText: OddsCard {
  override func renderBlank() {
    super.renderBlank()
    titleLabel.text = "Title"
  }
}

/// A protocol for the models of odds cards.
@MainActor
protocol OddsModelProtocol: AnyObject {
  var currentDisplayState: OddsState { get }
}

extension OddsModel: OddsModelProtocol {}
