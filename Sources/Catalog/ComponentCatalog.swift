public import HeadlessUIKit

/// The components of the library.
public enum ComponentCatalog {
  /// Every component in every state that shows something, in the order of the gallery.
  public static var previews: [ComponentPreview] {
    betting + forms
  }

  private static var betting: [ComponentPreview] {
    OutcomeItemView.previews + MarketOutcomesLineView.previews + MarketOutcomesMultiLineView.previews
      + MatchHeaderView.previews + TallOddsMatchCardView.previews + ScoreView.previews
      + ObservableScoreView.previews + BetTicketStatusView.previews + OddsBoostBannerView.previews
      + BetslipSummaryView.previews
  }

  private static var forms: [ComponentPreview] {
    PillItemView.previews + SimpleButtonView.previews
  }
}
