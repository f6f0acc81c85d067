import FirstFrameLocalFiles
import FirstFrameSnapshots
import Foundation

/// The details that the page shows for one snapshot at a time: texts, and the layout trees of pictures.
///
/// Browsers do not let a page from a file read other files, so the page contains the details, up to a size at which it
/// still opens quickly. Other details are only in their files.
struct PageDetails {
  /// Blocks of JSON by the index of their item; orphans follow the items.
  let blocks: [(index: Int, json: Data)]
  private let indices: Set<Int>

  /// The limits of all blocks and of one text, in bytes.
  private static let limit = 16 << 20
  private static let maximumTextLength = 512 << 10

  init(of report: Report) {
    var blocks: [(Int, Data)] = []
    var size = 0
    let outcome = report.outcome
    let sources =
      outcome.items.map { item in { Self.block(for: item) } }
      + outcome.orphans.map { orphan in { Self.block(for: orphan) } }
    for (index, source) in sources.enumerated() {
      guard size < Self.limit, let block = source(), size + block.count <= Self.limit else { continue }
      blocks.append((index, block))
      size += block.count
    }
    self.blocks = blocks
    indices = Set(blocks.map(\.0))
  }

  func has(_ index: Int) -> Bool { indices.contains(index) }

  private static func block(for item: SnapshotItem) -> Data? {
    let files = item.files
    // The page shows a message in place of a file that cannot be read.
    if item.isPicture { return files.nodes.flatMap { try? files.contents(of: $0) } }
    guard item.kind != .recorded else {
      guard let snapshot = item.snapshot else { return nil }
      return item.reference.flatMap { block(ofTexts: ["reference": referenceText($0, of: snapshot)]) }
    }
    func text(_ path: String) -> String? { (try? files.contents(of: path)).flatMap(Self.text) }
    guard let actual = item.files.actual.flatMap(text) else { return nil }
    guard item.kind != .unmerged else {
      let versions = ["ours": item.files.version(.ours), "theirs": item.files.version(.theirs)]
      return block(ofTexts: versions.mapValues { $0.flatMap(text) }.merging(["actual": actual]) { $1 })
    }
    return block(ofTexts: ["reference": item.files.reference.flatMap(text), "actual": actual])
  }

  private static func block(for orphan: OrphanedReference) -> Data? {
    orphan.isPicture ? nil : block(ofTexts: ["reference": referenceText(orphan.path, of: orphan.snapshot)])
  }

  private static func block(ofTexts texts: [String: String?]) -> Data? {
    let texts = texts.compactMapValues { $0 }
    let encoder = JSONEncoder()
    // The same run writes the same page in every process.
    encoder.outputFormatting = .sortedKeys
    return texts.isEmpty ? nil : try? encoder.encode(texts)
  }

  /// The text of a reference; `nil` if a link leads to it, perhaps from outside the references.
  private static func referenceText(_ path: String, of snapshot: String) -> String? {
    guard path.hasSuffix("/" + snapshot) else { return nil }
    let folder = EnclosedFolder(String(path.dropLast(snapshot.count + 1)))
    return (try? folder.readWithoutLinks(snapshot, limit: maximumTextLength)).flatMap(text)
  }

  private static func text(_ data: Data) -> String? {
    data.count <= maximumTextLength ? String(validating: data, as: UTF8.self) : nil
  }
}
