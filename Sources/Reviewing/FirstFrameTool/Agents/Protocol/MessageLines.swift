import FirstFrameLocalFiles
import Foundation
import Synchronization

/// The messages of the client: lines of standard input.
enum MessageLines {
  /// The maximum length of a message, in bytes.
  static let maximumLength = 16 << 20

  enum Line: Hashable, Sendable {
    case message(Data)
    case tooLong
  }

  /// Reads the lines of a descriptor on a thread of its own, until its end. Empty lines are left out.
  static func lines(of descriptor: Int32) -> AsyncStream<Line> {
    AsyncStream { continuation in
      let thread = Thread {
        var splitter = LineSplitter(maximumLength: maximumLength)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
          let count = read(descriptor, &buffer, buffer.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { break }
          for line in splitter.lines(adding: buffer[..<count]) { continuation.yield(line) }
        }
        if let last = splitter.end() { continuation.yield(last) }
        continuation.finish()
      }
      thread.start()
    }
  }
}

/// Divides bytes that arrive in parts into lines.
struct LineSplitter {
  private let maximumLength: Int
  private var pending = Data()
  /// Whether the bytes up to the next line break belong to a line that is too long.
  private var isSkipping = false

  init(maximumLength: Int) {
    self.maximumLength = maximumLength
  }

  /// Returns the lines that bytes complete.
  mutating func lines(adding bytes: some Collection<UInt8>) -> [MessageLines.Line] {
    var lines: [MessageLines.Line] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      pending.append(contentsOf: rest[..<end])
      rest = rest[rest.index(after: end)...]
      if let line = self.end() { lines.append(line) }
    }
    if !isSkipping { pending.append(contentsOf: rest) }
    if pending.count > maximumLength {
      pending = Data()
      isSkipping = true
    }
    return lines
  }

  /// Returns the line without a line break at its end; `nil` if it is empty.
  mutating func end() -> MessageLines.Line? {
    defer {
      pending = Data()
      isSkipping = false
    }
    if isSkipping || pending.count > maximumLength { return .tooLong }
    if pending.last == UInt8(ascii: "\r") { pending.removeLast() }
    return pending.isEmpty ? nil : .message(pending)
  }
}

/// Writes messages for the client, each on one line. Nothing else may be written to the descriptor.
final class MessageOutput: Sendable {
  private let write: @Sendable (Data) -> Void
  private let lock = Mutex(())

  init(write: @escaping @Sendable (Data) -> Void) {
    self.write = write
  }

  /// Writes to standard output. If nobody reads it any more, messages are lost; the input ends then, too.
  static var standard: MessageOutput {
    MessageOutput { data in
      try? StandardStreams.write(String(decoding: data, as: UTF8.self), to: STDOUT_FILENO)
    }
  }

  func send(_ message: OutgoingMessage) { send(value: message) }

  /// Writes the responses to a batch.
  func send(batch: [OutgoingMessage]) {
    if !batch.isEmpty { send(value: batch) }
  }

  private func send(value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Messages consist of texts and finite numbers, so they can be encoded.
    guard let data = try? encoder.encode(value) else { return }
    lock.withLock { _ in write(data + Data("\n".utf8)) }
  }
}
