import FirstFrameCaching
import Foundation

/// The caches of shaped and of typeset texts.
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

  private let shaped = LimitedCache<ShapingKey, ShapedText>(limit: TypesetCache.limit) { $1.clusters.count + 16 }
  private let texts = LimitedCache<TypesetKey, TypesetText>(limit: TypesetCache.limit) { key, _ in key.length + 16 }

  func shaped(for key: ShapingKey, make: () -> ShapedText) -> ShapedText { shaped.value(for: key, make: make) }

  func text(for key: TypesetKey, make: () -> TypesetText) -> TypesetText { texts.value(for: key, make: make) }
}

extension [TextRun] {
  /// The length of the text in UTF-8.
  var byteCount: Int { reduce(0) { $0 + $1.string.utf8.count } }
}
