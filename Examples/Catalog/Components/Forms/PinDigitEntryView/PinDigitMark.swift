/// The content of a digit's box.
enum PinDigitMark: Hashable {
  case empty
  /// The digit to enter next.
  case next
  case entered
  case accepted
  case refused

  init(at index: Int, of state: PinDigitEntryDisplayState) {
    switch state.phase {
    case .accepted: self = .accepted
    case .refused: self = .refused
    case .entering, .checking:
      self = index < state.digits.count ? .entered : index == state.digits.count ? .next : .empty
    }
  }
}
