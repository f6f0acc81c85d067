package import Foundation

/// A request as it came over the wire, before anything about it is believed.
package struct ReviewRequest: Sendable {
  package let method: String
  /// The path as it was sent, percent-encoded.
  package let path: String
  /// The query as it was sent, percent-encoded.
  package let query: String
  private let headers: [String: String]
  package let body: Data

  /// - Parameter headers: By name, in any case.
  package init(method: String, path: String, query: String = "", headers: [String: String], body: Data = Data()) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = Dictionary(headers.map { ($0.lowercased(), $1) }, uniquingKeysWith: { _, last in last })
    self.body = body
  }

  /// The longest body that is read, in bytes: the names of ten thousand snapshots.
  package static let longestBody = 1 << 20

  func header(_ name: String) -> String? { headers[name.lowercased()] }

  /// The value of a parameter of the query, decoded.
  func parameter(_ name: String) -> String? {
    for part in query.split(separator: "&") {
      let sides = part.split(separator: "=", maxSplits: 1)
      if sides.count == 2, sides[0] == name { return String(sides[1]).removingPercentEncoding }
    }
    return nil
  }
}
