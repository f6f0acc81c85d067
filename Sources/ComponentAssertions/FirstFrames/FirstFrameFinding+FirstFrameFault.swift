extension FirstFrameFinding: FirstFrameFaultTelling {
  var firstFrameFault: FirstFrameFault? {
    switch self {
    case .blank: .blank
    case .late, .neverQuiet: .late(words: fact)
    case .unreliable, .renderedTwice, .notDeterministic: nil
    }
  }
}
