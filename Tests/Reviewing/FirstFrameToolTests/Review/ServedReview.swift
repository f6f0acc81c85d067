import FirstFrameProgramTesting
import Foundation
import Testing

/// A running `firstframe review --web`, terminated when the object is deallocated.
final class ServedReview {
  let port: UInt16
  let token: String
  private let process: Process

  init(_ package: ReviewedPackage, _ arguments: String...) throws {
    process = Program.firstframe.process(["review", "--web"] + arguments, in: package.folder)
    // Otherwise a server that outlives tests which crash would keep `swift test` waiting for its output.
    process.standardError = FileHandle.nullDevice
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

  /// Sends a request with the headers of the page's script. `headers` overrides them; empty values remove them.
  func request(
    _ method: String, _ path: String, headers: [String: String] = [:], body: String = ""
  ) throws -> (status: Int, body: String)? {
    try RawHTTP(port: port).request(requestText(method, path, headers: headers, body: body))
  }

  /// Returns the text of a request, with the same headers as ``request(_:_:headers:body:)``.
  func requestText(_ method: String, _ path: String, headers: [String: String] = [:], body: String = "") -> String {
    let defaults = [
      "Host": "127.0.0.1:\(port)", "Origin": "http://127.0.0.1:\(port)", "X-FirstFrame-Token": token,
      "Content-Type": "application/json", "Content-Length": "\(body.utf8.count)",
    ]
    let all = defaults.merging(headers) { $1 }.filter { !$0.value.isEmpty }
    return "\(method) \(path) HTTP/1.1\r\n" + all.map { "\($0): \($1)\r\n" }.joined() + "\r\n" + body
  }
}

/// A TCP client that sends arbitrary bytes, including malformed requests.
final class RawHTTP {
  private let descriptor: Int32

  /// Connects to a port of this machine.
  init(port: UInt16) throws {
    #if canImport(Glibc)
    let stream = Int32(SOCK_STREAM.rawValue)
    #else
    let stream = SOCK_STREAM
    #endif
    descriptor = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    var timeout = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit {
    close(descriptor)
  }

  /// Sends bytes until the server closes the connection.
  func send(_ bytes: some Collection<UInt8>) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends a request and reads its response.
  func request(_ text: String) -> (status: Int, body: String)? {
    send(text.utf8)
    return readResponse()
  }

  /// Reads the next response; `nil` if the server closed the connection.
  func readResponse() -> (status: Int, body: String)? {
    var received: [UInt8] = []
    let separator = Array("\r\n\r\n".utf8)
    while true {
      if let end = Self.index(of: separator, in: received) {
        let head = String(decoding: received[..<end], as: UTF8.self)
        let length = head.firstMatch(of: #/(?i)content-length: *(\d+)/#).flatMap { Int($0.1) } ?? 0
        if received.count >= end + 4 + length {
          let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
          return (status, String(decoding: received[(end + 4)..<(end + 4 + length)], as: UTF8.self))
        }
      }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      received += buffer[..<count]
    }
  }

  private static func index(of separator: [UInt8], in bytes: [UInt8]) -> Int? {
    guard bytes.count >= separator.count else { return nil }
    return (0...(bytes.count - separator.count)).first {
      bytes[$0] == separator[0] && Array(bytes[$0..<($0 + separator.count)]) == separator
    }
  }
}
