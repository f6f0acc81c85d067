/// Texts that need escaping or delimiters.
enum HardText {
  static func text(seed: UInt64) -> String {
    var random = RandomText(seed: seed)
    return random.text()
  }
}
