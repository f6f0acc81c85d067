/// Whether a market can be bet on.
public enum MarketStatus: Hashable, Sendable {
  case loading
  case open
  /// Closed for now, with a reason for the reader.
  case suspended(String)
  /// The odds did not come.
  case failed(String)
}
