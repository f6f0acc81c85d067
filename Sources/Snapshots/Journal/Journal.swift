import Foundation

/// A process's verdicts that are not passes: one line of JSON each, in `<artifacts>/journal/<pid>.jsonl`.
public struct Journal: Hashable, Sendable {
  /// The file, as an absolute path.
  public let path: String

  public init(artifacts: String, processID: Int32) {
    path = "\(artifacts)/journal/\(processID).jsonl"
  }

  /// Adds a line with a single write to the end, so that threads do not interleave.
  func append(_ entry: JournalEntry) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line = try encoder.encode(entry) + Data("\n".utf8)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    defer { close(file) }
    let written = line.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    guard written == line.count else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }
}
