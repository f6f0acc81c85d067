import Foundation

/// Reads a request from bytes as they come (RFC 9112), with an end to everything that a stranger could make endless.
package struct RequestParser {
  package enum Outcome: Sendable {
    case incomplete
    case request(ReviewRequest)
    case refusal(ReviewResponse)
  }

  /// The longest head, in bytes; browsers send one or two thousand.
  static let longestHead = 16 << 10

  private var bytes: [UInt8] = []
  private var head: RequestHead?

  package init() {}

  /// Takes the next bytes. After anything but `incomplete` there is nothing more to take.
  package mutating func take(_ new: [UInt8]) -> Outcome {
    let start = max(bytes.count - 3, 0)
    bytes += new
    if head == nil {
      guard let end = endOfHead(from: start) else {
        return bytes.count > Self.longestHead ? .refusal(.refusal(431, "The head is too long.")) : .incomplete
      }
      guard end <= Self.longestHead else { return .refusal(.refusal(431, "The head is too long.")) }
      guard let head = RequestHead(bytes[..<end]) else { return .refusal(.refusal(400, "This is no request.")) }
      self.head = head
      bytes.removeFirst(end + 4)
    }
    guard let head else { return .incomplete }
    // What says that it is too long, or does not say how long it is, is refused by its head.
    guard let length = head.bodyLength, length <= ReviewRequest.longestBody else {
      return .request(head.request(body: EmptyCollection<UInt8>()))
    }
    return bytes.count < length ? .incomplete : .request(head.request(body: bytes.prefix(length)))
  }

  /// Where the empty line begins that ends the head.
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
