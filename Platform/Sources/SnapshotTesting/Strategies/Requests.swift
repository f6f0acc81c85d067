import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension Snapshotting where Value == URLRequest, Format == String {
  /// A strategy for the text of a request: its method and URL, sorted header fields, and body.
  public static let raw = Snapshotting.raw(pretty: false)

  /// A strategy for the text of a request: its method and URL, sorted header fields, and body.
  ///
  /// - Parameter pretty: Whether a body of JSON is written on several lines with sorted keys.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let description = RequestDescription(request)
      let head = ["\(description.method) \(description.url)"] + description.headers.map { "\($0.name): \($0.value)" }
      let body = description.body(pretty: pretty).map { ["", $0] } ?? []
      return (head + body).joined(separator: "\n")
    }
  }

  /// A request as a shell command, with sorted header fields.
  public static let curl = SimplySnapshotting.lines.pullback { (request: URLRequest) in
    let description = RequestDescription(request)
    var parts: [String] = []
    switch description.method {
    case "GET": break
    case "HEAD": parts.append("--head")
    default: parts.append("--request \(description.method)")
    }
    for header in description.headers where header.name != "Cookie" {
      parts.append("--header \(RequestDescription.quoted("\(header.name): \(header.value)"))")
    }
    if let body = description.body(pretty: false) { parts.append("--data \(RequestDescription.quoted(body))") }
    if let cookie = description.headers.first(where: { $0.name == "Cookie" }) {
      parts.append("--cookie \(RequestDescription.quoted(cookie.value))")
    }
    parts.append(RequestDescription.quoted(description.url))
    return (["curl"] + parts).joined(separator: " \\\n\t")
  }
}

/// The parts of a request, in a fixed order.
private struct RequestDescription {
  let method: String
  /// The URL with sorted query items.
  let url: String
  let headers: [(name: String, value: String)]
  private let data: Data?

  init(_ request: URLRequest) {
    method = request.httpMethod ?? "GET"
    url = request.url.map(Self.sorted) ?? "(no URL)"
    headers = (request.allHTTPHeaderFields ?? [:]).map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    data = request.httpBody
  }

  /// Returns the body as text, or `nil` if there is none.
  func body(pretty: Bool) -> String? {
    guard let data else { return nil }
    if pretty, let json = try? JSONSerialization.jsonObject(with: data),
      let text = try? JSONSerialization.data(withJSONObject: json, options: [.prettyPrinted, .sortedKeys])
    {
      return String(decoding: text, as: UTF8.self)
    }
    return String(data: data, encoding: .utf8) ?? "\(data.count) bytes"
  }

  private static func sorted(_ url: URL) -> String {
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return url.absoluteString }
    if let items = components.queryItems { components.queryItems = items.sorted { $0.name < $1.name } }
    return components.string ?? url.absoluteString
  }

  /// Returns a text as one argument of a shell command, in double quotes.
  static func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\\"", with: "\\\\\"").replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}
