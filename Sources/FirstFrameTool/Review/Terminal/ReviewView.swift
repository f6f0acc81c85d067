/// What of a change the screen shows.
enum ReviewView: CaseIterable {
  /// Both sides and the difference, of the part that changed.
  case beside
  /// The difference alone, as large as there is room.
  case difference
  /// Both sides and the difference, whole.
  case whole

  var next: ReviewView {
    switch self {
    case .beside: .difference
    case .difference: .whole
    case .whole: .beside
    }
  }

  var words: String {
    switch self {
    case .beside: "what changed"
    case .difference: "difference"
    case .whole: "whole"
    }
  }
}
