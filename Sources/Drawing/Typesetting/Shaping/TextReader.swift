import Foundation

/// A reader that splits text runs into grapheme clusters, in composed form (NFC).
struct TextReader {
  private(set) var characters: [Unicode.Scalar] = []
  private(set) var clusters: [TextCluster] = []
  /// The length of the text that was read, in UTF-16 code units of the source.
  private(set) var offset = 0

  init(_ runs: [TextRun]) {
    for (index, run) in runs.enumerated() {
      // Fast path: below the first combining mark, text is composed and each character is a cluster, except CR LF.
      if run.string.unicodeScalars.allSatisfy({ $0.value < 0x300 }) {
        readPlain(run, index: index)
      } else {
        readComposing(run, index: index)
      }
    }
  }

  /// Whether a line break also ends the paragraph (rule P1 of UAX #9). A line separator does not.
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
    run.string.forEachGraphemeCluster { source in
      let start = characters.count
      characters += CanonicalComposition.shared.composed(source)
      let length = source.reduce(0) { $0 + UTF16.width($1) }
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

/// A grapheme cluster of a text, with its width and glyphs.
struct TextCluster {
  enum Kind: UInt8 {
    case text, space, tab, lineBreak, softHyphen, attachment
    /// An added ellipsis or hyphen that is not in the source.
    case sign
  }

  /// The index of the first character in the composed text.
  let start: Int
  /// The index after the last character in the composed text.
  let end: Int
  /// The offset in the source, in UTF-16 code units.
  let offset: Int
  /// The length in the source, in UTF-16 code units.
  let length: Int
  let textRun: Int
  let kind: Kind
  var segment = 0
  var level: UInt8 = 0
  /// The distance to the next cluster, in points, including kerning; for a tab, the width if there is no tab stop.
  var advance: CGFloat = 0
  var glyphs = 0..<0
  var allowsBreakAfter = false
  /// Whether the text has to be reshaped if a line ends before the cluster.
  var isUnsafeToBreakBefore = false

  /// Whether the cluster has no width at the end of a line.
  var isHanging: Bool { kind == .space || kind == .tab }
}
