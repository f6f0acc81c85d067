import Foundation

/// A grapheme cluster of a text, with the room it takes.
struct TextCluster {
  enum Kind: UInt8 {
    case text, space, tab, lineBreak, softHyphen, attachment
    /// An ellipsis or a hyphen that is not in the source.
    case sign
  }

  /// The index of its first character in the composed text.
  let start: Int
  let end: Int
  /// Where it begins in the source, in UTF-16 code units.
  let offset: Int
  let length: Int
  let textRun: Int
  let kind: Kind
  var segment = 0
  var level: UInt8 = 0
  /// To the next cluster, in points, with kerning; of a tab where no stop is left.
  var advance: CGFloat = 0
  var glyphs = 0..<0
  var allowsBreakAfter = false
  /// Whether a line that ends before the cluster has to be shaped anew.
  var isUnsafeToBreakBefore = false

  /// Whether it may hang over the end of a line.
  var hangs: Bool { kind == .space || kind == .tab }
}
