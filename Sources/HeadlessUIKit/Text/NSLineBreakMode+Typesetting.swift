import Typesetting

extension NSLineBreakMode {
  /// What gives way where text does not fit; the wrapping modes cut it.
  var truncation: TextTruncation {
    switch self {
    case .byWordWrapping, .byCharWrapping, .byClipping: .clip
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }
}
