extension SizingFinding: FirstFrameFaultTelling {
  var firstFrameFault: FirstFrameFault? {
    switch self {
    case .heightChanged(let node, let before, let after, .laterTurn):
      .late(words: "`\(node)` made the height \(after.short) points instead of \(before.short)")
    case .heightChanged, .noHeight: nil
    }
  }
}
