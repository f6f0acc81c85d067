/// Finds the class of any code point in two steps: a page, then a place in it.
struct LineBreakClassTable: Sendable {
  static let shared = LineBreakClassTable()

  private static let pageBits: UInt32 = 7
  private static let pageSize = 1 << Int(pageBits)

  /// For every page of code points, where its classes begin; equal pages share theirs.
  private var starts: [UInt32] = []
  private var classes: [LineBreakClass] = []

  private init() {
    var known: [[LineBreakClass]: UInt32] = [:]
    var page: [LineBreakClass] = []
    page.reserveCapacity(Self.pageSize)
    Self.forEachRun { lineBreakClass, length in
      var rest = length
      while rest > 0 {
        let count = min(rest, Self.pageSize - page.count)
        page.append(contentsOf: repeatElement(lineBreakClass, count: count))
        rest -= count
        if page.count == Self.pageSize {
          if let start = known[page] {
            starts.append(start)
          } else {
            let start = UInt32(classes.count)
            known[page] = start
            starts.append(start)
            classes += page
          }
          page.removeAll(keepingCapacity: true)
        }
      }
    }
  }

  subscript(character: Unicode.Scalar) -> LineBreakClass {
    let value = character.value
    return classes[Int(starts[Int(value >> Self.pageBits)] + value & UInt32(Self.pageSize - 1))]
  }

  /// Reads the generated text: the letter of a class, then how many code points have it.
  private static func forEachRun(_ body: (LineBreakClass, Int) -> Void) {
    var current: LineBreakClass?
    var length = 0
    func finish() {
      if let current { body(current, max(length, 1)) }
    }
    LineBreakClass.runs.withUTF8Buffer { bytes in
      for byte in bytes {
        if byte >= UInt8(ascii: "A") {
          finish()
          current = LineBreakClass(rawValue: byte - UInt8(ascii: "A"))
          length = 0
        } else {
          length = length * 10 + Int(byte - UInt8(ascii: "0"))
        }
      }
    }
    finish()
  }
}
