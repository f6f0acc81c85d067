import Foundation

/// An incremental parser of an HTTP request (RFC 9112), with limits for the sizes of heads and bodies.
package struct RequestParser {
  package enum Outcome: Sendable {
    case incomplete
    case request(ReviewRequest)
    case refusal(ReviewResponse)
  }

  /// The maximum length of a head in bytes. Browsers send 1,000 to 2,000 bytes.
  static let maximumHeadSize = 16 << 10

  private var bytes: [UInt8] = []
  private var head: RequestHead?

  package init() {}

  /// Appends the next bytes and parses the request. Must not be called again after an outcome other than `incomplete`.
  package mutating func append(_ new: [UInt8]) -> Outcome {
    let start = max(bytes.count - 3, 0)
    bytes += new
    if head == nil {
      guard let end = endOfHead(from: start) else {
        return bytes.count > Self.maximumHeadSize ? .refusal(.refusal(431, "The head is too long.")) : .incomplete
      }
      guard end <= Self.maximumHeadSize else { return .refusal(.refusal(431, "The head is too long.")) }
      guard let head = RequestHead(bytes[..<end]) else { return .refusal(.refusal(400, "The request is malformed.")) }
      self.head = head
      bytes.removeFirst(end + 4)
    }
    guard let head else { return .incomplete }
    // A body that is too long or of unknown length is refused without reading it.
    guard let length = head.bodyLength, length <= ReviewRequest.maximumBodySize else {
      return .request(head.request(body: EmptyCollection<UInt8>()))
    }
    return bytes.count < length ? .incomplete : .request(head.request(body: bytes.prefix(length)))
  }

  /// The index of the CRLFCRLF that ends the head.
  private func endOfHead(from start: Int) -> Int? {
    guard bytes.count >= 4 else { return nil }
    var index = start
    while index <= bytes.count - 4 {
      if bytes[index] == 13, bytes[index + 1] == 10, bytes[index + 2] == 13, bytes[index + 3] == 10 { return index }
      index += 1
    }
    return nil
  }
}
