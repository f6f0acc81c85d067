import FirstFrame
import FirstFrameCatalog
import Foundation
import Testing

@testable import FirstFrameComponentAssertions

/// The components in the languages that the built-in typeface covers.
@MainActor struct LocalizedPreviewTests {
  private static func scene(of preview: ComponentPreview, in language: Language) -> StateScene {
    ComponentPreview.$locale.withValue(language.locale) { StateScene(preview, in: RenderingEnvironment()) }
  }

  private static func texts(in scene: StateScene) -> [String] { scene.texts.map(\.content.string) }

  private static let english = Dictionary(
    uniqueKeysWithValues: ComponentCatalog.previews.map { ($0.name, texts(in: scene(of: $0, in: .english))) })

  /// States that show only names, numbers and symbols.
  private static let wordless: Set = [
    "Avatar.oneName", "Avatar.unverified", "Avatar.verified", "AvatarView.oneName", "AvatarView.unverified",
    "AvatarView.verified", "CustomNavigationView.page",
    "GalleryImageCell.failed", "GalleryImageCell.loaded", "GalleryImageCell.loading", "MatchHeaderView.live",
    "ObservableScoreView.footballMatch", "ObservableScoreView.tennisMatch", "OutcomeItemView.loading",
    "OutcomeItemView.suspended", "RecentGameView.loading", "RecentGameView.missingArtwork", "RecentGameView.standard",
    "ScoreView.basketballMatch", "ScoreView.footballMatch", "ScoreView.tennisMatch",
    "ScoreView.volleyballMatch",
  ]

  @Test(
    arguments: [
      // Words that are the same as in English.
      (
        Language.french,
        [
          "CustomNavigationView.root", "PillItem.outlinedSelected", "PillItem.selected", "PillItem.unselected",
          "PillItemView.outlinedSelected", "PillItemView.selected", "PillItemView.unselected",
        ]
      ),
      (.portuguese, []), (.german, ["Badge.live", "BadgeView.live"]),
    ] as [(Language, [String])])
  func textsFitHaveNoUnfilledPlaceholdersAndAreTranslated(language: Language, sameAsEnglish: [String]) {
    var untranslated: Set<String> = []
    for preview in ComponentCatalog.previews {
      let scene = Self.scene(of: preview, in: language)
      let texts = Self.texts(in: scene)
      let findings = TextFitCheck.findings(in: scene)
      #expect(findings.isEmpty, "\(preview.name): \(findings.map { "\($0)" }.joined(separator: "; "))")
      #expect(scene.frame.tree.textsWithBrokenWords == [], "\(preview.name)")
      #expect(texts.allSatisfy { !$0.contains("{") && !$0.contains("}") }, "\(preview.name)")
      if texts == Self.english[preview.name], !texts.isEmpty { untranslated.insert(preview.name) }
    }
    #expect(untranslated.subtracting(Self.wordless) == Set(sameAsEnglish))
  }

  @Test func aViewAddedDuringLayoutHasTheLanguageOfItsPreview() throws {
    let preview = try #require(ComponentCatalog.previews.first { $0.name == "MatchListViewController.loaded" })
    let texts = Self.scene(of: preview, in: .german).texts.map(\.content.string)
    #expect(texts.contains("Spielausgang"))
    #expect(texts.contains("+132 Märkte"))
    #expect(texts.contains("Remis"))
  }

  @Test func laterStatesHaveTheLanguageOfTheFirstState() async {
    let (view, model) = ComponentPreview.$locale.withValue(Language.french.locale) {
      let model = MockBetTicketStatusViewModel.open
      return (BetTicketStatusView.configured(with: model), model)
    }
    let probe = ComponentProbe(view)
    model.settle(asWon: true)
    await probe.turn()
    #expect(probe.texts.contains("Gagné"), "\(probe.texts)")
  }
}
