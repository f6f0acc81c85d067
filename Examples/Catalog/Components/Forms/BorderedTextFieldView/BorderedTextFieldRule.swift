/// What a text has to be to be taken.
public enum BorderedTextFieldRule: Hashable, Sendable {
  case any
  case email
  /// At least so many characters.
  case length(Int)

  /// Why a text is not taken; nil if it is.
  func problem(with text: String, in wording: Wording) -> String? {
    switch self {
    case .any: return nil
    case .email:
      let parts = text.split(separator: "@", omittingEmptySubsequences: false)
      let isAddress = parts.count == 2 && !parts[0].isEmpty && parts[1].split(separator: ".").count > 1
      return isAddress ? nil : wording[.emailProblem]
    case .length(let least): return text.count >= least ? nil : wording.text(.lengthProblem, count: least)
    }
  }
}
