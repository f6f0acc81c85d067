import FirstFrameProgramTesting
import Foundation
import Synchronization
import Testing

@testable import FirstFrameReviewServer

/// The responses to requests, most of them refusals.
@Suite struct ReviewSiteTests {
  private let token = SessionToken()
  private let backend = RecordingBackend()
  private let folder: TemporaryFolder
  private let site: ReviewSite
  private let host = ["Host": "127.0.0.1:4000"]

  init() throws {
    folder = try TemporaryFolder()
    let artifacts = folder.path + "/artifacts"
    let references = folder.path + "/references"
    for path in [artifacts + "/T/F/a.png", references + "/T/F"] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    for (name, text) in [
      ("artifacts/T/F/a.png/actual.png", "actual"), ("secret.png", "secret"), ("artifacts/.hidden.png", "secret"),
      ("artifacts/run.sh", "secret"), ("references/T/F/gone.png", "gone"), ("references/T/F/gone.html", "<script>"),
      ("references/.hidden.png", "secret"), ("references/run.sh", "secret"),
    ] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    for folder in [artifacts, references] {
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link.png", withDestinationPath: self.folder.path + "/secret.png")
      try FileManager.default.createSymbolicLink(atPath: folder + "/out", withDestinationPath: self.folder.path)
    }
    mkfifo(artifacts + "/pipe.png", 0o600)
    site = ReviewSite(
      token: token, port: 4000, files: [ServedFolder(references, as: "__Snapshots__"), ServedFolder(artifacts)],
      backend: backend)
  }

  private func get(_ path: String, query: String = "", headers: [String: String] = [:]) -> ReviewResponse {
    site.response(
      to: ReviewRequest(method: "GET", path: path, query: query, headers: host.merging(headers) { $1 }))
  }

  private func post(_ body: String, headers: [String: String?] = [:], path: String = "/api/accept") -> ReviewResponse {
    var all: [String: String?] = [
      "Host": "127.0.0.1:4000", "Content-Type": "application/json", "X-FirstFrame-Token": token.text,
      "Origin": "http://127.0.0.1:4000",
    ]
    all.merge(headers) { $1 }
    return site.response(
      to: ReviewRequest(method: "POST", path: path, headers: all.compactMapValues { $0 }, body: Data(body.utf8)))
  }

  private let acceptBody = #"{"snapshots":["T/F/a.png"]}"#

  @Test func thePageHasTheToken() {
    for path in ["/\(token.text)/", "/\(token.text)/index.html"] {
      let page = get(path)
      #expect(page.status == 200)
      #expect(page.headers["Content-Type"] == "text/html; charset=utf-8")
      let text = String(decoding: page.body, as: UTF8.self)
      #expect(text.contains(#"<head><meta name="firstframe-token" content="\#(token.text)"><title>"#))
    }
    let start = get("/", query: "token=\(token.text)")
    #expect(start.status == 303)
    #expect(start.headers["Location"] == "/\(token.text)/#token=\(token.text)")
    #expect(site.address == "http://127.0.0.1:4000/\(token.text)/#token=\(token.text)")
  }

  @Test func everyResponseExcludesOtherSites() {
    for response in [get("/"), get("/\(token.text)/"), post(acceptBody), get("/nothing")] {
      #expect(response.headers["Content-Security-Policy"]?.contains("default-src 'none'") == true)
      #expect(response.headers["Content-Security-Policy"]?.contains("frame-ancestors 'none'") == true)
      #expect(response.headers["X-Content-Type-Options"] == "nosniff")
      #expect(response.headers["Cache-Control"] == "no-store")
      #expect(response.headers["Cross-Origin-Resource-Policy"] == "same-origin")
      #expect(response.headers["Access-Control-Allow-Origin"] == nil)
    }
  }

  @Test func picturesAreServedWithTheToken() {
    let picture = get("/\(token.text)/T/F/a.png/actual.png")
    #expect(picture.status == 200)
    #expect(picture.body == Data("actual".utf8))
    #expect(picture.headers["Content-Type"] == "image/png")
  }

  @Test func referencesAreServedUnderTheirName() {
    let picture = get("/\(token.text)/__Snapshots__/T/F/gone.png")
    #expect(picture.status == 200)
    #expect(picture.body == Data("gone".utf8))
    #expect(picture.headers["Content-Type"] == "image/png")
    // HTML from tests is served as plain text.
    #expect(get("/\(token.text)/__Snapshots__/T/F/gone.html").headers["Content-Type"] == "text/plain; charset=utf-8")
    for method in ["PUT", "POST", "DELETE", "PATCH"] {
      let request = ReviewRequest(
        method: method, path: "/\(token.text)/__Snapshots__/T/F/gone.png",
        headers: host.merging(["X-FirstFrame-Token": token.text]) { $1 }, body: Data("new".utf8))
      #expect(site.response(to: request).status == 405)
    }
  }

  @Test func acceptingCallsTheBackend() throws {
    #expect(post(acceptBody).status == 200)
    let response = post(#"{"snapshots":["T/F/a.png","T/F/stale.png"]}"#)
    #expect(response.status == 409)
    #expect(
      String(decoding: response.body, as: UTF8.self)
        == #"{"accepted":["T/F/a.png"],"refused":[{"reason":"it changed","snapshot":"T/F/stale.png"}]}"#)
    #expect(backend.calls == [["T/F/a.png"], ["T/F/a.png", "T/F/stale.png"]])
    let session = get("/api/session", headers: ["X-FirstFrame-Token": token.text])
    #expect(String(decoding: session.body, as: UTF8.self).contains(#""canAccept":true"#))
    #expect(get("/api/session", query: "a=b&token=\(token.text)").status == 200)
  }

  @Test(arguments: ["reject", "move", "undo", "open"]) func everyActionNeedsTheSecretAndAPost(action: String) {
    let path = "/api/" + action
    #expect(post(acceptBody, path: path).status == 200)
    #expect(backend.actions == [action + " T/F/a.png nil"])
    #expect(post(#"{"cause":2,"snapshots":["T/F/a.png"]}"#, path: path).status == 200)
    #expect(backend.actions.last == action + " T/F/a.png 2")
    for headers in [["X-FirstFrame-Token": nil], ["Origin": "null"], ["Content-Type": "text/plain"]]
      as [[String: String?]]
    {
      #expect(post(acceptBody, headers: headers, path: path).status != 200)
    }
    #expect(get(path, headers: ["X-FirstFrame-Token": token.text]).status == 405)
    #expect(backend.actions.count == 2)
    #expect(backend.calls.isEmpty)
  }

  @Test func causesNeedTheSecretInAHeader() {
    #expect(get("/api/causes", headers: ["X-FirstFrame-Token": token.text]).body == Data("{}".utf8))
    #expect(get("/api/causes", query: "token=\(token.text)").status == 403)
    #expect(get("/api/rejectx", headers: ["X-FirstFrame-Token": token.text]).status == 403)
  }

  @Test(
    arguments: [
      (["Host": "evil.example:4000"], 421), (["Host": "127.0.0.1"], 421), (["Host": "127.0.0.1:4001"], 421),
      (["Host": nil], 421), (["Host": "127.0.0.1:4000.evil.example"], 421),
      (["Origin": "http://evil.example"], 403), (["Origin": "null"], 403), (["Origin": "https://127.0.0.1:4000"], 403),
      (["Origin": "http://127.0.0.1:4001"], 403), (["Origin": "http://127.0.0.1:4000.evil.example"], 403),
      (["Sec-Fetch-Site": "cross-site"], 403), (["Sec-Fetch-Site": "same-site"], 403),
      (["X-FirstFrame-Token": nil], 403), (["X-FirstFrame-Token": ""], 403), (["X-FirstFrame-Token": "0123"], 403),
      (["X-FirstFrame-Token": String(repeating: "0", count: 32)], 403),
      (["Content-Type": nil], 415), (["Content-Type": "text/plain"], 415),
      (["Content-Type": "application/x-www-form-urlencoded"], 415),
      (["Content-Length": "1048577"], 413), (["Content-Length": "99999999999999999999"], 400),
      (["Content-Length": "-1"], 400),
      (["Transfer-Encoding": "chunked"], 411),
    ] as [([String: String?], Int)])
  func requestsThatThePageDoesNotSendAreRefused(headers: [String: String?], status: Int) {
    #expect(post(acceptBody, headers: headers).status == status)
    #expect(backend.calls.isEmpty)
  }

  @Test(arguments: [
    "", "[]", "null", "{}", #"{"snapshots":"T/F/a.png"}"#, #"{"snapshots":[1]}"#, #"{"snapshots":["a""#, "\u{0}",
    String(repeating: "[", count: 100_000),
  ])
  func invalidBodiesAreRefused(body: String) {
    #expect(post(body).status == 400)
    #expect(backend.calls.isEmpty)
  }

  @Test func longBodiesAreRefused() {
    #expect(post(String(repeating: " ", count: ReviewRequest.maximumBodySize) + acceptBody).status == 413)
    #expect(backend.calls.isEmpty)
  }

  @Test(arguments: ["GET", "PUT", "DELETE", "OPTIONS", "HEAD", "PATCH", "post", "TRACE"])
  func onlyPostsAccept(method: String) {
    let headers = host.merging(["X-FirstFrame-Token": token.text, "Content-Type": "application/json"]) { $1 }
    let request = ReviewRequest(method: method, path: "/api/accept", headers: headers, body: Data(acceptBody.utf8))
    let response = site.response(to: request)
    #expect(response.status == 405)
    #expect(response.headers["Allow"] == "POST")
    #expect(backend.calls.isEmpty)
  }

  @Test(arguments: [
    "../secret.png", "..%2Fsecret.png", "%2e%2e/secret.png", "%2E%2E%2Fsecret.png", "..%5Csecret.png",
    "%252e%252e/secret.png",
    "T/../../secret.png", "T/F/../../../secret.png", "./T/F/a.png/actual.png", "T//F/a.png/actual.png",
    "/etc/passwd.png",
    "%2Fetc%2Fpasswd", "link.png", "out/secret.png", ".hidden.png", "run.sh", "pipe.png", "T/F/a.png", "T/F/a.png/",
    "T/F/a.png/actual.png%00", "T/F/a.png/actual.png%00.txt", "%c0%ae%c0%ae/secret.png", "T/F/a.png/nothing.png",
    "T/F/a.png/actual.png?x", "%", "%zz", "T/F/gone.png", "references/T/F/gone.png", "__Snapshots__/../secret.png",
    "__Snapshots__/..%2Fsecret.png", "__Snapshots__/%2e%2e/secret.png", "__Snapshots__/link.png",
    "__Snapshots__/out/secret.png", "__Snapshots__/.hidden.png", "__Snapshots__/run.sh", "__Snapshots__",
    "__Snapshots__/",
    "__Snapshots__//T/F/gone.png", "__Snapshots__%2FT/F/none.png", "__snapshots__/T/F/gone.png",
  ])
  func pathsOutsideTheServedFoldersAreNotFound(path: String) {
    let response = get("/\(token.text)/\(path)")
    #expect(response.status == 404, "\(path)")
    #expect(!String(decoding: response.body, as: UTF8.self).contains("secret"))
  }

  @Test(arguments: [
    "/", "/index.html", "/T/F/a.png/actual.png", "/x/T/F/a.png/actual.png", "//", "", "*", "T", "/api", "/api/",
  ])
  func withoutTheTokenNothingIsServed(path: String) {
    #expect([403].contains(get(path).status), "\(path)")
    #expect(get("/api/session", headers: ["X-FirstFrame-Token": "x"]).status == 403)
    #expect(get("/", query: "token=x").status == 403)
  }

  @Test func tokensAreUnique() {
    let tokens = Set((0..<1000).map { _ in SessionToken().text })
    #expect(tokens.count == 1000)
    #expect(tokens.allSatisfy { $0.wholeMatch(of: #/[0-9a-f]{32}/#) != nil })
  }
}

/// A backend that accepts every snapshot and records the calls.
final class RecordingBackend: ReviewBackend {
  private let recorded = Mutex<[[String]]>([])

  var calls: [[String]] { recorded.withLock { $0 } }

  private let performed = Mutex<[String]>([])

  /// The actions, each with a snapshot and a cause.
  var actions: [String] { performed.withLock { $0 } }

  func perform(_ action: ReviewAction, on snapshots: [String], cause: Int?) -> [AcceptOutcome] {
    performed.withLock { $0 += snapshots.map { "\(action.rawValue) \($0) \(cause.map(String.init) ?? "nil")" } }
    return snapshots.map { AcceptOutcome(snapshot: $0, refusal: nil) }
  }

  func page() -> String { "<!doctype html><html><head><title>t</title></head><body></body></html>" }

  func accept(_ snapshots: [String]) -> [AcceptOutcome] {
    recorded.withLock { $0.append(snapshots) }
    return snapshots.map { AcceptOutcome(snapshot: $0, refusal: $0.contains("stale") ? "it changed" : nil) }
  }
}
