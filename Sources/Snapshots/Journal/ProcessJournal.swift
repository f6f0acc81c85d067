import Foundation

/// The journal of one process, read back.
public struct ProcessJournal: Hashable, Sendable {
  /// The file, as an absolute path.
  public let path: String
  public let lines: [JournalLine]

  /// Whether the process ended in order; one that crashed, was killed, or still runs has more to tell.
  public var isComplete: Bool {
    if case .end = lines.last { true } else { false }
  }

  /// Reads a journal. What follows the last line's end was being written when the process stopped, and is left out.
  public init(path: String) throws(JournalError) {
    self.path = path
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .notRead(path: path, reason: "\(FileFailure(error))")
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

  /// The journals of the last run, or of runs that go on at once, below a folder of artifacts; sorted by path.
  public static func all(below artifacts: String) throws(JournalError) -> [ProcessJournal] {
    let folder = artifacts + "/journal"
    // Nil where there is no journal at all.
    let names = FileManager.default.subpaths(atPath: folder) ?? []
    var journals: [ProcessJournal] = []
    for name in names.sorted() where name.hasSuffix(".jsonl") && !name.hasPrefix(".") {
      journals.append(try ProcessJournal(path: folder + "/" + name))
    }
    return journals
  }
}
