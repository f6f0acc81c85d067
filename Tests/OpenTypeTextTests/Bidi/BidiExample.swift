import OpenTypeText

@testable import FirstFrameTypesetting

/// A paragraph on one line, and what the Unicode Character Database says of it.
struct BidiExample {
  let text: [Unicode.Scalar]
  let direction: TextDirection?
  let base: UInt8?
  /// Nil of characters that rule X9 takes away.
  let levels: [UInt8?]
  /// The positions of the others, from left to right.
  let order: [Int]

  /// Whether the resolver, and what becomes of its levels on a line, agree.
  func isMet(by resolver: some BidiResolver) -> Bool {
    let resolved = resolver.levels(of: text[...], direction: direction)
    guard base == nil || resolved.base == base else { return false }
    let raw = resolved.levels.isEmpty ? Array(repeating: resolved.base, count: text.count) : resolved.levels
    guard raw.count == text.count else { return false }
    let onLine = VisualOrder.levels(ofLine: raw, classes: text.map { BidiClass(of: $0) }, base: resolved.base)
    guard zip(onLine, levels).allSatisfy({ $1 == nil || $0 == $1 }) else { return false }
    return VisualOrder.positions(ofLevels: onLine).filter { levels[$0] != nil } == order
  }
}
