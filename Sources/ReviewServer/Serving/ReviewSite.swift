import Foundation

/// Answers requests: the page and its files to who knows the token, and the acceptance of snapshots.
///
/// It knows no sockets, so that every request can be tried on it.
package struct ReviewSite: Sendable {
  private let token: SessionToken
  private let port: UInt16
  private let files: [ServedFolder]
  private let door: any ReviewDoor

  /// - Parameter files: The folders whose files the page may show; of two that have a file the first counts.
  package init(token: SessionToken, port: UInt16, files: [ServedFolder], door: any ReviewDoor) {
    self.token = token
    self.port = port
    self.files = files
    self.door = door
  }

  /// Where the page is. The token is in the path, so that relative links carry it, and in the fragment for its script.
  package var address: String {
    "http://127.0.0.1:\(port)/\(token.text)/#token=\(token.text)"
  }

  package func response(to request: ReviewRequest) -> ReviewResponse {
    if let refusal = RequestGuard(port: port).refusal(of: request) { return refusal }
    switch request.path {
    case "/api/session": return allowing(["GET"], request, session)
    case "/api/accept": return allowing(["POST"], request, accept)
    case "/": return allowing(["GET"], request, start)
    default: return allowing(["GET"], request, file)
    }
  }

  private func allowing(
    _ methods: [String], _ request: ReviewRequest, _ answer: (ReviewRequest) -> ReviewResponse
  ) -> ReviewResponse {
    guard methods.contains(request.method) else {
      return .refusal(405, "This method is not for this address.", headers: ["Allow": methods.joined(separator: ", ")])
    }
    return answer(request)
  }

  /// Leads from `/?token=` to the page, whose links are relative.
  private func start(_ request: ReviewRequest) -> ReviewResponse {
    guard token.matches(request.parameter("token")) else { return Self.forbidden }
    let place = "/\(token.text)/#token=\(token.text)"
    return .refusal(303, "The page is elsewhere.", headers: ["Location": place])
  }

  private func session(_ request: ReviewRequest) -> ReviewResponse {
    guard token.matches(request.header("X-FirstFrame-Token") ?? request.parameter("token")) else {
      return Self.forbidden
    }
    return .json(["canAccept": true])
  }

  private func file(_ request: ReviewRequest) -> ReviewResponse {
    let parts = request.path.dropFirst().split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard request.path.hasPrefix("/"), parts.count == 2, token.matches(String(parts[0])) else { return Self.forbidden }
    if ["", "index.html"].contains(parts[1]) {
      return ReviewResponse(
        status: 200, type: "text/html; charset=utf-8", body: Data(ServedPage(html: door.page()).html(with: token).utf8))
    }
    guard let file = ServedFiles(folders: files).file(at: String(parts[1])) else {
      return .refusal(404, "There is no such file in the report.")
    }
    return ReviewResponse(status: 200, type: file.type, body: file.data)
  }

  private func accept(_ request: ReviewRequest) -> ReviewResponse {
    // In a header of its own, which a form of another page cannot send.
    guard token.matches(request.header("X-FirstFrame-Token")) else { return Self.forbidden }
    let type = request.header("Content-Type")?.split(separator: ";").first.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard type?.lowercased() == "application/json" else {
      return .refusal(415, "The body must be application/json.")
    }
    guard request.body.count <= ReviewRequest.longestBody else { return .refusal(413, "The body is too long.") }
    guard let call = try? JSONDecoder().decode(AcceptCall.self, from: request.body) else {
      return .refusal(400, #"The body must be {"snapshots":["<TestTarget>/<TestFile>/<file>"]}."#)
    }
    let outcomes = door.accept(call.snapshots)
    let answer = AcceptAnswer(outcomes)
    return .json(answer, status: answer.refused.isEmpty ? 200 : 409)
  }

  private static let forbidden = ReviewResponse.refusal(
    403, "Open the address that `swift run firstframe review --web` printed, which has the token.")
}
