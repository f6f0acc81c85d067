/// What happens to text that does not fit in its line.
public enum NSLineBreakMode: Int, CaseIterable, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
