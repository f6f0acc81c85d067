import FirstFrameTextEscaping

/// Refuses requests that no page of this server sends: for other hosts, from other origins, or with too long bodies.
struct RequestGuard {
  let port: UInt16

  /// The refusal of a request; `nil` if it is allowed.
  func refusal(of request: ReviewRequest) -> ReviewResponse? {
    // This prevents DNS rebinding: a foreign name that resolves to this machine is another host.
    guard let host = request.header("Host"), hosts.contains(host) else {
      return .refusal(421, "This server accepts only requests to its own address.")
    }
    if let origin = request.header("Origin"), !hosts.contains(where: { origin == "http://" + $0 }) {
      return .refusal(403, "Requests from other pages are refused.")
    }
    if let site = request.header("Sec-Fetch-Site"), !["same-origin", "none"].contains(site) {
      return .refusal(403, "Requests from other pages are refused.")
    }
    if request.header("Transfer-Encoding") != nil {
      return .refusal(411, "The body needs a Content-Length.")
    }
    if let length = request.header("Content-Length") {
      guard let count = Int(length), count >= 0 else { return .refusal(400, "The Content-Length is not a number.") }
      guard count <= ReviewRequest.maximumBodySize else { return .refusal(413, "The body is too long.") }
    }
    return nil
  }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }
}

/// A secret of the user who started the review.
package struct SessionToken: Hashable, Sendable {
  /// 32 hexadecimal digits.
  package let text: String

  /// Creates a token from the system's random numbers.
  package init() {
    var generator = SystemRandomNumberGenerator()
    text = (0..<2).map { _ in Hexadecimal.digits(generator.next(), count: 16) }.joined()
  }

  /// Compares a text with the token, in constant time for texts of the same length.
  func matches(_ other: String?) -> Bool {
    guard let other else { return false }
    let (own, given) = (Array(text.utf8), Array(other.utf8))
    guard own.count == given.count else { return false }
    return zip(own, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
