/// What a finding tells of a component's first frame, which reports have kinds of their own for.
enum FirstFrameFault: Hashable {
  case blank
  /// Something arrived after the frame, told in a clause that names the node.
  case late(words: String)
}

/// A finding that may be about a first frame.
protocol FirstFrameFaultTelling {
  /// Nil where it is about anything else.
  var firstFrameFault: FirstFrameFault? { get }
}

extension FirstFrameFinding: FirstFrameFaultTelling {
  var firstFrameFault: FirstFrameFault? {
    switch self {
    case .blank: .blank
    case .late, .neverQuiet: .late(words: fact)
    case .unreliable, .renderedTwice, .notDeterministic: nil
    }
  }
}

extension SizingFinding: FirstFrameFaultTelling {
  var firstFrameFault: FirstFrameFault? {
    switch self {
    case .heightChanged(let node, let before, let after, .laterTurn):
      .late(words: "`\(node)` made the height \(after.short) points instead of \(before.short)")
    case .heightChanged, .noHeight: nil
    }
  }
}

extension ContractFinding: FirstFrameFaultTelling {
  var firstFrameFault: FirstFrameFault? {
    switch self {
    case .firstFrame(_, _, let finding): finding.firstFrameFault
    case .sizing(_, _, let finding): finding.firstFrameFault
    default: nil
    }
  }
}
