import Foundation

/// A cache of shaped and typeset texts.
///
/// The cache is emptied when it reaches its limit. `@unchecked Sendable`: the lock guards the mutable state.
final class TypesetCache: @unchecked Sendable {
  /// The key of a typeset text.
  struct TypesetKey: Hashable {
    let paragraph: Paragraph
    let width: CGFloat
    let height: CGFloat
    let bidi: ObjectIdentifier
  }

  /// The key of a shaped text, before line breaking.
  struct ShapingKey: Hashable {
    let runs: [TextRun]
    let direction: TextDirection?
    let bidi: ObjectIdentifier

    /// Hashes only the properties that distinguish most texts, for speed.
    func hash(into hasher: inout Hasher) {
      for run in runs {
        hasher.combine(run.string)
        hasher.combine(run.font.size)
      }
    }
  }

  /// The largest number of cached grapheme clusters. A cluster uses about 200 bytes.
  private static let limit = 1 << 18

  private let lock = NSLock()
  private var shaped: [ShapingKey: ShapedText] = [:]
  private var texts: [TypesetKey: TypesetText] = [:]
  private var shapedCount = 0
  private var textCount = 0

  func shaped(for key: ShapingKey, make: () -> ShapedText) -> ShapedText {
    if let text = lock.withLock({ shaped[key] }) { return text }
    let text = make()
    let cost = text.clusters.count + 16
    guard cost < Self.limit / 4 else { return text }
    lock.withLock {
      if shapedCount + cost > Self.limit {
        shaped.removeAll(keepingCapacity: true)
        shapedCount = 0
      }
      if shaped.updateValue(text, forKey: key) == nil { shapedCount += cost }
    }
    return text
  }

  func text(for key: TypesetKey, make: () -> TypesetText) -> TypesetText {
    if let text = lock.withLock({ texts[key] }) { return text }
    let text = make()
    let cost = key.paragraph.runs.reduce(16) { $0 + $1.string.utf8.count }
    guard cost < Self.limit / 4 else { return text }
    lock.withLock {
      if textCount + cost > Self.limit {
        texts.removeAll(keepingCapacity: true)
        textCount = 0
      }
      if texts.updateValue(text, forKey: key) == nil { textCount += cost }
    }
    return text
  }
}
