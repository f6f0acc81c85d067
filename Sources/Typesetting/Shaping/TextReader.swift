import Foundation

/// Cuts runs of text into grapheme clusters, in composed form.
struct TextReader {
  private(set) var characters: [Unicode.Scalar] = []
  private(set) var clusters: [TextCluster] = []
  /// The length of the source so far, in UTF-16 code units.
  private(set) var offset = 0

  init(_ runs: [TextRun]) {
    for (index, run) in runs.enumerated() {
      // Below the first combining mark characters are composed, and clusters of their own but for CR LF.
      if run.string.unicodeScalars.allSatisfy({ $0.value < 0x300 }) {
        readPlain(run, index: index)
      } else {
        readComposing(run, index: index)
      }
    }
  }

  /// Whether a line break ends the paragraph too; a line separator, for one, does not (rule P1 of UAX #9).
  func endsParagraph(_ lineBreak: TextCluster) -> Bool {
    BidiClass(of: characters[lineBreak.start]) == .paragraphSeparator
  }

  private mutating func readPlain(_ run: TextRun, index: Int) {
    for character in run.string.unicodeScalars {
      if character == "\n", let last = clusters.last, last.textRun == index, characters.last == "\r" {
        clusters.removeLast()
        characters.append(character)
        clusters.append(cluster(from: last.start, offset: last.offset, length: 2, run: run, index: index))
      } else {
        characters.append(character)
        clusters.append(cluster(from: characters.count - 1, offset: offset, length: 1, run: run, index: index))
      }
      offset += 1
    }
  }

  private mutating func readComposing(_ run: TextRun, index: Int) {
    var composed = Array(run.string.precomposedStringWithCanonicalMapping)
    let source = Array(run.string)
    // Composition keeps grapheme clusters; if it ever did not, the text as it was written is right too.
    if composed.count != source.count { composed = source }
    for (shown, written) in zip(composed, source) {
      let start = characters.count
      characters += shown.unicodeScalars
      let length = written.utf16.count
      clusters.append(cluster(from: start, offset: offset, length: length, run: run, index: index))
      offset += length
    }
  }

  private func cluster(
    from start: Int, offset: Int, length: Int, run: TextRun, index: Int
  ) -> TextCluster {
    let kind: TextCluster.Kind = run.attachment == nil ? .init(of: characters[start]) : .attachment
    return TextCluster(
      start: start, end: characters.count, offset: offset, length: length, textRun: index, kind: kind)
  }
}

extension TextCluster.Kind {
  fileprivate init(of character: Unicode.Scalar) {
    switch character.value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: self = .space
    case 0x09: self = .tab
    case 0xAD: self = .softHyphen
    default: self = character.isLineBreak ? .lineBreak : .text
    }
  }
}

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
