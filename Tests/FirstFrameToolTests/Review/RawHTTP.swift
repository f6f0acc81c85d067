import Foundation

/// Requests as bytes over a socket: what no well-behaved client would send, too.
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
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit {
    close(descriptor)
  }

  /// Sends bytes as they are; what the server does not want any more is dropped.
  func send(_ bytes: some Collection<UInt8>) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends a request and reads its answer.
  func request(_ text: String) -> (status: Int, body: String)? {
    send(text.utf8)
    return answer()
  }

  /// The next answer; nil where the server closed the connection instead.
  func answer() -> (status: Int, body: String)? {
    var received: [UInt8] = []
    let mark = Array("\r\n\r\n".utf8)
    while true {
      if let end = Self.index(of: mark, in: received) {
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

  private static func index(of mark: [UInt8], in bytes: [UInt8]) -> Int? {
    guard bytes.count >= mark.count else { return nil }
    return (0...(bytes.count - mark.count)).first {
      bytes[$0] == mark[0] && Array(bytes[$0..<($0 + mark.count)]) == mark
    }
  }
}
