import FirstFrameSnapshots
import Foundation

/// The data of all snapshots for the page's script, without the details that it shows for one at a time.
struct PageData: Encodable {
  let counts: ReportCounts
  let isComplete: Bool
  /// Why the run is not complete.
  let notes: [String]
  let items: [Item]
  let groups: [Group]
  let orphans: [Orphan]
  let passed: [String]
  /// The command that accepts the snapshots whose paths follow it, and the one that accepts all.
  let accept: String
  let acceptAll: String

  /// One snapshot that does not equal its reference.
  struct Item: Encodable {
    let kind: String
    /// Distinguishes it from all others.
    let id: String
    let title: String
    let name: String?
    let target: String
    let file: String
    let test: String
    let line: Int
    let message: String
    let change: String?
    let pixels: Int?
    let totalPixels: Int?
    let box: [Int]?
    /// The files, as seen from the page; `nil` for those that do not exist.
    let reference: String?
    let actual: String?
    let difference: String?
    /// Whether the files are pictures rather than texts, or files that cannot be shown.
    let isPicture: Bool
    let isAcceptable: Bool
    let isKnownIssue: Bool
    /// Whether there is a block with its texts or its layout trees.
    let hasDetails: Bool

    init(_ item: SnapshotItem, in report: Report, hasDetails: Bool) {
      kind = item.kind.reportName
      id = item.identifier
      title = item.title
      name = item.name
      target = item.test.target
      file = item.test.file
      test = item.test.function
      line = item.test.line
      message = item.message
      change = item.change
      pixels = item.differingPixels
      totalPixels = item.totalPixels
      box = item.box
      // A recorded snapshot has no artifacts, only the reference itself.
      let kept = item.kind == .recorded ? item.reference : nil
      reference = (item.files.reference ?? kept).flatMap(report.relative)
      actual = item.files.actual.flatMap(report.relative)
      difference = item.files.difference.flatMap(report.relative)
      isPicture = item.isPicture
      isAcceptable = item.isAcceptable
      isKnownIssue = item.isKnownIssue
      self.hasDetails = hasDetails
    }
  }

  struct Group: Encodable {
    let change: String
    let items: [Int]
  }

  struct Orphan: Encodable {
    let snapshot: String
    /// The file, as seen from the page; `nil` if it is not served.
    let path: String?
    /// Whether there is a block with its text.
    let hasDetails: Bool
  }

  init(_ report: Report, details: PageDetails) {
    let outcome = report.outcome
    counts = report.counts
    isComplete = outcome.isComplete
    notes = outcome.incompleteness.map(\.description)
    items = outcome.items.enumerated().map { index, item in
      Item(item, in: report, hasDetails: details.has(index))
    }
    groups = report.groups.map { Group(change: $0.change, items: $0.items) }
    orphans = outcome.orphans.enumerated().map { index, orphan in
      Orphan(
        snapshot: orphan.snapshot, path: report.relative(orphan.path),
        hasDetails: details.has(outcome.items.count + index))
    }
    passed = outcome.passed
    accept = AcceptCommand.start
    acceptAll = AcceptCommand.all
  }

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

/// Escaping for JSON in HTML.
enum EscapedJSON {
  /// The same JSON with `<` escaped, which alone could end the enclosing block; it occurs only within strings.
  ///
  /// Uses `memchr`, since there may be megabytes, and loops over bytes are slow in a debug build.
  static func data(_ json: Data) -> Data {
    json.withUnsafeBytes { bytes in
      guard var start = bytes.baseAddress else { return json }
      let end = start + bytes.count
      var escaped = Data(capacity: json.count)
      while let mark = memchr(start, Int32(UInt8(ascii: "<")), end - start) {
        escaped.append(start.assumingMemoryBound(to: UInt8.self), count: UnsafeRawPointer(mark) - start)
        escaped.append(contentsOf: "\\u003c".utf8)
        start = UnsafeRawPointer(mark) + 1
      }
      escaped.append(start.assumingMemoryBound(to: UInt8.self), count: end - start)
      return escaped
    }
  }
}
