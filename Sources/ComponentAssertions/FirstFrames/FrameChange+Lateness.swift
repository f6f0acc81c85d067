import FirstFrameTreeComparison

extension FrameChange {
  /// The change as it is told of a node that changed after the first frame.
  var latenessWords: String {
    switch kind {
    case .text("", let text): "`\(node)` was empty in the first frame and showed '\(text)'"
    case .text(let text, ""): "`\(node)` showed '\(text)' in the first frame and was empty"
    case .text(let from, let to): "`\(node)` showed '\(from)' in the first frame and '\(to)'"
    case .appeared: "`\(node)` was not there in the first frame and appeared"
    case .vanished: "`\(node)` was there in the first frame and vanished"
    case .property, .resized, .moved, .reordered, nil: words
    }
  }
}
