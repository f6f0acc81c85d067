import FirstFrameTypesetting

extension CharacterGrid {
  /// A text on the page that keeps its own direction.
  struct Isolate: Equatable {
    /// Tells it apart from its neighbours.
    let number: Int
    let direction: TextDirection

    /// LEFT-TO-RIGHT ISOLATE or RIGHT-TO-LEFT ISOLATE.
    var start: Unicode.Scalar { direction == .rightToLeft ? "\u{2067}" : "\u{2066}" }
    /// POP DIRECTIONAL ISOLATE.
    static let end: Unicode.Scalar = "\u{2069}"
  }
}
