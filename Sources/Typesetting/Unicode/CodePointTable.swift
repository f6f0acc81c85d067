/// Finds a small number for any code point in two steps: a page, then a place in it.
struct CodePointTable: Sendable {
  private static let pageBits: UInt32 = 7
  private static let pageSize = 1 << Int(pageBits)

  /// For every page of code points, where its values begin; equal pages share theirs.
  private var starts: [UInt32] = []
  private var values: [UInt8] = []

  /// - Parameter runs: Generated text: a letter, counted from `A`, then how many code points have its value.
  init(runs: StaticString) {
    var known: [[UInt8]: UInt32] = [:]
    var page: [UInt8] = []
    page.reserveCapacity(Self.pageSize)
    Self.forEachRun(of: runs) { value, length in
      var rest = length
      while rest > 0 {
        let count = min(rest, Self.pageSize - page.count)
        page.append(contentsOf: repeatElement(value, count: count))
        rest -= count
        if page.count == Self.pageSize {
          if let start = known[page] {
            starts.append(start)
          } else {
            let start = UInt32(values.count)
            known[page] = start
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
