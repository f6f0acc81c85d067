extension FirstFrameFinding {
  public var description: String {
    switch self {
    case .blank: "\(fact). Render the current state in `configure(with:)`, before binding."
    case .unreliable: "\(fact)."
    case .late:
      "\(fact): render `currentDisplayState` in `configure(with:)`, then bind with `dropFirst()`."
    case .renderedTwice:
      "\(fact): bind with `dropFirst()`, since `configure(with:)` has rendered the current state."
    case .neverQuiet:
      "\(fact): stop what drives it, or hand a clock in."
    case .notDeterministic(_, _, let cause):
      "\(fact): \(cause.words)."
    }
  }

  /// What was found, as a clause without what to do about it.
  var fact: String {
    switch self {
    case .blank(let blankness, let emptyTexts): "the first frame is blank: \(blankness)\(Self.list(emptyTexts))"
    case .unreliable(let reason): "the first frame is not to be relied on: \(reason)"
    case .late(_, let change, let turns): "\(change) \(Self.turns(turns)) later"
    case .renderedTwice(let node, let property, let times, let moment):
      "`\(node)`: `\(property)` was set \(times == 1 ? "once" : "\(times) times") more to what it was already, "
        + "\(moment.words)"
    case .neverQuiet(let node, let turns): "`\(node)` still changed after \(turns) turns of the main queue"
    case .notDeterministic(_, let change, _): "two builds differ, \(change)"
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
