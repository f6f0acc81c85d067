extension FirstFrameFinding {
  public var description: String {
    switch self {
    case .blank(let blankness, let emptyTexts):
      "the first frame is blank: \(blankness)\(Self.list(emptyTexts)). Render the current state in `configure(with:)`, "
        + "before binding."
    case .unreliable(let reason):
      "the first frame is not to be relied on: \(reason)."
    case .late(_, let change, let turns):
      "\(change) \(Self.turns(turns)) later: render `currentDisplayState` in `configure(with:)`, then bind with "
        + "`dropFirst()`."
    case .renderedTwice(let node, let property, let times, let moment):
      "`\(node)`: `\(property)` was set \(times == 1 ? "once" : "\(times) times") more to what it was already, "
        + "\(moment.words): bind with `dropFirst()`, since `configure(with:)` has rendered the current state."
    case .neverQuiet(let node, let turns):
      "`\(node)` still changed after \(turns) turns of the main queue: stop what drives it, or hand a clock in."
    case .notDeterministic(_, let change, let cause):
      "two builds differ, \(change): \(cause.words)."
    }
  }

  private static func list(_ emptyTexts: [String]) -> String {
    guard !emptyTexts.isEmpty else { return "" }
    let names = emptyTexts.map { "`\($0)`" }.joined(separator: ", ")
    return ", and \(names) \(emptyTexts.count == 1 ? "has" : "have") no text"
  }

  private static func turns(_ turns: Int) -> String {
    turns == 1 ? "one main-queue turn" : "\(turns) main-queue turns"
  }
}

extension RenderingMoment {
  fileprivate var words: String {
    switch self {
    case .building: "before the first frame"
    case .afterFirstFrame: "after the first frame"
    }
  }
}
