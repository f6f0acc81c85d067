public import CoreGraphics
import Foundation
@_spi(Porting) import HeadlessUIKit

/// Adjacent glyphs of a line with the same attributes, font and direction.
public final class CTRun {
  let font: CTFont
  let attributes: CFDictionary
  /// The range in the string of the line.
  let range: Range<Int>
  let isRightToLeft: Bool
  /// The glyphs from left to right.
  let glyphs: [Glyph]
  private let piece: CTLine.Piece
  private let memory: GlyphMemory

  /// A glyph with its position from the start of the line, in points.
  struct Glyph {
    let number: CGGlyph
    let position: CGPoint
    var advance: CGFloat
    /// The index of the glyph's first character in the string of the line.
    var index: CFIndex
  }

  init(_ clusters: [TextLine.Cluster], of piece: CTLine.Piece, attributes: [NSAttributedString.Key: Any]) {
    font = clusters.first?.font ?? .systemFont(ofSize: 12)
    var attributes = attributes
    attributes[.font] = font
    self.attributes = attributes
    let start = clusters.map(\.offsets.lowerBound).min() ?? piece.start
    range = start..<(clusters.map(\.offsets.upperBound).max() ?? start)
    isRightToLeft = clusters.first?.isRightToLeft ?? false
    self.piece = piece
    glyphs = Self.glyphs(of: clusters)
    memory = GlyphMemory(glyphs)
  }

  /// The addresses of the glyphs, which are valid as long as the run.
  var addresses: GlyphMemory { memory }

  private static func glyphs(of clusters: [TextLine.Cluster]) -> [Glyph] {
    var glyphs: [Glyph] = []
    for cluster in clusters {
      guard !cluster.glyphs.isEmpty else {
        // The cluster is a part of the ligature to its left.
        if let last = glyphs.indices.last {
          glyphs[last].advance += cluster.width
          glyphs[last].index = min(glyphs[last].index, cluster.offsets.lowerBound)
        }
        continue
      }
      // The glyphs of a cluster share its width. Each one ends where the next one begins.
      var rest = cluster.width
      for (index, glyph) in cluster.glyphs.enumerated() {
        let start = index == 0 ? cluster.x : glyph.position.x
        let isLast = index == cluster.glyphs.count - 1
        let advance = isLast ? rest : cluster.glyphs[index + 1].position.x - start
        rest -= advance
        glyphs.append(
          Glyph(number: glyph.number, position: glyph.position, advance: advance, index: cluster.offsets.lowerBound))
      }
    }
    return glyphs
  }
}

extension CTRun {
  /// Returns the glyphs of a range of their indices. A range without length extends to the last one.
  func glyphs(in range: CFRange) -> ArraySlice<Glyph> {
    glyphs[range.clamped(to: glyphs.count)]
  }

  /// Returns a line of the characters of a range of glyphs; `nil` without any.
  func line(of range: CFRange) -> TextLine? {
    let part = glyphs(in: range)
    guard let first = part.map(\.index).min(), let last = part.map(\.index).max() else { return nil }
    let later = glyphs.map(\.index).filter { $0 > last }.min() ?? self.range.upperBound
    // Signs have no range in the string.
    let isSign = self.range.isEmpty
    let start = isSign ? 0 : first - piece.start
    let length = isSign ? piece.line.text.length : later - first
    guard length > 0 else { return nil }
    return TextLine(
      piece.line.text.attributedSubstring(from: NSRange(location: start, length: length)), isRightToLeft: isRightToLeft)
  }
}

/// Returns the runs of a line from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

extension CTLine {
  var runs: [CTRun] {
    pieces.flatMap { piece in
      let part = CTLine(
        source: source, original: original, range: range, isRightToLeft: isRightToLeft, pieces: [piece])
      var groups: [[TextLine.Cluster]] = []
      for cluster in part.clusters {
        if let last = groups.last?.last, last.run == cluster.run, last.font == cluster.font,
          last.isRightToLeft == cluster.isRightToLeft
        {
          groups[groups.count - 1].append(cluster)
        } else {
          groups.append([cluster])
        }
      }
      return groups.map { CTRun($0, of: piece, attributes: attributes(of: $0, in: piece)) }
        .filter { !$0.glyphs.isEmpty }
    }
  }

  private func attributes(of clusters: [TextLine.Cluster], in piece: Piece) -> [NSAttributedString.Key: Any] {
    let index = clusters.first?.offsets.lowerBound ?? 0
    if piece.isSign { return piece.line.text.attributes(at: 0, effectiveRange: nil) }
    return original.attributes(at: index, effectiveRange: nil)
  }
}
