package import Foundation

/// What a request is answered with.
package struct ReviewResponse: Hashable, Sendable {
  package let status: Int
  package let headers: [String: String]
  package let body: Data

  init(status: Int, type: String = "text/plain; charset=utf-8", body: Data, headers: [String: String] = [:]) {
    self.status = status
    self.body = body
    self.headers = headers.merging(["Content-Type": type]) { own, _ in own }.merging(Self.always) { own, _ in own }
  }

  /// A refusal in a sentence, which repeats nothing of the request.
  static func refusal(_ status: Int, _ sentence: String, headers: [String: String] = [:]) -> ReviewResponse {
    ReviewResponse(status: status, body: Data((sentence + "\n").utf8), headers: headers)
  }

  static func json(_ value: some Encodable, status: Int = 200) -> ReviewResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let body = try? encoder.encode(value) else { return refusal(500, "The answer could not be written.") }
    return ReviewResponse(status: status, type: "application/json", body: body)
  }

  /// No page of another place may show, read or run anything of this one, and nothing is kept.
  private static let always = [
    "Cache-Control": "no-store",
    "Content-Security-Policy":
      "default-src 'none'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
      + "script-src 'self' 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
      + "frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  ]
}
