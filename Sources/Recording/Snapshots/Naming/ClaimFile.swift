import FirstFrameLocalFiles
import Foundation

/// A line in the claims of a run, with fields that tabs separate.
struct ClaimRecord: Hashable {
  enum Event: String {
    /// A test uses a reference. The values are those of a ``ReferenceClaim``.
    case claim
    /// Two tests use a reference. The values are the first one's process, and the claims of the first and the second.
    case contested
    /// A reference was written. The values are its path, its digest, and whether its old contents were saved.
    case recorded
    /// A recorded reference was restored. The value is its path.
    case withdrawn
  }

  /// The digest of the reference's path.
  let key: String
  let event: Event
  /// The ID of the process that wrote the line.
  let process: Int32
  /// The run of its `swift test`; empty if something else started it.
  let command: String
  let values: [String]

  init(key: String, event: Event, process: Int32, command: String, values: [String]) {
    (self.key, self.event, self.process, self.command, self.values) = (key, event, process, command, values)
  }

  fileprivate init?(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count > 4, let event = Event(rawValue: fields[1]), let process = Int32(fields[2]),
      fields.count - 4 >= event.valueCount
    else { return nil }
    self.init(key: fields[0], event: event, process: process, command: fields[3], values: Array(fields[4...]))
  }

  /// Returns a text without the characters that separate fields and lines.
  static func field(_ text: String) -> String {
    text.utf8.contains { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\n") }
      ? String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 }) : text
  }

  /// The line. It begins with a newline too, so that one that a full disk cut off does not damage it.
  fileprivate var text: String {
    "\n" + ([key, event.rawValue, "\(process)", command] + values).joined(separator: "\t") + "\n"
  }

  /// Of the two claims on a contested reference, the one of another test.
  func otherClaim(than location: SnapshotLocation) -> ReferenceClaim? {
    let claims = values.dropFirst()
    guard let first = ReferenceClaim(claims), let second = ReferenceClaim(claims.dropFirst(ReferenceClaim.valueCount))
    else { return nil }
    return first.location.isInSameTest(as: location) ? second : first
  }
}

extension ClaimRecord.Event {
  fileprivate var valueCount: Int {
    switch self {
    case .claim: ReferenceClaim.valueCount
    case .contested: 1 + 2 * ReferenceClaim.valueCount
    case .recorded: 3
    case .withdrawn: 1
    }
  }
}

/// A file of claims, to which several processes append.
final class ClaimFile {
  private let descriptor: Int32

  /// Opens one of the 256 files for the claims on references; `nil` if it cannot be created.
  convenience init?(key: String, in folder: OpenFolder) {
    self.init(name: String(key.prefix(2)), in: folder)
  }

  init?(name: String, in folder: OpenFolder) {
    guard let descriptor = try? folder.openToAppend(name, isReadable: true) else { return nil }
    self.descriptor = descriptor
  }

  /// Whether a file in a folder of claims has a name that this code gives: two or 16 hexadecimal digits, or `contested`.
  static func isOwn(_ name: String) -> Bool {
    name == contestedName
      || [2, 16].contains(name.utf8.count) && name.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  /// The file of the references with two tests.
  static let contestedName = "contested"

  deinit {
    close(descriptor)
  }

  /// Waits until no other process or thread has the lock. On a file system without locks, nothing is locked.
  func lock() {
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  func unlock() {
    _ = flock(descriptor, LOCK_UN)
  }

  /// Appends a line with a single write, and returns whether this succeeded.
  func append(_ record: ClaimRecord) -> Bool {
    var text = record.text
    return text.withUTF8 { bytes in write(descriptor, bytes.baseAddress, bytes.count) == bytes.count }
  }

  /// The lines of a reference, in their order; all lines for `nil`.
  func records(of key: String?) -> [ClaimRecord] {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return [] }
    return withUnsafeTemporaryAllocation(byteCount: Int(status.st_size), alignment: 1) { buffer in
      var count = 0
      while count < buffer.count {
        let read = pread(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count, off_t(count))
        guard read > 0 || read < 0 && errno == EINTR else { break }
        count += max(read, 0)
      }
      return Self.records(in: UnsafeRawBufferPointer(rebasing: buffer[..<count]), of: key)
    }
  }

  private static func records(in bytes: UnsafeRawBufferPointer, of key: String?) -> [ClaimRecord] {
    guard var line = bytes.baseAddress else { return [] }
    let end = line + bytes.count
    var records: [ClaimRecord] = []
    while line < end {
      let rest = end - line
      let newline = memchr(line, 10, rest).map { UnsafeRawPointer($0) } ?? end
      // Most lines are about other references.
      if newline > line, key.map({ $0.utf8.count <= rest && memcmp(line, $0, $0.utf8.count) == 0 }) ?? true {
        let text = String(decoding: UnsafeRawBufferPointer(start: line, count: newline - line), as: UTF8.self)
        if let record = ClaimRecord(line: text[...]) { records.append(record) }
      }
      line = newline + 1
    }
    return records
  }
}
