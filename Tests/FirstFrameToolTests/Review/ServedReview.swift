import Foundation
import Testing

/// `firstframe review --web`, running; it ends with the value.
final class ServedReview {
  let port: UInt16
  let token: String
  private let process: Process

  init(_ package: ReviewedPackage, _ arguments: String...) throws {
    process = Tool.process("firstframe", ["review", "--web"] + arguments, in: package.folder)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    var text = ""
    while !text.contains("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      text += String(decoding: data, as: UTF8.self)
    }
    let match = try #require(text.firstMatch(of: #/http:\/\/127\.0\.0\.1:(\d+)\/([0-9a-f]{32})\/#token=/#))
    port = try #require(UInt16(match.1))
    token = String(match.2)
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  var isRunning: Bool { process.isRunning }

  /// A request with the headers of the page's own script, unless others are given; an empty value leaves one out.
  func request(
    _ method: String, _ path: String, headers: [String: String] = [:], body: String = ""
  ) throws -> (status: Int, body: String)? {
    try RawHTTP(port: port).request(text(method, path, headers: headers, body: body))
  }

  func text(_ method: String, _ path: String, headers: [String: String] = [:], body: String = "") -> String {
    let own = [
      "Host": "127.0.0.1:\(port)", "Origin": "http://127.0.0.1:\(port)", "X-FirstFrame-Token": token,
      "Content-Type": "application/json", "Content-Length": "\(body.utf8.count)",
    ]
    let all = own.merging(headers) { $1 }.filter { !$0.value.isEmpty }
    return "\(method) \(path) HTTP/1.1\r\n" + all.map { "\($0): \($1)\r\n" }.joined() + "\r\n" + body
  }
}
