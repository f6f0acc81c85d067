package import Foundation

extension ReviewResponse {
  /// The answer as it goes over the wire; the connection ends with it.
  package var bytes: Data {
    var fields = headers
    fields["Content-Length"] = "\(body.count)"
    fields["Connection"] = "close"
    let lines = fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
    return Data("HTTP/1.1 \(status) \(phrase)\r\n\(lines.joined())\r\n".utf8) + body
  }

  /// RFC 9110, section 15.
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
