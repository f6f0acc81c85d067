/// A key of the keypad.
enum PinKey: Hashable {
  case digit(Int)
  case delete

  var spoken: String {
    switch self {
    case .digit(let digit): "\(digit)"
    case .delete: "Delete"
    }
  }
}
