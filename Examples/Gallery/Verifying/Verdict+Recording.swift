import FirstFrameSnapshots

extension Verdict {
  /// Whether what was drawn became the reference, as was asked for.
  var isRecording: Bool {
    switch self {
    case .recorded: true
    case .warned(let verdict, _): verdict.isRecording
    default: false
    }
  }
}
