import Foundation
import Testing

/// Sends requests like those of browsers and attackers to the server.
@Suite(.serialized) struct WebReviewTests {
  private let package: ReviewedPackage

  init() throws {
    package = try ReviewedPackage()
    try package.addRun([ReviewedPackage.changed("T/F/card.png"), ReviewedPackage.new("T/F/new.png")])
    try package.write("what nobody may read", to: package.folder + "/secret.png")
    try FileManager.default.createSymbolicLink(
      atPath: package.artifacts + "/link.png", withDestinationPath: package.folder + "/secret.png")
  }

  /// Adds unused references, one of them a symbolic link.
  private func addOrphans() throws {
    try package.write(ReviewedPackage.picture(77), to: package.references + "/T/F/gone.png")
    try FileManager.default.createSymbolicLink(
      atPath: package.references + "/T/F/linked.png", withDestinationPath: package.folder + "/secret.png")
  }

  @Test func unusedReferencesAreServedAndNothingElseInTheirFolder() throws {
    try addOrphans()
    let server = try ServedReview(package)
    let page = try #require(try server.request("GET", "/\(server.token)/"))
    #expect(page.body.contains(#""path":"__Snapshots__/T/F/gone.png""#))
    let picture = try server.request("GET", "/\(server.token)/__Snapshots__/T/F/gone.png")
    #expect(picture?.status == 200)
    let before = package.files(below: package.folder)
    for path in [
      "__Snapshots__/T/F/linked.png", "__Snapshots__/../secret.png", "__Snapshots__/..%2fsecret.png",
      "__Snapshots__/%2e%2e/Package.swift", "__Snapshots__//etc/passwd", "__Snapshots__/T/F", "__Snapshots__/",
    ] {
      let response = try server.request("GET", "/\(server.token)/\(path)")
      #expect(response?.status == 404, "\(path): \(String(describing: response))")
      #expect(response?.body.contains("nobody may read") == false, "\(path): \(String(describing: response))")
    }
    for method in ["PUT", "POST", "DELETE"] {
      #expect(try server.request(method, "/\(server.token)/__Snapshots__/T/F/gone.png", body: "new")?.status == 405)
    }
    #expect(try server.request("GET", "/__Snapshots__/T/F/gone.png")?.status == 403)
    // A reference without a pending change cannot be accepted.
    let response = try server.request("POST", "/api/accept", body: #"{"snapshots":["T/F/gone.png"]}"#)
    #expect(response?.status == 409)
    #expect(package.files(below: package.folder) == before)
  }

  private let acceptBody = #"{"snapshots":["T/F/card.png"]}"#

  @Test func thePageShowsPendingSnapshotsAndItsScriptAcceptsThem() throws {
    let server = try ServedReview(package)
    let page = try #require(try server.request("GET", "/\(server.token)/"))
    #expect(page.status == 200)
    #expect(page.body.contains(#"<meta name="firstframe-token" content="\#(server.token)">"#))
    #expect(page.body.contains("T/F/card.png"))
    let picture = try server.request("GET", "/\(server.token)/T/F/card.png/actual.png")
    #expect(picture?.status == 200)
    let session = try server.request("GET", "/api/session")
    #expect(session?.status == 200)
    #expect(session?.body.contains(#""canAccept":true"#) == true)
    let response = try server.request("POST", "/api/accept", body: #"{"snapshots":["T/F/card.png","T/F/nothing.png"]}"#)
    #expect(response?.status == 409)
    #expect(response?.body.contains(#""accepted":["T/F/card.png"]"#) == true)
    #expect(response?.body.contains("there is no such pending snapshot") == true)
    #expect(package.files() == ["T/F/card.png": try ReviewedPackage.picture(200)])
    // The page lists an accepted snapshot as passed.
    let reloaded = try #require(try server.request("GET", "/\(server.token)/"))
    #expect(reloaded.body.contains(#""passed":["T/F/card.png"]"#))
    #expect(page.body.contains(#""passed":[]"#))
    // A snapshot is refused if its reference changed in the meantime.
    try package.write("later", to: package.references + "/T/F/new.png")
    let stale = try server.request("POST", "/api/accept", body: #"{"snapshots":["T/F/new.png"]}"#)
    #expect(stale?.status == 409)
    #expect(package.reference("T/F/new.png") == Data("later".utf8))
  }

  @Test func decisionsAreUndoneInTheOppositeOrder() throws {
    let server = try ServedReview(package)
    let before = package.files()
    func post(_ action: String, _ snapshots: String = "[]") throws -> String? {
      try server.request("POST", "/api/" + action, body: #"{"snapshots":\#(snapshots)}"#)?.body
    }
    func session() throws -> String { try server.request("GET", "/api/session")?.body ?? "" }
    let first = try session()
    #expect(first.contains(#""canUndo":false"#), "\(first)")
    #expect(
      try post("accept", #"["T/F/card.png","T/F/new.png"]"#)
        == #"{"accepted":["T/F/card.png","T/F/new.png"],"refused":[]}"#)
    #expect(package.files().count == 2)
    let accepted = try session()
    #expect(accepted.contains("T/F.swift (test) has not run since"), "\(accepted)")
    #expect(try post("reject", #"["T/F/card.png"]"#) == #"{"accepted":["T/F/card.png"],"refused":[]}"#)
    #expect(package.files()["T/F/card.png"] == before["T/F/card.png"])
    let rejected = try session()
    #expect(rejected.contains(#""rejected":["T/F/card.png"]"#), "\(rejected)")
    #expect(rejected.contains(#""canUndo":true"#))
    // An accepted change that was rejected is accepted again.
    #expect(try post("undo") == #"{"accepted":["T/F/card.png"],"refused":[]}"#)
    #expect(package.files()["T/F/card.png"] == (try ReviewedPackage.picture(200)))
    #expect(try post("undo")?.contains("T/F/new.png") == true)
    #expect(package.files() == before)
    #expect(try post("undo") == #"{"accepted":[],"refused":[]}"#)
    #expect(package.files() == before)
  }

  @Test func theStateChangesWithTheResults() throws {
    let server = try ServedReview(package)
    func version() throws -> String {
      let body = try server.request("GET", "/api/session")?.body ?? ""
      return String(try #require(body.firstMatch(of: /"version":"([^"]*)"/)).1)
    }
    let first = try version()
    #expect(try version() == first)
    try package.addRun([ReviewedPackage.changed("T/F/later.png")], process: 8)
    #expect(try version() != first)
    let page = try server.request("GET", "/\(server.token)/")
    #expect(page?.body.contains("T/F/later.png") == true)
  }

  @Test func theReferenceOfARenamedTestIsMovedAndMovedBack() throws {
    try package.write(ReviewedPackage.picture(200), to: package.references + "/T/F/old.png")
    let tests = #"{"event":"tests","file":"T/F.swift","passed":["test"],"target":"T"}"#
    try package.addRun([ReviewedPackage.new("T/F/new.png")], tests: tests)
    let before = package.files()
    let server = try ServedReview(package)
    let page = try server.request("GET", "/\(server.token)/")
    #expect(page?.body.contains(#""former":"T/F/old.png""#) == true)
    #expect(page?.body.contains("git mv __Snapshots__/T/F/old.png __Snapshots__/T/F/new.png") == true)
    let body = #"{"snapshots":["T/F/new.png"]}"#
    #expect(try server.request("POST", "/api/move", body: body)?.status == 200)
    #expect(package.files()["T/F/new.png"] == before["T/F/old.png"])
    #expect(package.files()["T/F/old.png"] == nil)
    #expect(try server.request("POST", "/api/undo", body: #"{"snapshots":[]}"#)?.status == 200)
    #expect(package.files() == before)
  }

  @Test func manyRequestsOneAfterTheOtherDoNotEndASlowOne() throws {
    let server = try ServedReview(package)
    // More than the number of connections at the same time.
    for _ in 0..<100 { #expect(try server.request("GET", "/api/session")?.status == 200) }
    let slow = try RawHTTP(port: server.port)
    slow.send("GET /api/session HTTP/1.1\r\n".utf8)
    for _ in 0..<5 { #expect(try server.request("GET", "/api/session")?.status == 200) }
    slow.send("Host: 127.0.0.1:\(server.port)\r\nX-FirstFrame-Token: \(server.token)\r\n\r\n".utf8)
    #expect(slow.readResponse()?.status == 200)
  }

  @Test func attacksNeitherReadNorWriteAnything() throws {
    let server = try ServedReview(package)
    let before = package.files(below: package.folder)
    let (token, port) = (server.token, server.port)
    let table: [(method: String, path: String, headers: [String: String], body: String, statuses: Set<Int>)] = [
      ("POST", "/api/accept", ["Origin": "http://evil.example"], acceptBody, [403]),
      ("POST", "/api/accept", ["Origin": "null"], acceptBody, [403]),
      ("POST", "/api/accept", ["Origin": "http://localhost:\(port &+ 1)"], acceptBody, [403]),
      ("POST", "/api/accept", ["Host": "evil.example"], acceptBody, [421]),
      ("POST", "/api/accept", ["Host": "evil.example:\(port)"], acceptBody, [421]),
      ("POST", "/api/accept", ["Host": "127.0.0.1"], acceptBody, [421]),
      ("POST", "/api/accept", ["Host": ""], acceptBody, [421]),
      ("POST", "/api/accept", ["X-FirstFrame-Token": ""], acceptBody, [403]),
      ("POST", "/api/accept", ["X-FirstFrame-Token": String(token.dropLast())], acceptBody, [403]),
      ("POST", "/api/accept", ["X-FirstFrame-Token": String(token.reversed()) + "0"], acceptBody, [403]),
      ("POST", "/api/accept?token=\(token)", ["X-FirstFrame-Token": ""], acceptBody, [403]),
      ("POST", "/api/accept", ["Content-Type": "text/plain"], acceptBody, [415]),
      ("POST", "/api/accept", ["Sec-Fetch-Site": "cross-site"], acceptBody, [403]),
      ("GET", "/api/accept", [:], "", [405]), ("PUT", "/api/accept", [:], acceptBody, [405]),
      ("DELETE", "/\(token)/T/F/card.png/actual.png", [:], "", [405]), ("POST", "/\(token)/", [:], acceptBody, [405]),
      ("POST", "/api/accept", [:], #"{"snapshots":["../../secret.png"]}"#, [409]),
      (
        "POST", "/api/accept", [:],
        #"{"snapshots":["/etc/passwd","T/F/../../../x","T/F/card.png/","T\\F\\card.png",""]}"#, [409]
      ),
      ("POST", "/api/accept", [:], "", [400]), ("POST", "/api/accept", [:], "[[[[", [400]),
      ("GET", "/\(token)/../../secret.png", [:], "", [403, 404]),
      ("GET", "/\(token)/..%2f..%2fsecret.png", [:], "", [404]),
      ("GET", "/\(token)/%2e%2e/%2e%2e/secret.png", [:], "", [404]), ("GET", "/\(token)/link.png", [:], "", [404]),
      ("GET", "/\(token)//etc/passwd", [:], "", [404]), ("GET", "/\(token)/%00", [:], "", [404]),
      ("GET", "//\(token)/T/F/card.png/actual.png", [:], "", [403]),
      ("GET", "/T/F/card.png/actual.png", [:], "", [403]),
      ("GET", "/", [:], "", [403]), ("GET", "/index.html", [:], "", [403]),
      ("GET", "/?token=\(token)0", [:], "", [403]),
      ("GET", "http://evil.example/\(token)/", [:], "", [400]), ("GET", "*", [:], "", [400]),
    ]
    for attack in table {
      let response = try server.request(attack.method, attack.path, headers: attack.headers, body: attack.body)
      #expect(attack.statuses.contains(response?.status ?? 0), "\(attack): \(String(describing: response))")
      #expect(response?.body.contains("nobody may read") != true)
    }
    #expect(package.files(below: package.folder) == before)
    #expect(server.isRunning)
  }

  @Test func excessiveBodiesAndHeadsAreRefused() throws {
    let server = try ServedReview(package)
    let before = package.files(below: package.folder)
    let padding = String(repeating: " ", count: 3 << 20)
    func response(_ parts: String...) throws -> Int? {
      let connection = try RawHTTP(port: server.port)
      for part in parts { connection.send(part.utf8) }
      return connection.readResponse()?.status
    }
    #expect(try response(server.requestText("POST", "/api/accept", body: padding + acceptBody)) == 413)
    for (length, status) in [("99999999999", 413), ("-5", 400), ("abc", 400), ("18446744073709551617", 400)] {
      let text = server.requestText("POST", "/api/accept", headers: ["Content-Length": length], body: acceptBody)
      #expect(try response(text, padding) == status, "\(length)")
    }
    let chunked = server.requestText(
      "POST", "/api/accept", headers: ["Content-Length": "", "Transfer-Encoding": "chunked"])
    #expect(try response(chunked, "\(String(acceptBody.utf8.count, radix: 16))\r\n\(acceptBody)\r\n0\r\n\r\n") == 411)
    let long = String(repeating: "A", count: 1 << 20)
    #expect(try response(long) == 431)
    #expect(try response("GET /\(long) HTTP/1.1\r\n\r\n") == 431)
    for nonsense in [
      "\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET /\u{0} HTTP/1.1\r\n\r\n", "GET\r\n\r\n",
      "GET / HTTP/1.1\r\nno colon\r\n\r\n",
    ] {
      #expect(try response(nonsense) == 400)
    }
    // Duplicate headers are refused even if one of them is correct.
    for header in ["Host: 127.0.0.1:\(server.port)", "X-FirstFrame-Token: \(server.token)"] {
      let text = server.requestText("POST", "/api/accept", body: acceptBody)
      #expect(try response(text.replacing("HTTP/1.1\r\n", with: "HTTP/1.1\r\n\(header)\r\n")) == 400)
    }
    // A second request on the same connection is ignored.
    let first = server.requestText("GET", "/api/session")
    #expect(try response(first + server.requestText("POST", "/api/accept", body: acceptBody)) == 200)
    #expect(package.files(below: package.folder) == before)
    #expect(try server.request("GET", "/api/session")?.status == 200)
  }

  @Test func incompleteRequestsDoNotBlockOthers() throws {
    let server = try ServedReview(package)
    let connections = try (0..<200).map { _ in try RawHTTP(port: server.port) }
    for connection in connections { connection.send("POST /api/accept HTTP/1.1\r\n".utf8) }
    #expect(try server.request("GET", "/api/session")?.status == 200)
    #expect(connections.count == 200)
  }

  @Test func tenThousandInvalidRequestsChangeNothing() throws {
    let server = try ServedReview(package)
    let before = package.files(below: package.folder)
    let wrong = String(repeating: "0", count: 32)
    let kinds: [(text: String, status: Int)] = [
      (server.requestText("POST", "/api/accept", headers: ["X-FirstFrame-Token": wrong], body: acceptBody), 403),
      (server.requestText("GET", "/api/session", headers: ["X-FirstFrame-Token": ""]), 403),
      (server.requestText("GET", "/\(wrong)/T/F/card.png/actual.png"), 403),
      (server.requestText("GET", "/\(server.token)/..%2f..%2fsecret.png"), 404),
      (server.requestText("POST", "/api/accept", headers: ["Origin": "http://evil.example"], body: acceptBody), 403),
    ]
    var answers = 0
    for index in 0..<10_000 {
      let kind = kinds[index % kinds.count]
      answers += try RawHTTP(port: server.port).request(kind.text)?.status == kind.status ? 1 : 0
    }
    #expect(answers == 10_000)
    #expect(package.files(below: package.folder) == before)
    #expect(server.isRunning)
  }

  @Test func theServerListensOnlyOnTheLoopbackAddress() throws {
    let server = try ServedReview(package)
    // `/proc/net/tcp` lists local addresses in hexadecimal, and 0A as the state of listening sockets.
    guard let table = FileManager.default.contents(atPath: "/proc/net/tcp") else { return }
    let port = String(server.port, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: 4 - port.count) + port
    let lines = String(decoding: table, as: UTF8.self).split(separator: "\n").filter {
      $0.contains(":\(padded) ") && $0.contains(" 0A ")
    }
    try #require(lines.count == 1, "\(lines)")
    #expect(lines[0].contains(" 0100007F:\(padded) "), "\(lines)")
    let others =
      FileManager.default.contents(atPath: "/proc/net/tcp6").map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(!others.split(separator: "\n").contains { $0.contains(":\(padded) ") && $0.contains(" 0A ") })
  }

  @Test func anUnavailablePortIsAnErrorThatNamesIt() throws {
    let server = try ServedReview(package)
    let result = try package.run("review", "--web", "--port", "\(server.port)")
    #expect(result.status == 2, "\(result)")
    #expect(result.error.contains("port \(server.port) is not available"), "\(result)")
  }
}
