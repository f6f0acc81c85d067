/// Replacements in one source file that preserve its line numbers.
///
/// Offsets count UTF-8 code units. The line breaks of removed text remain, so that every line has the same number as in
/// the original.
struct SourceEdits {
  private struct Edit {
    let range: Range<Int>
    let text: String
    /// The position in the order of the edits. Edits at the same offset are applied in this order.
    let order: Int
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
    for edit in edits.sorted(by: { ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order) }) {
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
