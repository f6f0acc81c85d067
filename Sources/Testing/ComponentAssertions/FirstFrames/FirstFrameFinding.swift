public import FirstFrameSnapshots

/// A problem in a first frame.
public enum FirstFrameFinding: ComponentFinding {
  /// Nothing is visible. `emptyTexts` contains the names of nodes with empty texts.
  case blank(Blankness, emptyTexts: [String])
  /// The layout did not settle, or the frame could not be drawn.
  case unreliable(reason: String)
  /// A node changed after the first frame: the change, the number of turns of the main queue, and the delay that caused
  /// it; `nil` if there was none, or it is unknown.
  case late(node: String, change: String, turns: Int, cause: LateCause?)
  /// A node changed after the first frame, because the state of a view of SwiftUI did: the change, the number of turns of
  /// the main queue, the delay, and what changed the state.
  case lateState(node: String, change: String, turns: Int, cause: LateCause?, source: String)
  /// A view of SwiftUI shows the placeholder of an image that is loaded later, from the address.
  case lateImage(node: String, address: String)
  /// A view of SwiftUI was evaluated again before the first frame, more often than for one change: the name of the view,
  /// the number of its evaluations, and the changes.
  case evaluatedAgain(node: String, times: Int, changes: [String])
  /// A node was set to the value that it already had: the property, the number of repetitions, and when.
  case renderedTwice(node: String, property: String, times: Int, moment: RenderingMoment)
  /// The component still changed after the maximum number of turns.
  case neverSettled(node: String, turns: Int)
  /// Two builds of the component differ: the first difference, and the cause.
  case notDeterministic(node: String, change: String, cause: Nondeterminism)

  public var node: String {
    switch self {
    case .blank(_, let emptyTexts): emptyTexts.first ?? ""
    case .unreliable: ""
    case .late(let node, _, _, _), .lateState(let node, _, _, _, _), .lateImage(let node, _),
      .evaluatedAgain(let node, _, _), .renderedTwice(let node, _, _, _), .neverSettled(let node, _),
      .notDeterministic(let node, _, _):
      node
    }
  }
}

extension FirstFrameFinding {
  public var description: String {
    switch self {
    case .blank: "\(problem). Render the current state in `configure(with:)`, before binding."
    case .unreliable: "\(problem)."
    case .late:
      "\(problem): render `currentDisplayState` in `configure(with:)`, then bind with `dropFirst()`."
    case .lateState:
      "\(problem): set it before the first frame, in `init` or synchronously in `onAppear`."
    case .lateImage: "\(problem): show an image that is there at once, or pass it to the view."
    case .evaluatedAgain: "\(problem): compute values from each other in `body`, or change them in one action."
    case .renderedTwice:
      "\(problem): bind with `dropFirst()`, since `configure(with:)` has rendered the current state."
    case .neverSettled:
      "\(problem): stop the source of changes, or inject a clock."
    case .notDeterministic(_, _, let cause):
      "\(problem): \(cause.explanation)."
    }
  }

  /// The finding without a remedy.
  var problem: String {
    switch self {
    case .blank(let blankness, let emptyTexts): "the first frame is blank: \(blankness)\(Self.list(emptyTexts))"
    case .unreliable(let reason): "the first frame is unreliable: \(reason)"
    case .late(_, let change, let turns, let cause): "\(change) \(Self.time(turns: turns, cause: cause))"
    case .lateState(_, let change, let turns, let cause, let source):
      "\(change) \(Self.time(turns: turns, cause: cause)), since \(source)"
    case .lateImage(let node, let address):
      "`\(node)` shows its placeholder in the first frame, and the image of \(address) later"
    case .evaluatedAgain(let node, let times, let changes):
      "`\(node)` was evaluated \(times) times before the first frame, since \(changes.joined(separator: ", and then "))"
    case .renderedTwice(let node, let property, let times, let moment):
      "`\(node)`: `\(property)` was set \(times == 1 ? "once" : "\(times) times") more to the same value, "
        + "\(moment.phrase)"
    case .neverSettled(let node, let turns): "`\(node)` still changed after \(turns) turns of the main queue"
    case .notDeterministic(_, let change, _): "two builds differ, \(change)"
    }
  }

  private static func list(_ emptyTexts: [String]) -> String {
    guard !emptyTexts.isEmpty else { return "" }
    let names = emptyTexts.map { "`\($0)`" }.joined(separator: ", ")
    return ", and \(names) \(emptyTexts.count == 1 ? "has" : "have") no text"
  }

  private static func time(turns: Int, cause: LateCause?) -> String {
    let turns = turns == 1 ? "one main-queue turn later" : "\(turns) main-queue turns later"
    guard let cause else { return turns }
    return "\(cause.milliseconds == 0 ? turns : "\(cause.milliseconds) ms later"), by \(cause.route.phrase)"
  }
}

extension RenderingMoment {
  fileprivate var phrase: String {
    switch self {
    case .building: "before the first frame"
    case .afterFirstFrame: "after the first frame"
    }
  }
}

extension FirstFrameFinding: FirstFrameFaultProviding {
  var firstFrameFault: FirstFrameFault? {
    switch self {
    case .blank: .blank
    case .late, .lateState, .lateImage, .neverSettled: .late(message: problem)
    case .unreliable, .evaluatedAgain, .renderedTwice, .notDeterministic: nil
    }
  }
}

/// When a component rendered the same contents again.
public enum RenderingMoment: Hashable, Sendable {
  /// During construction and configuration.
  case building
  /// In a turn of the main queue after the first frame.
  case afterFirstFrame
}
