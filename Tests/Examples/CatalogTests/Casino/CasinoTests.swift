import FirstFrame
import FirstFrameCatalog
import FirstFrameRasterizer
import Foundation
import Testing

/// Games, and lists of games.
@MainActor struct CasinoTests {
  @Test func aPictureFailsToLoadAndLoadsAfterARetry() async {
    let model = MockCasinoGameCardViewModel.loading
    let probe = ComponentProbe(CasinoGameCardView.configured(with: model))
    model.finishArtwork(nil)
    await probe.turn()
    await probe.touch("Load the picture again")
    #expect(model.currentDisplayState.artwork == .loading)
    model.finishArtwork(.drawn(gradient: 1, symbol: "star"))
    await probe.turn()
    #expect(probe.control("Load the picture again") == nil)
  }

  @Test func aCardStartsItsGameAndItsHeartToggles() async {
    let model = MockCasinoGameCardViewModel.standard
    let probe = ComponentProbe(CasinoGameCardView.configured(with: model))
    await probe.touch()
    #expect(model.timesPlayed == 1)
    await probe.touch("Favourite")
    #expect(model.currentDisplayState.isFavorite)
    #expect(model.timesPlayed == 1)
  }

  @Test func aSectionLoadsFailsAndRetries() async {
    let model = MockCasinoCategorySectionViewModel.loading
    let view = CasinoCategorySectionView.configured(with: model)
    let probe = ComponentProbe(view)
    #expect(probe.texts.contains("Loading games"))
    model.fail("No games")
    await probe.turn()
    await probe.touch("Try again")
    #expect(model.currentDisplayState == .loading)
    model.load(["hearts", "garden"])
    await probe.turn()
    let frame = view.layoutTree(in: RenderingEnvironment(size: CGSize(width: 375, height: 330))).textDump()
    #expect(frame.contains("Twelve Hearts"))
    #expect(frame.contains("Garden of Suns"))
    #expect(frame.contains("All 2"))
  }

  @Test func aPlayedGameMovesToTheFront() async {
    let model = MockRecentlyPlayedGamesViewModel.several
    model.play("garden")
    #expect(model.currentDisplayState.games == ["garden", "moonrise", "hearts", "lightning"])
    model.play("crown")
    #expect(model.currentDisplayState.games.first == "crown")
    #expect(model.currentDisplayState.games.count == 5)
  }

  @Test func theLobbyLoadsAfterAFailure() async throws {
    let model = MockCasinoLobbyViewModel.failed
    let controller = CasinoLobbyViewController(viewModel: model)
    let view = try #require(controller.view)
    await ComponentProbe(view).touch("Try again")
    model.load()
    await ComponentProbe(view).turn()
    let frame = controller.layoutTree(in: RenderingEnvironment(size: CGSize(width: 375, height: 812))).textDump()
    #expect(frame.contains("New games"))
    #expect(frame.contains("Jackpots"))
    #expect(frame.contains("Harbour Lights"))
  }
}
