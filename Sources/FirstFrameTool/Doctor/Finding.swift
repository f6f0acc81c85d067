/// What a check found.
struct Finding: Hashable {
  enum Level: Hashable {
    /// As it should be.
    case fine
    /// Worth knowing.
    case note
    /// To be mended.
    case problem
  }

  let level: Level
  /// What was looked at, such as `git attributes`.
  let subject: String
  let words: String
  /// What to type or to write, where there is something.
  let cure: String?

  static func fine(_ subject: String, _ words: String) -> Finding {
    Finding(level: .fine, subject: subject, words: words, cure: nil)
  }

  static func note(_ subject: String, _ words: String, cure: String? = nil) -> Finding {
    Finding(level: .note, subject: subject, words: words, cure: cure)
  }

  static func problem(_ subject: String, _ words: String, cure: String) -> Finding {
    Finding(level: .problem, subject: subject, words: words, cure: cure)
  }
}
