import Foundation

/// Responds to requests for the page, its files, and decisions on snapshots, if they have the token.
///
/// It does not use sockets, so tests can try any request.
package struct ReviewSite: Sendable {
  private let token: SessionToken
  private let port: UInt16
  private let files: [ServedFolder]
  private let backend: any ReviewBackend

  /// - Parameter files: The folders with files that the page may show. They are searched in order.
  package init(token: SessionToken, port: UInt16, files: [ServedFolder], backend: any ReviewBackend) {
    self.token = token
    self.port = port
    self.files = files
    self.backend = backend
  }

  /// The URL of the page. The token is in the path, so that relative links include it, and in the fragment for scripts.
  package var address: String {
    "http://127.0.0.1:\(port)/\(token.text)/#token=\(token.text)"
  }

  package func response(to request: ReviewRequest) -> ReviewResponse {
    if let refusal = RequestGuard(port: port).refusal(of: request) { return refusal }
    switch request.path {
    case "/api/session": return allowing(["GET"], request, session)
    case "/api/causes": return allowing(["GET"], request, causes)
    case "/api/accept": return allowing(["POST"], request) { decide($0) { backend.accept($0.snapshots) } }
    case let path where Self.action(of: path) != nil:
      return allowing(["POST"], request) { request in
        decide(request) { call in
          Self.action(of: path).map { backend.perform($0, on: call.snapshots, cause: call.cause) } ?? []
        }
      }
    case "/": return allowing(["GET"], request, start)
    case "/api/round": return allowing(["GET"], request, round)
    default: return allowing(["GET"], request, file)
    }
  }

  private func allowing(
    _ methods: [String], _ request: ReviewRequest, _ answer: (ReviewRequest) -> ReviewResponse
  ) -> ReviewResponse {
    guard methods.contains(request.method) else {
      return .refusal(405, "This method is not allowed here.", headers: ["Allow": methods.joined(separator: ", ")])
    }
    return answer(request)
  }

  /// The round of a watch, which its page follows.
  private func round(_ request: ReviewRequest) -> ReviewResponse {
    guard token.matches(request.header("X-FirstFrame-Token")) else { return Self.forbidden }
    guard let round = (backend as? any WatchingBackend)?.round() else { return .refusal(404, "Nothing is watched.") }
    return ReviewResponse(status: 200, type: "application/json", body: round)
  }

  /// Redirects from `/?token=` to the page.
  private func start(_ request: ReviewRequest) -> ReviewResponse {
    guard token.matches(request.parameter("token")) else { return Self.forbidden }
    let location = "/\(token.text)/#token=\(token.text)"
    return .refusal(303, "The page has moved.", headers: ["Location": location])
  }

  private func session(_ request: ReviewRequest) -> ReviewResponse {
    guard token.matches(request.header("X-FirstFrame-Token") ?? request.parameter("token")) else {
      return Self.forbidden
    }
    return .json(backend.state())
  }

  private func causes(_ request: ReviewRequest) -> ReviewResponse {
    guard token.matches(request.header("X-FirstFrame-Token")) else { return Self.forbidden }
    return ReviewResponse(status: 200, type: "application/json", body: backend.causes())
  }

  /// The action that a path such as `/api/reject` names.
  private static func action(of path: String) -> ReviewAction? {
    path.hasPrefix("/api/") ? ReviewAction(rawValue: String(path.dropFirst(5))) : nil
  }

  private func file(_ request: ReviewRequest) -> ReviewResponse {
    let parts = request.path.dropFirst().split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard request.path.hasPrefix("/"), parts.count == 2, token.matches(String(parts[0])) else { return Self.forbidden }
    if ["", "index.html"].contains(parts[1]) {
      return ReviewResponse(
        status: 200, type: "text/html; charset=utf-8",
        body: Data(ServedPage(html: backend.page()).html(with: token).utf8))
    }
    guard let file = ServedFiles(folders: files).file(at: String(parts[1])) else {
      return .refusal(404, "There is no such file in the report.")
    }
    return ReviewResponse(status: 200, type: file.type, body: file.data)
  }

  /// Answers a request that changes or opens something.
  private func decide(_ request: ReviewRequest, by carryOut: (AcceptCall) -> [AcceptOutcome]) -> ReviewResponse {
    // The token must be in a header, which a form on another page cannot send.
    guard token.matches(request.header("X-FirstFrame-Token")) else { return Self.forbidden }
    let type = request.header("Content-Type")?.split(separator: ";").first.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard type?.lowercased() == "application/json" else {
      return .refusal(415, "The body must be application/json.")
    }
    guard request.body.count <= ReviewRequest.maximumBodySize else { return .refusal(413, "The body is too long.") }
    guard let call = try? JSONDecoder().decode(AcceptCall.self, from: request.body) else {
      return .refusal(400, #"The body must be {"snapshots":["<TestTarget>/<TestFile>/<file>"]}."#)
    }
    let answer = AcceptAnswer(carryOut(call))
    return .json(answer, status: answer.refused.isEmpty ? 200 : 409)
  }

  private static let forbidden = ReviewResponse.refusal(
    403, "Open the address that the review printed, which contains the token.")
}

/// A page that contains the token for its script.
struct ServedPage {
  let html: String

  func html(with token: SessionToken) -> String {
    let meta = #"<meta name="firstframe-token" content="\#(token.text)">"#
    for mark in ["<head>", "<HEAD>"] {
      if let range = html.firstRange(of: mark) {
        return html[..<range.upperBound] + meta + html[range.upperBound...]
      }
    }
    return meta + html
  }
}
