/// Whether the keyboard corrects words.
public enum UITextAutocorrectionType: Int, CaseIterable, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}
