import Foundation

/// What the page shows of one snapshot at a time: the layout trees of pictures, and texts.
///
/// A page from a file may not read other files, so that it has to hold them. It holds as much as opens at once; what is
/// beyond that stays in its files.
struct PageDetails {
  /// Blocks of JSON by the places of their items.
  let blocks: [(index: Int, json: Data)]
  private let indices: Set<Int>

  /// In bytes.
  private static let limit = 16 << 20
  private static let longestText = 512 << 10

  init(of report: Report) {
    var blocks: [(Int, Data)] = []
    var size = 0
    for (index, item) in report.outcome.items.enumerated() {
      guard size < Self.limit, let block = Self.block(for: item), size + block.count <= Self.limit else { continue }
      blocks.append((index, block))
      size += block.count
    }
    self.blocks = blocks
    indices = Set(blocks.map(\.0))
  }

  func has(_ index: Int) -> Bool { indices.contains(index) }

  private static func block(for item: SnapshotItem) -> Data? {
    if item.isPicture { return item.files.nodes.flatMap(data) }
    guard let actual = item.files.actual.flatMap(text) else { return nil }
    let texts = ["reference": item.files.reference.flatMap(text), "actual": actual].compactMapValues { $0 }
    return try? JSONEncoder().encode(texts)
  }

  /// A file that cannot be read is one that the page cannot show, and says so.
  private static func data(_ path: String) -> Data? {
    FileManager.default.contents(atPath: path)
  }

  private static func text(_ path: String) -> String? {
    guard let data = data(path), data.count <= longestText else { return nil }
    return String(validating: data, as: UTF8.self)
  }
}
