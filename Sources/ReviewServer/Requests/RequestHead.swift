import Foundation

/// The first line of a request and its headers.
struct RequestHead {
  private let method: String
  private let path: String
  private let query: String
  private var headers: [String: String] = [:]

  /// Nil for anything that leaves room for two readings, such as a header that is there twice.
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

  /// In bytes; nil where the head does not say it, or says it wrongly.
  var bodyLength: Int? {
    guard headers["transfer-encoding"] == nil else { return nil }
    guard let length = headers["content-length"] else { return 0 }
    return Int(length).flatMap { $0 >= 0 ? $0 : nil }
  }

  func request(body: some Sequence<UInt8>) -> ReviewRequest {
    ReviewRequest(method: method, path: path, query: query, headers: headers, body: Data(body))
  }
}
