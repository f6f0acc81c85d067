import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import FirstFrameReviewServer

/// Parsing requests that arrive in pieces.
@Suite struct RequestParserTests {
  private let text =
    "POST /api/accept?a=b%20c&token=x HTTP/1.1\r\nHost: 127.0.0.1:4000\r\nX-A:  spaced \t\r\nContent-Length: 5\r\n\r\nhello"

  private func parse(_ pieces: [[UInt8]]) -> RequestParser.Outcome {
    var parser = RequestParser()
    for piece in pieces {
      let outcome = parser.append(piece)
      if case .incomplete = outcome { continue }
      return outcome
    }
    return .incomplete
  }

  private func parse(_ text: String) -> RequestParser.Outcome { parse([Array(text.utf8)]) }

  @Test(arguments: 0..<40) func piecesMakeOneRequest(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var rest = Array(text.utf8)[...]
    var pieces: [[UInt8]] = []
    while !rest.isEmpty {
      let count = min(Int.random(in: 1...20, using: &random), rest.count)
      pieces.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    guard case .request(let request) = parse(pieces) else {
      Issue.record("no request from the pieces of seed \(seed)")
      return
    }
    #expect(request.method == "POST")
    #expect(request.path == "/api/accept")
    #expect(request.query == "a=b%20c&token=x")
    #expect(request.header("host") == "127.0.0.1:4000")
    #expect(request.header("X-a") == "spaced")
    #expect(request.body == Data("hello".utf8))
    #expect(request.parameter("a") == "b c")
    #expect(request.parameter("token") == "x")
  }

  @Test func prefixesOfARequestAreIncomplete() {
    for count in 0..<text.utf8.count {
      guard case .incomplete = parse([Array(text.utf8.prefix(count))]) else {
        Issue.record("complete after \(count) bytes")
        return
      }
    }
  }

  @Test(arguments: [
    "GET / HTTP/2\r\n\r\n", "GET /\r\n\r\n", " / HTTP/1.1\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n",
    "GET http://a/ HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\n: x\r\n\r\n", "GET / HTTP/1.1\r\nA : x\r\n\r\n", "GET / HTTP/1.1\r\nA: 1\r\na: 2\r\n\r\n",
    "GET / HTTP/1.1\r\n folded: x\r\n\r\n", "GET / HTTP/1.1\nHost: x\n\r\n\r\n", "GET /\u{E9} HTTP/1.1\r\n\r\n",
    "\r\n\r\n",
    "GET / HTTP/1.1\r\nA\r\n\r\n",
  ])
  func ambiguousRequestsAreRefused(text: String) {
    guard case .refusal(let refusal) = parse(text) else {
      Issue.record("not refused: \(text)")
      return
    }
    #expect(refusal.status == 400)
  }

  @Test func longHeadsAreRefused() {
    let long = String(repeating: "a", count: RequestParser.maximumHeadSize + 1)
    for text in [long, "GET /\(long) HTTP/1.1\r\n\r\n"] {
      guard case .refusal(let refusal) = parse(text) else {
        Issue.record("not refused")
        return
      }
      #expect(refusal.status == 431)
    }
  }

  @Test(arguments: [
    "Content-Length: 99999999999", "Content-Length: -1", "Content-Length: x", "Transfer-Encoding: chunked",
  ])
  func theParserDoesNotWaitForUnacceptableBodies(header: String) {
    guard case .request(let request) = parse("POST / HTTP/1.1\r\n\(header)\r\n\r\n") else {
      Issue.record("waits for a body")
      return
    }
    #expect(request.body.isEmpty)
  }

  @Test func responsesHaveTheirLengthAndCloseTheConnection() {
    let bytes = ReviewResponse.refusal(404, "No.").bytes
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
    #expect(text.hasSuffix("\r\n\r\nNo.\n"))
    #expect(text.contains("\r\nContent-Length: 4\r\n"))
    #expect(text.contains("\r\nConnection: close\r\n"))
  }
}
