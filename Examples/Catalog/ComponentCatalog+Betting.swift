import HeadlessUIKit

extension ComponentCatalog {
  static var betting: [LibraryComponent] {
    [
      OutcomeItemView.listed(in: "Betting", "One outcome of a market", previews: OutcomeItemView.previews) {
        MockOutcomeItemViewModel.standard
      },
      MarketOutcomesLineView.listed(
        in: "Betting", "The outcomes of a market side by side", previews: MarketOutcomesLineView.previews
      ) { MockMarketOutcomesLineViewModel.threeWay },
      MarketOutcomesMultiLineView.listed(
        in: "Betting", "A market with several lines", previews: MarketOutcomesMultiLineView.previews
      ) { MockMarketOutcomesMultiLineViewModel.collapsed },
      MatchHeaderView.listed(in: "Betting", "The line above a match", previews: MatchHeaderView.previews) {
        MockMatchHeaderViewModel.scheduled
      },
      TallOddsMatchCardView.listed(
        in: "Betting", "A match with its first market", previews: TallOddsMatchCardView.previews
      ) { MockTallOddsMatchCardViewModel.scheduled },
      ScoreView.listed(in: "Betting", "A score, by publishers", previews: ScoreView.previews) {
        MockScoreViewModel.tennisMatch
      },
      ObservableScoreView.listed(
        in: "Betting", "A score, by observation", previews: ObservableScoreView.previews
      ) { MockObservableScoreViewModel.tennisMatch },
      BetTicketStatusView.listed(in: "Betting", "How a bet stands", previews: BetTicketStatusView.previews) {
        MockBetTicketStatusViewModel.open
      },
      OddsBoostBannerView.listed(
        in: "Betting", "How far a betslip is from a boost", previews: OddsBoostBannerView.previews
      ) { MockOddsBoostBannerViewModel.started },
      BetslipSummaryView.listed(in: "Betting", "What a betslip comes to", previews: BetslipSummaryView.previews) {
        MockBetslipSummaryViewModel.ready
      },
    ]
  }
}
