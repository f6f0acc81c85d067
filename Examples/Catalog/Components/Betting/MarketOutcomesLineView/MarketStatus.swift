/// Whether a market can be bet on.
public enum MarketStatus: Hashable, Sendable {
  case loading
  case open
  /// Suspended, with the reason to show.
  case suspended(String)
  /// The odds failed to load.
  case failed(String)
}
