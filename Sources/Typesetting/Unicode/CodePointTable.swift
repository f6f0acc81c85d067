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
    var page: [UInt8] = []
    page.reserveCapacity(Self.pageSize)
    Self.forEachRun(of: runs) { value, length in
      var rest = length
      while rest > 0 {
        let count = min(rest, Self.pageSize - page.count)
        page.append(contentsOf: repeatElement(value, count: count))
        rest -= count
        if page.count == Self.pageSize {
          if let start = pageStarts[page] {
            starts.append(start)
          } else {
            let start = UInt32(values.count)
            pageStarts[page] = start
            starts.append(start)
            values += page
          }
          page.removeAll(keepingCapacity: true)
        }
      }
    }
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
