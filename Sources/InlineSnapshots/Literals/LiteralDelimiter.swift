/// What a string literal begins and ends with.
struct LiteralDelimiter: Hashable, Sendable {
  let isMultiline: Bool
  /// How many `#` stand around the quotes.
  let poundCount: Int

  private init(isMultiline: Bool, poundCount: Int) {
    self.isMultiline = isMultiline
    self.poundCount = poundCount
  }

  /// The delimiter with the fewest `#` such that neither quotes nor backslashes of a text mean anything.
  init(for text: String, isMultiline: Bool) {
    self.init(isMultiline: isMultiline, poundCount: Self.poundCount(for: text, quotes: isMultiline ? 3 : 1))
  }

  private var pounds: String { String(repeating: "#", count: poundCount) }
  private var quotes: String { isMultiline ? "\"\"\"" : "\"" }

  var opening: String { pounds + quotes }
  var closing: String { quotes + pounds }
  /// What an escape sequence begins with.
  var escape: String { "\\" + pounds }

  /// One more than the longest run of `#` behind a backslash, or behind as many quotes as would end the literal.
  private static func poundCount(for text: String, quotes: Int) -> Int {
    var needed = 0
    var quoteRun = 0
    // The run of `#` since something that it would give a meaning; nil where there was nothing such.
    var poundRun: Int?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "#":
        poundRun = poundRun.map { $0 + 1 }
        quoteRun = 0
      case "\\":
        poundRun = 0
        quoteRun = 0
      case "\"":
        quoteRun += 1
        poundRun = quoteRun >= quotes ? 0 : nil
      default:
        poundRun = nil
        quoteRun = 0
      }
      if let poundRun { needed = max(needed, poundRun + 1) }
    }
    return needed
  }
}
