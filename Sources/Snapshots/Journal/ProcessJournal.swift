import FirstFrameLocalFiles
import Foundation

/// The journal of one process, read from its file.
package struct ProcessJournal: Hashable, Sendable {
  /// The file, as an absolute path.
  package let path: String
  package let lines: [JournalLine]

  /// Whether the process ended normally: it did not crash, was not killed, and is not running.
  package var isComplete: Bool {
    if case .end = lines.last { true } else { false }
  }

  /// The first line; `nil` if the process was stopped while it wrote the line.
  package var start: JournalStart? {
    if case .start(let start)? = lines.first { start } else { nil }
  }

  /// The limit for a journal, in bytes.
  private static let maximumSize = 1 << 30

  /// Reads a journal. A last line without a newline is incomplete, and is left out.
  package init(path: String) throws(JournalError) {
    self.path = path
    let data: Data
    do {
      let name = (path as NSString).lastPathComponent
      data = try EnclosedFolder(path.parentFolder).readWithoutLinks(name, limit: Self.maximumSize)
    } catch {
      throw .notRead(path: path, reason: "\(error)")
    }
    var lines: [JournalLine] = []
    let newline = UInt8(ascii: "\n")
    let whole = data.lastIndex(of: newline).map { data[...$0] } ?? Data()
    for line in whole.split(separator: newline) {
      do {
        lines.append(try JournalLine(json: line))
      } catch {
        throw .damaged(path: path, line: lines.count + 1, reason: "\(error)")
      }
    }
    self.lines = lines
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

/// Why a journal could not be read.
package enum JournalError: Error, Hashable, Sendable {
  case notRead(path: String, reason: String)
  /// A line, counted from 1, is not a valid line of a journal.
  case damaged(path: String, line: Int, reason: String)
}

extension JournalError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notRead(let path, let reason):
      "the journal \(path) cannot be read: \(reason); run the tests again"
    case .damaged(let path, let line, let reason):
      "line \(line) of the journal \(path) cannot be read: \(reason); remove the file, and run the tests again"
    }
  }
}
