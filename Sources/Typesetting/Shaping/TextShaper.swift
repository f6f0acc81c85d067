import Foundation

/// Turns runs of text into glyphs: finds typefaces, directions and line break opportunities, and shapes.
struct TextShaper {
  let library: TypefaceLibrary
  let bidi: any BidiResolver

  func shape(_ runs: [TextRun], direction: TextDirection?) -> ShapedText {
    let reader = TextReader(runs)
    var clusters = reader.clusters
    markBreaks(in: &clusters, of: reader.characters)
    let hardLines = hardLines(of: &clusters, reader: reader, direction: direction)
    var missing: [Unicode.Scalar] = []
    let fonts = runs.map { library.typeface(for: $0.font) }
    var segments: [TextSegment] = []
    var shaper = SegmentShaper(runs: runs, characters: reader.characters)
    var start = 0
    for index in clusters.indices {
      let segment = segment(
        of: clusters[index], in: reader.characters, runs: runs, fonts: fonts, missing: &missing)
      if let last = segments.last, segment.continues(last) {
        clusters[index].segment = segments.count - 1
        continue
      }
      if let last = segments.last { shaper.shape(start..<index, of: &clusters, as: last) }
      start = index
      segments.append(segment)
      clusters[index].segment = segments.count - 1
    }
    if let last = segments.last { shaper.shape(start..<clusters.count, of: &clusters, as: last) }
    return ShapedText(
      runs: runs, characters: reader.characters, clusters: clusters, glyphs: shaper.glyphs, segments: segments,
      hardLines: hardLines, missingCharacters: missing)
  }

  private func markBreaks(in clusters: inout [TextCluster], of characters: [Unicode.Scalar]) {
    let opportunities = LineBreakScanner.opportunities(in: characters)
    for index in clusters.indices {
      clusters[index].allowsBreakAfter = opportunities[clusters[index].end - 1] != .prohibited
    }
  }

  /// Splits the text where it ends lines itself, and sets the levels of each of these lines.
  private func hardLines(
    of clusters: inout [TextCluster], reader: TextReader, direction: TextDirection?
  ) -> [HardLine] {
    var lines: [HardLine] = []
    var start = 0
    var offset = 0
    for index in clusters.indices where clusters[index].kind == .lineBreak {
      let level = setLevels(of: start..<index, in: &clusters, reader: reader, direction: direction)
      let next = clusters[index].offset + clusters[index].length
      lines.append(
        HardLine(
          clusters: start..<index, offsets: offset..<next, textRun: clusters[index].textRun, baseLevel: level))
      start = index + 1
      offset = next
    }
    let level = setLevels(of: start..<clusters.count, in: &clusters, reader: reader, direction: direction)
    lines.append(
      HardLine(
        clusters: start..<clusters.count, offsets: offset..<reader.offset, textRun: clusters.last?.textRun ?? 0,
        baseLevel: level))
    return lines
  }

  /// Returns the level of the paragraph.
  private func setLevels(
    of range: Range<Int>, in clusters: inout [TextCluster], reader: TextReader, direction: TextDirection?
  ) -> UInt8 {
    let start = range.isEmpty ? 0 : clusters[range.lowerBound].start
    let end = range.isEmpty ? 0 : clusters[range.upperBound - 1].end
    let resolved = bidi.levels(of: reader.characters[start..<end], direction: direction)
    if resolved.base == 0, resolved.levels.isEmpty { return 0 }
    for index in range {
      let place = clusters[index].start - start
      clusters[index].level = place < resolved.levels.count ? resolved.levels[place] : resolved.base
    }
    return resolved.base
  }

  private func segment(
    of cluster: TextCluster, in characters: [Unicode.Scalar], runs: [TextRun], fonts: [any Typeface],
    missing: inout [Unicode.Scalar]
  ) -> TextSegment {
    let run = runs[cluster.textRun]
    let own = fonts[cluster.textRun]
    if cluster.kind == .attachment {
      return TextSegment(
        textRun: cluster.textRun, typeface: own, level: cluster.level, kind: .attachment,
        metrics: LineMetrics(ofAttachment: run.attachment ?? .zero, baselineOffset: run.baselineOffset))
    }
    let face = typeface(for: characters[cluster.start..<cluster.end], run: run, own: own, missing: &missing)
    var metrics = LineMetrics(of: own, size: run.font.size)
    if face !== own, face !== MissingCharacterTypeface.shared {
      metrics = metrics.enclosing(LineMetrics(of: face, size: run.font.size))
    }
    let kind = cluster.kind == .tab || cluster.kind == .lineBreak ? cluster.kind : .text
    return TextSegment(
      textRun: cluster.textRun, typeface: face, level: cluster.level, kind: kind,
      metrics: metrics.raised(by: run.baselineOffset))
  }

  private func typeface(
    for cluster: ArraySlice<Unicode.Scalar>, run: TextRun, own: any Typeface, missing: inout [Unicode.Scalar]
  ) -> any Typeface {
    if let face = library.typeface(for: cluster, font: run.font) { return face }
    for character in cluster where !own.covers(CollectionOfOne(character)) {
      if !missing.contains(character) { missing.append(character) }
    }
    return MissingCharacterTypeface.shared
  }
}
