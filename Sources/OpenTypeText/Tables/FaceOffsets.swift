/// Where the table directories of a file's faces begin.
///
/// Source: OpenType 1.9, "Font collections".
struct FaceOffsets {
  private static let largestCount = 256
  private static let headerSize = 12

  let offsets: [Int]

  init(_ bytes: FontBytes) throws(TableFault) {
    guard bytes.tag(at: 0) == .collection else {
      offsets = [0]
      return
    }
    guard let count = bytes.number32(at: 8) else {
      throw TableFault("the collection's header", "ends after \(bytes.count) bytes, expected \(Self.headerSize)")
    }
    guard (1...Self.largestCount).contains(count) else {
      throw TableFault("the collection's header", "counts \(count) faces, expected 1 to \(Self.largestCount)")
    }
    var offsets: [Int] = []
    for face in 0..<count {
      guard let offset = bytes.number32(at: Self.headerSize + 4 * face) else {
        throw TableFault("the collection's header", "ends within the list of its \(count) faces")
      }
      offsets.append(offset)
    }
    self.offsets = offsets
  }
}

extension Tag {
  static let collection: Tag = "ttcf"
}
