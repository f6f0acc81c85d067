import FirstFrameComponentAssertions
import HeadlessUIKit
import Testing

@Suite("Contracts") @MainActor struct ContractTests {
  @Test("A library that keeps the contract passes")
  func sound() async {
    await assertComponentContract(SoundLibrary.self)
    #expect(SoundLibrary.previews.map(\.name) == ["OddsCard.home", "OddsCard.draw", "OddsCard.away"])
  }

  @Test("What components lack is told by their names")
  func unsound() async {
    let findings = await verifyComponentContract(of: UnsoundLibrary.self)
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
        if case .firstFrame("CardWithoutInitialRender", "home", .late("oddsLabel", _, _)) = $0 { true } else { false }
      })
    #expect(
      findings.contains {
        if case .states("CardInFaintText", .lowContrast(_, "oddsLabel", _, _, _)) = $0 { true } else { false }
      })
  }

  @Test("Exemptions are given by component")
  func exemptions() async {
    let findings = await verifyComponentContract(
      of: UnsoundLibrary.self, except: ["CardInFaintText": [StateExemption(.contrast, reason: "a test")]])
    #expect(!findings.contains { $0.component == "CardInFaintText" })
  }
}
