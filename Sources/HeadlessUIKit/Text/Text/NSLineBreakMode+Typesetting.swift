import FirstFrameTypesetting

extension NSLineBreakMode {
  /// What happens to lines for which there is no room: the wrapping modes leave them out.
  var truncation: TextTruncation {
    switch self {
    case .byWordWrapping, .byCharWrapping: .omit
    case .byClipping: .clip
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }

  var wrapping: TextWrapping {
    self == .byCharWrapping ? .character : .word
  }
}
