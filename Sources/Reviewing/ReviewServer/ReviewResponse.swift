import FirstFrameTextEscaping
package import Foundation

/// An HTTP response.
package struct ReviewResponse: Hashable, Sendable {
  package let status: Int
  package let headers: [String: String]
  package let body: Data

  init(status: Int, type: String = "text/plain; charset=utf-8", body: Data, headers: [String: String] = [:]) {
    self.status = status
    self.body = body
    let own = headers.merging(["Content-Type": type]) { own, _ in own }
    self.headers = own.merging(Self.commonHeaders) { own, _ in own }
  }

  /// A refusal with a body of one sentence, which does not repeat any part of the request.
  static func refusal(_ status: Int, _ sentence: String, headers: [String: String] = [:]) -> ReviewResponse {
    ReviewResponse(status: status, body: Data((sentence + "\n").utf8), headers: headers)
  }

  static func json(_ value: some Encodable, status: Int = 200) -> ReviewResponse {
    guard let body = try? JSONEncoder.sorted.encode(value) else {
      return refusal(500, "The response could not be encoded.")
    }
    return ReviewResponse(status: status, type: "application/json", body: body)
  }

  /// The headers of every response. They prevent other sites from embedding, reading or running it, and disable
  /// caching.
  private static let commonHeaders = [
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

  /// The encoded response, which closes the connection.
  package var bytes: Data {
    var fields = headers
    fields["Content-Length"] = "\(body.count)"
    fields["Connection"] = "close"
    let lines = fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    return Data("HTTP/1.1 \(status) \(phrase)\r\n\(lines.joined())\r\n".utf8) + body
  }

  /// The reason phrase (RFC 9110, section 15).
  private var phrase: String {
    switch status {
    case 200: "OK"
    case 303: "See Other"
    case 400: "Bad Request"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 409: "Conflict"
    case 411: "Length Required"
    case 413: "Content Too Large"
    case 415: "Unsupported Media Type"
    case 421: "Misdirected Request"
    case 431: "Request Header Fields Too Large"
    default: "Error"
    }
  }
}
