/// A rule for valid text.
public enum BorderedTextFieldRule: Hashable, Sendable {
  case any
  case email
  /// At least this number of characters.
  case length(Int)

  /// The reason why a text is invalid; `nil` if it is valid.
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
