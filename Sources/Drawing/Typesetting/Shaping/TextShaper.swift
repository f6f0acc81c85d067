import Foundation

/// Shapes text runs: determines typefaces, directions and line break opportunities, and shapes segments.
struct TextShaper {
  let library: TypefaceLibrary
  let bidi: any BidiResolver

  func shape(_ runs: [TextRun], direction: TextDirection?) -> ShapedText {
    let reader = TextReader(runs)
    var clusters = reader.clusters
    markBreaks(in: &clusters, of: reader.characters)
    let hardLines = makeHardLines(of: &clusters, reader: reader, direction: direction)
    var missing: [Unicode.Scalar] = []
    let tables = runs.map { GlyphTable.table(for: library.typeface(for: $0.font)) }
    var segments: [TextSegment] = []
    var shaper = SegmentShaper(runs: runs, characters: reader.characters)
    var start = 0
    for index in clusters.indices {
      let cluster = clusters[index]
      let table = tables[cluster.textRun]
      let face = typeface(for: cluster, in: reader.characters, run: runs[cluster.textRun], table, missing: &missing)
      if let last = segments.last, last.includes(cluster, in: face) {
        clusters[index].segment = segments.count - 1
        continue
      }
      if let last = segments.last { shaper.shape(start..<index, of: &clusters, as: last) }
      start = index
      segments.append(
        TextSegment(startingWith: cluster, run: runs[cluster.textRun], primary: table.typeface, face: face))
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

  /// Splits the text at hard line breaks, and sets the embedding levels of each paragraph.
  private func makeHardLines(
    of clusters: inout [TextCluster], reader: TextReader, direction: TextDirection?
  ) -> [HardLine] {
    var lines: [HardLine] = []
    var start = 0
    var offset = 0
    var nextParagraph = 0
    var level: UInt8 = 0
    func startParagraph() {
      guard start >= nextParagraph else { return }
      let end = clusters[start...].firstIndex { $0.kind == .lineBreak && reader.endsParagraph($0) } ?? clusters.count
      level = setLevels(of: start..<end, in: &clusters, reader: reader, direction: direction)
      nextParagraph = end + 1
    }
    for index in clusters.indices where clusters[index].kind == .lineBreak {
      startParagraph()
      let next = clusters[index].offset + clusters[index].length
      lines.append(
        HardLine(
          clusters: start..<index, offsets: offset..<next, textRun: clusters[index].textRun, baseLevel: level))
      start = index + 1
      offset = next
    }
    startParagraph()
    lines.append(
      HardLine(
        clusters: start..<clusters.count, offsets: offset..<reader.offset, textRun: clusters.last?.textRun ?? 0,
        baseLevel: level))
    return lines
  }

  /// Sets the embedding levels of a paragraph's clusters, and returns the level of the paragraph.
  private func setLevels(
    of range: Range<Int>, in clusters: inout [TextCluster], reader: TextReader, direction: TextDirection?
  ) -> UInt8 {
    let start = range.isEmpty ? 0 : clusters[range.lowerBound].start
    let end = range.isEmpty ? 0 : clusters[range.upperBound - 1].end
    let resolved = bidi.levels(of: reader.characters[start..<end], direction: direction)
    if resolved.base == 0, resolved.levels.isEmpty { return 0 }
    for index in range {
      let position = clusters[index].start - start
      clusters[index].level = position < resolved.levels.count ? resolved.levels[position] : resolved.base
    }
    return resolved.base
  }

  private func typeface(
    for cluster: TextCluster, in characters: [Unicode.Scalar], run: TextRun, _ table: GlyphTable,
    missing: inout [Unicode.Scalar]
  ) -> any Typeface {
    let first = characters[cluster.start]
    // Fast path for single characters that cannot be emoji, which are most of text.
    if cluster.end - cluster.start == 1, first.value < 0xA9, first.isInvisible || table.glyph(for: first) != nil {
      return table.typeface
    }
    let primary = table.typeface
    let characters = characters[cluster.start..<cluster.end]
    if run.attachment != nil { return primary }
    if let face = library.typeface(for: characters, font: run.font, primary: primary) { return face }
    for character in characters where !primary.covers(CollectionOfOne(character)) {
      if !missing.contains(character) { missing.append(character) }
    }
    return MissingCharacterTypeface.shared
  }
}
