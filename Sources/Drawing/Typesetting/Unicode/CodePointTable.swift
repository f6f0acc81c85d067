/// A two-stage table of a small number for each code point. Equal pages of 128 code points are stored once.
struct CodePointTable: Sendable {
  private static let pageBits: UInt32 = 7
  private static let pageSize = 1 << Int(pageBits)

  /// The index of each page's first value in `values`.
  private var starts: [UInt32] = []
  private var values: [UInt8] = []

  /// - Parameter runs: Generated text: for each run, the letter `A` plus the value, then the number of code points
  ///   unless it is 1.
  init(runs: StaticString) {
    var pageStarts: [[UInt8]: UInt32] = [:]
    var uniformStarts: [UInt8: UInt32] = [:]
    var page: [UInt8] = []
    page.reserveCapacity(Self.pageSize)
    Self.forEachRun(of: runs) { value, length in
      var rest = length
      while rest > 0 {
        // Most pages have one value. They are stored without being compared, since debug builds compare slowly.
        if page.isEmpty, rest >= Self.pageSize {
          let start = uniformStarts[value] ?? append([UInt8](repeating: value, count: Self.pageSize))
          uniformStarts[value] = start
          starts += [UInt32](repeating: start, count: rest / Self.pageSize)
          rest %= Self.pageSize
          continue
        }
        let count = min(rest, Self.pageSize - page.count)
        page += [UInt8](repeating: value, count: count)
        rest -= count
        if page.count == Self.pageSize {
          let start = pageStarts[page] ?? append(page)
          pageStarts[page] = start
          starts.append(start)
          page.removeAll(keepingCapacity: true)
        }
      }
    }
  }

  /// Stores a page, and returns its start.
  private mutating func append(_ page: [UInt8]) -> UInt32 {
    defer { values += page }
    return UInt32(values.count)
  }

  subscript(character: Unicode.Scalar) -> Int {
    let value = character.value
    return Int(values[Int(starts[Int(value >> Self.pageBits)] + value & UInt32(Self.pageSize - 1))])
  }

  private static func forEachRun(of runs: StaticString, _ body: (UInt8, Int) -> Void) {
    var current: UInt8?
    var length = 0
    func finish() {
      if let current { body(current, max(length, 1)) }
    }
    runs.withUTF8Buffer { bytes in
      for byte in bytes {
        if byte >= UInt8(ascii: "A") {
          finish()
          current = byte - UInt8(ascii: "A")
          length = 0
        } else {
          length = length * 10 + Int(byte - UInt8(ascii: "0"))
        }
      }
    }
    finish()
  }
}
