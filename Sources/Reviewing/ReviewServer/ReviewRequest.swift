package import Foundation

/// An HTTP request, not yet validated.
package struct ReviewRequest: Sendable {
  package let method: String
  /// The path, percent-encoded.
  package let path: String
  /// The query, percent-encoded.
  package let query: String
  private let headers: [String: String]
  package let body: Data

  /// - Parameter headers: The values by name, in any letter case.
  package init(method: String, path: String, query: String = "", headers: [String: String], body: Data = Data()) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = Dictionary(headers.map { ($0.lowercased(), $1) }, uniquingKeysWith: { _, last in last })
    self.body = body
  }

  /// The maximum length of a body in bytes: enough for the names of ten thousand snapshots.
  package static let maximumBodySize = 1 << 20

  func header(_ name: String) -> String? { headers[name.lowercased()] }

  /// The decoded value of a query parameter.
  func parameter(_ name: String) -> String? {
    for part in query.split(separator: "&") {
      let sides = part.split(separator: "=", maxSplits: 1)
      if sides.count == 2, sides[0] == name { return String(sides[1]).removingPercentEncoding }
    }
    return nil
  }
}

/// The request line and the headers of a request.
struct RequestHead {
  private let method: String
  private let path: String
  private let query: String
  private var headers: [String: String] = [:]

  /// Parses a head; `nil` if malformed or ambiguous, such as with a header that occurs twice.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 13 || $0 == 10 || $0 == 9 }) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
    let first = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard first.count == 3, ["HTTP/1.1", "HTTP/1.0"].contains(first[2]), !first[0].isEmpty, first[1].hasPrefix("/"),
      !lines.contains(where: { $0.contains("\n") || $0.contains("\r") })
    else { return nil }
    let target = first[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    (method, path, query) = (String(first[0]), String(target[0]), target.count > 1 ? String(target[1]) : "")
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return nil }
      let name = line[..<colon].lowercased()
      guard !name.contains(where: \.isWhitespace), headers[name] == nil else { return nil }
      headers[name] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    }
  }

  /// The length of the body in bytes; `nil` if unknown or invalid.
  var bodyLength: Int? {
    guard headers["transfer-encoding"] == nil else { return nil }
    guard let length = headers["content-length"] else { return 0 }
    return Int(length).flatMap { $0 >= 0 ? $0 : nil }
  }

  func request(body: some Sequence<UInt8>) -> ReviewRequest {
    ReviewRequest(method: method, path: path, query: query, headers: headers, body: Data(body))
  }
}
