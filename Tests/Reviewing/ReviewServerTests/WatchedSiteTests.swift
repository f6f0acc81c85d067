import Foundation
import Testing

@testable import FirstFrameReviewServer

/// The requests of a page that follows a watch.
struct WatchedSiteTests {
  private let token = SessionToken()

  private func response(_ backend: any ReviewBackend, method: String = "GET", token: String?) -> ReviewResponse {
    let site = ReviewSite(token: self.token, port: 4000, files: [], backend: backend)
    let headers = ["Host": "127.0.0.1:4000", "Origin": "http://127.0.0.1:4000", "X-FirstFrame-Token": token]
    return site.response(
      to: ReviewRequest(method: method, path: "/api/round", headers: headers.compactMapValues { $0 }))
  }

  @Test func theRoundIsServedWithTheToken() {
    let response = response(FixedRound(), token: token.text)
    #expect(response.status == 200)
    #expect(response.headers["Content-Type"] == "application/json")
    #expect(response.body == FixedRound.json)
  }

  @Test(arguments: [nil, "x"] as [String?]) func withoutTheTokenThereIsNoRound(token: String?) {
    #expect(response(FixedRound(), token: token).status == 403)
  }

  @Test func theRoundIsOnlyRead() {
    #expect(response(FixedRound(), method: "POST", token: token.text).status == 405)
  }

  @Test func aReviewHasNoRound() {
    #expect(response(RecordingBackend(), token: token.text).status == 404)
  }
}

/// A watch that is in the same round for ever.
private struct FixedRound: WatchingBackend {
  static let json = Data(#"{"revision":1}"#.utf8)

  func page() -> String { "" }

  func accept(_ snapshots: [String]) -> [AcceptOutcome] { [] }

  func round() -> Data? { Self.json }
}
