import Foundation

extension ShapedText {
  /// Returns the text with its letters closer together, as UIKit sets a line before it truncates it.
  func tightened() -> ShapedText {
    let clusters = clusters.map { cluster in
      switch cluster.kind {
      case .tab, .lineBreak, .attachment, .sign: return cluster
      case .text, .space, .softHyphen: break
      }
      var cluster = cluster
      let size = runs[cluster.textRun].font.size
      cluster.advance = max(cluster.advance - LetterTightening.distance(forFontSize: size), 0)
      return cluster
    }
    return ShapedText(
      runs: runs, characters: characters, clusters: clusters, glyphs: glyphs, segments: segments, hardLines: hardLines,
      missingCharacters: missingCharacters, isTight: true)
  }
}

/// The distance by which letters move closer together before a line is truncated.
enum LetterTightening {
  /// Measured on UILabel of Mac Catalyst 26.1, in units of 1/2048 em by font size in points.
  private static let measured: [(size: CGFloat, units: CGFloat)] = [(13, 69), (15, 66), (17, 65), (20, 30), (34, 27.5)]

  /// Returns the distance in points: interpolated between the measured sizes, and constant in em outside of them.
  static func distance(forFontSize size: CGFloat) -> CGFloat {
    units(forFontSize: size) / 2048 * size
  }

  private static func units(forFontSize size: CGFloat) -> CGFloat {
    guard let next = measured.firstIndex(where: { $0.size >= size }) else { return measured.last?.units ?? 0 }
    guard next > 0 else { return measured[next].units }
    let (low, high) = (measured[next - 1], measured[next])
    return low.units + (high.units - low.units) * (size - low.size) / (high.size - low.size)
  }
}
