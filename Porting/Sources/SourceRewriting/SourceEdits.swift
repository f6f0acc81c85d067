/// Replacements in one source file that preserve its line numbers.
///
/// Offsets count UTF-8 code units. The line breaks of removed text remain, so that every line has the same number as in
/// the original.
struct SourceEdits {
  private struct Edit {
    let range: Range<Int>
    let text: String
    /// Insertions at one offset keep the order in which they were made.
    let order: Int

    /// The order of edits: by their start, then insertions before replacements, and longer ranges before shorter ones,
    /// which they contain.
    static func precede(_ first: Edit, _ second: Edit) -> Bool {
      (first.range.lowerBound, first.range.isEmpty ? 0 : 1, -first.range.upperBound, first.order)
        < (second.range.lowerBound, second.range.isEmpty ? 0 : 1, -second.range.upperBound, second.order)
    }
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text, order: edits.count))
  }

  mutating func remove(_ range: Range<Int>) {
    replace(range, with: "")
  }

  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// Applies all replacements. A replacement inside another one is ignored.
  func applied(to source: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(source.count + source.count / 8)
    var position = 0
    for edit in edits.sorted(by: Edit.precede) {
      guard edit.range.lowerBound >= position else { continue }
      result += source[position..<edit.range.lowerBound]
      result += edit.text.utf8
      let removedBreaks = source[edit.range].count { $0 == UInt8(ascii: "\n") }
      let insertedBreaks = edit.text.utf8.count { $0 == UInt8(ascii: "\n") }
      result += repeatElement(UInt8(ascii: "\n"), count: max(0, removedBreaks - insertedBreaks))
      position = edit.range.upperBound
    }
    result += source[position...]
    return String(decoding: result, as: UTF8.self)
  }
}
