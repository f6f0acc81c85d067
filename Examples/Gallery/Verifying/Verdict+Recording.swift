import FirstFrameSnapshots

extension Verdict {
  /// Whether a recording mode made the drawn value the reference.
  var isRecording: Bool { kind == .recorded }
}
