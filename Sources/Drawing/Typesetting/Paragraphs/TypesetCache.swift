import Foundation
import Synchronization

/// A cache of shaped and typeset texts.
///
/// The cache is emptied when it reaches its limit.
final class TypesetCache: Sendable {
  /// The key of a typeset text.
  struct TypesetKey: Hashable {
    let paragraph: Paragraph
    /// See ``ShapingKey/length``.
    let length: Int
    let width: CGFloat
    let height: CGFloat
    let bidi: ObjectIdentifier
  }

  /// The key of a shaped text, before line breaking.
  struct ShapingKey: Hashable {
    let runs: [TextRun]
    /// The length of the text in bytes. Swift's strings are equal if they differ only in composition, but the offsets of
    /// their characters are not.
    let length: Int
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

  private struct State {
    var shaped: [ShapingKey: ShapedText] = [:]
    var texts: [TypesetKey: TypesetText] = [:]
    var shapedCount = 0
    var textCount = 0
  }

  private let state = Mutex(State())

  func shaped(for key: ShapingKey, make: () -> ShapedText) -> ShapedText {
    if let text = state.withLock({ $0.shaped[key] }) { return text }
    let text = make()
    let cost = text.clusters.count + 16
    guard cost < Self.limit / 4 else { return text }
    state.withLock { state in
      if state.shapedCount + cost > Self.limit {
        state.shaped.removeAll(keepingCapacity: true)
        state.shapedCount = 0
      }
      if state.shaped.updateValue(text, forKey: key) == nil { state.shapedCount += cost }
    }
    return text
  }

  func text(for key: TypesetKey, make: () -> TypesetText) -> TypesetText {
    if let text = state.withLock({ $0.texts[key] }) { return text }
    let text = make()
    let cost = key.length + 16
    guard cost < Self.limit / 4 else { return text }
    state.withLock { state in
      if state.textCount + cost > Self.limit {
        state.texts.removeAll(keepingCapacity: true)
        state.textCount = 0
      }
      if state.texts.updateValue(text, forKey: key) == nil { state.textCount += cost }
    }
    return text
  }
}

extension [TextRun] {
  /// The length of the text in UTF-8.
  var byteCount: Int { reduce(0) { $0 + $1.string.utf8.count } }
}
