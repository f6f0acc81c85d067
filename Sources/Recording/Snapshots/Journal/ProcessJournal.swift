import FirstFrameLocalFiles
import Foundation

/// The journal of one process, read from its file.
package struct ProcessJournal: Hashable, Sendable {
  /// The file, as an absolute path.
  package let path: String
  /// The lines that can be read.
  package let lines: [JournalLine]
  /// The lines that cannot be read, and those that are missing.
  package let damages: [JournalDamage]

  /// Whether the process ended normally: it did not crash, was not killed, and is not running.
  package var isComplete: Bool {
    if case .end = lines.last { true } else { false }
  }

  /// The first line; `nil` if it cannot be read, or if the process was stopped while it wrote the line.
  package var start: JournalStart? {
    if case .start(let start)? = lines.first { start } else { nil }
  }

  /// The limit for a journal, in bytes.
  private static let maximumSize = 1 << 30

  /// The last line; `nil` if the process did not end normally.
  package var end: JournalEnd? {
    if case .end(let end)? = lines.last { end } else { nil }
  }

  /// Whether the process did not end normally, and no process with its ID exists on this machine.
  package var isOfDeadProcess: Bool {
    let name = (path as NSString).lastPathComponent.prefix { $0 != "." }
    return !isComplete && !(Int32(name).map(SystemProcess.exists) ?? false)
  }

  /// Reads a journal. A line that cannot be read is left out; so is a last line without a newline, which is incomplete.
  package init(path: String) throws(JournalError) {
    self.path = path
    do {
      let name = (path as NSString).lastPathComponent
      let data = try EnclosedFolder(path.parentFolder).readWithoutLinks(name, limit: Self.maximumSize)
      (lines, damages) = Self.read(data, path: path)
    } catch {
      throw .notRead(path: path, reason: "\(error)")
    }
  }

  private static func read(_ data: Data, path: String) -> ([JournalLine], [JournalDamage]) {
    var lines: [JournalLine] = []
    var damages: [JournalDamage] = []
    let newline = UInt8(ascii: "\n")
    let whole = data.lastIndex(of: newline).map { data[...$0] } ?? Data()
    var number = 0
    for line in whole.split(separator: newline) {
      number += 1
      do {
        lines.append(try JournalLine(json: line))
      } catch {
        damages.append(JournalDamage(path: path, line: number, reason: JournalDamage.reason(of: error)))
      }
    }
    // The digest would only repeat that lines are damaged.
    if damages.isEmpty, case .end(let end)? = lines.last {
      var format = 1
      if case .start(let start)? = lines.first { format = start.format }
      if let damage = end.damage(of: whole, lines: number, format: format, at: path) { damages.append(damage) }
    }
    return (lines, damages)
  }

  /// The journals of the last run, or of runs at the same time, below a folder of artifacts; sorted by path.
  package static func all(below artifacts: String) throws(JournalError) -> [ProcessJournal] {
    let folder = artifacts + "/journal"
    guard LocalFile.isFolder(folder) else { return [] }
    // `nil` if there is no journal at all.
    let names = FileManager.default.subpaths(atPath: folder) ?? []
    var journals: [ProcessJournal] = []
    for name in names.sorted() where name.hasSuffix(".jsonl") && !name.hasPrefix(".") {
      journals.append(try ProcessJournal(path: folder + "/" + name))
    }
    return journals
  }
}

extension JournalEnd {
  /// Compares the number and the digest of lines with those in a file that ends with this line. Journals of format 1 have
  /// neither.
  fileprivate func damage(of file: Data, lines count: Int, format: Int, at path: String) -> JournalDamage? {
    guard let lines, let digest else {
      return format < 2
        ? nil : JournalDamage(path: path, line: nil, reason: "its last line does not tell how many lines it has")
    }
    guard count - 1 == lines else {
      return JournalDamage(path: path, line: nil, reason: "it has \(count - 1) of \(lines) lines")
    }
    let start = file.dropLast().lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? file.startIndex
    guard file[..<start].withUnsafeBytes({ StableDigest(of: $0) }).text == digest else {
      return JournalDamage(path: path, line: nil, reason: "its lines are not those that were written")
    }
    return nil
  }
}

/// A line of a journal that cannot be read, or lines that are missing.
package struct JournalDamage: Hashable, Sendable {
  /// The journal, as an absolute path.
  package let path: String
  /// The number of the line, from 1; `nil` if lines are missing.
  package let line: Int?
  package let reason: String

  /// The reason in one line: an error of the decoder names its position in several.
  fileprivate static func reason(of error: any Error) -> String {
    switch error as? DecodingError {
    case .dataCorrupted(let context)? where context.codingPath.isEmpty: "it is not an object of JSON"
    case .dataCorrupted(let context)?, .typeMismatch(_, let context)?, .valueNotFound(_, let context)?:
      "the value of \"\(context.codingPath.map(\.stringValue).joined(separator: "."))\" is not valid"
    case .keyNotFound(let key, _)?: "\"\(key.stringValue)\" is missing"
    default: "\(error)"
    }
  }
}

extension JournalDamage: CustomStringConvertible {
  /// A clause without a full stop.
  package var description: String {
    line.map { "line \($0) of the journal \(path) cannot be read: \(reason)" }
      ?? "the journal \(path) is damaged: \(reason)"
  }
}

/// Why a journal could not be read.
package enum JournalError: Error, Hashable, Sendable {
  case notRead(path: String, reason: String)
}

extension JournalError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notRead(let path, let reason):
      "the journal \(path) cannot be read: \(reason); run the tests again"
    }
  }
}
