/// Colours and weights of text that every terminal has.
enum TextColor: String {
  case red = "31"
  case green = "32"
  case yellow = "33"
  case blue = "34"
  case bold = "1"
  case faint = "2"

  func wrapped(_ text: String) -> String {
    "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
