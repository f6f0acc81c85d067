/// Refuses what no page of this server sends: other hosts, other origins, and bodies beyond reason.
struct RequestGuard {
  let port: UInt16

  /// The refusal of a request; nil where it may be looked at.
  func refusal(of request: ReviewRequest) -> ReviewResponse? {
    // A name that an attacker's server resolves to this machine is another host.
    guard let host = request.header("Host"), hosts.contains(host) else {
      return .refusal(421, "This server answers to its own address only.")
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
      guard let count = Int(length), count >= 0 else { return .refusal(400, "The Content-Length is no number.") }
      guard count <= ReviewRequest.longestBody else { return .refusal(413, "The body is too long.") }
    }
    return nil
  }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }
}
