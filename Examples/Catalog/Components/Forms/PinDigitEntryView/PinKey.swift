/// A key of the keypad.
enum PinKey: Hashable {
  case digit(Int)
  case delete

  func spoken(in wording: Wording) -> String {
    switch self {
    case .digit(let digit): wording.number(digit)
    case .delete: wording[.delete]
    }
  }
}
