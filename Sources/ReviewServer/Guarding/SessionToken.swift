/// A secret that only who started the review knows.
package struct SessionToken: Hashable, Sendable {
  /// 32 hexadecimal digits.
  package let text: String

  /// Makes a new one from the system's random numbers.
  package init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<2).map { _ in
      let digits = String(generator.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Whether a text is the secret; takes equally long whatever the text is.
  func matches(_ other: String?) -> Bool {
    guard let other else { return false }
    let (own, given) = (Array(text.utf8), Array(other.utf8))
    guard own.count == given.count else { return false }
    return zip(own, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
