import Foundation

/// Shapes segments, and assigns their glyphs to grapheme clusters.
struct SegmentShaper {
  let runs: [TextRun]
  let characters: [Unicode.Scalar]
  private(set) var glyphs: [ClusterGlyph] = []

  init(runs: [TextRun], characters: [Unicode.Scalar]) {
    self.runs = runs
    self.characters = characters
    glyphs.reserveCapacity(characters.count)
  }

  /// Shapes a range of clusters, all of one segment.
  mutating func shape(_ range: Range<Int>, of clusters: inout [TextCluster], as segment: TextSegment) {
    switch segment.kind {
    case .attachment: measureAttachments(range, of: &clusters, as: segment)
    case .tab: measureTabs(range, of: &clusters, as: segment)
    case .lineBreak: break
    case .text, .space, .softHyphen, .sign: shapeText(range, of: &clusters, as: segment)
    }
  }

  private func measureAttachments(_ range: Range<Int>, of clusters: inout [TextCluster], as segment: TextSegment) {
    let run = runs[segment.textRun]
    for index in range { clusters[index].advance = (run.attachment?.width ?? 0) + run.kern }
  }

  private func measureTabs(_ range: Range<Int>, of clusters: inout [TextCluster], as segment: TextSegment) {
    let face = segment.typeface
    let run = runs[segment.textRun]
    let space = face.glyph(for: " ").map(face.advance) ?? 0
    for index in range { clusters[index].advance = space * run.font.size / face.metrics.unitsPerEm + run.kern }
  }

  private mutating func shapeText(_ range: Range<Int>, of clusters: inout [TextCluster], as segment: TextSegment) {
    guard let first = range.first, let last = range.last else { return }
    let run = runs[segment.textRun]
    let options = options(for: run, segment)
    let shaped =
      run.hasPairKerning
      ? segment.typeface.shape(characters, range: clusters[first].start..<clusters[last].end, options: options)
      : shapedWithoutPairs(clusters[range], in: segment.typeface, options: options)
    var groups = ShapedGroups(shaped, isRightToLeft: segment.isRightToLeft)
    let scale = run.font.size / segment.typeface.metrics.unitsPerEm
    // The last cluster with glyphs. The visible clusters without glyphs after it are parts of its ligature.
    var ligatureStart: Int?
    for index in range {
      let cluster = clusters[index]
      if let slice = groups.next(before: cluster.end) {
        clusters[index].isUnsafeToBreakBefore = groups.isUnsafeToBreakBefore
        assign(shaped[slice], to: &clusters[index], scale: scale, kern: run.kern, isRightToLeft: segment.isRightToLeft)
        ligatureStart = index
      } else if let first = ligatureStart, !characters[cluster.start..<cluster.end].allSatisfy(\.isInvisible) {
        join(first...index, of: &clusters, isRightToLeft: segment.isRightToLeft)
      } else {
        clusters[index].glyphs = glyphs.count..<glyphs.count
        clusters[index].advance = 0
      }
    }
  }

  /// Shapes each cluster alone, because typefaces apply kerning to adjacent glyphs.
  private func shapedWithoutPairs(
    _ clusters: ArraySlice<TextCluster>, in typeface: any Typeface, options: ShapingOptions
  ) -> [ShapedGlyph] {
    let parts = clusters.map { typeface.shape(characters, range: $0.start..<$0.end, options: options) }
    return Array((options.direction == .rightToLeft ? parts.reversed() : parts).joined())
  }

  private func options(for run: TextRun, _ segment: TextSegment) -> ShapingOptions {
    // Letters with additional spacing form no ligatures (CSS Text Module Level 3, section 8.2).
    let disabled = run.kern == 0 ? [] : [FontFeature("liga", value: 0), FontFeature("clig", value: 0)]
    return ShapingOptions(
      direction: segment.isRightToLeft ? .rightToLeft : .leftToRight, features: disabled + run.font.features,
      language: run.language)
  }

  private mutating func assign(
    _ shaped: ArraySlice<ShapedGlyph>, to cluster: inout TextCluster, scale: CGFloat, kern: CGFloat,
    isRightToLeft: Bool
  ) {
    let start = glyphs.count
    var pen: CGFloat = isRightToLeft ? kern : 0
    for glyph in shaped {
      glyphs.append(
        ClusterGlyph(glyph: glyph.glyph, x: pen + glyph.xOffset * scale, y: glyph.yOffset * scale))
      pen += glyph.xAdvance * scale
    }
    cluster.glyphs = start..<glyphs.count
    cluster.advance = isRightToLeft ? pen : pen + kern
  }

  /// Divides the width of a ligature equally among its clusters. The leftmost cluster has the glyphs.
  private func join(_ range: ClosedRange<Int>, of clusters: inout [TextCluster], isRightToLeft: Bool) {
    // The width of the added cluster is still 0.
    let total = range.reduce(0) { $0 + clusters[$1].advance }
    let ink = clusters[isRightToLeft ? range.upperBound - 1 : range.lowerBound].glyphs
    for index in range {
      clusters[index].advance = total / CGFloat(range.count)
      if index > range.lowerBound { clusters[index].isUnsafeToBreakBefore = true }
      clusters[index].glyphs = ink.upperBound..<ink.upperBound
    }
    clusters[isRightToLeft ? range.upperBound : range.lowerBound].glyphs = ink
  }
}

/// Adjacent clusters in one typeface, style and direction, which are shaped together.
struct TextSegment {
  let textRun: Int
  let typeface: any Typeface
  let level: UInt8
  let kind: TextCluster.Kind
  /// The vertical metrics that the segment needs on its line.
  let metrics: LineMetrics

  var isRightToLeft: Bool { level % 2 == 1 }

  init(textRun: Int, typeface: any Typeface, level: UInt8, kind: TextCluster.Kind, metrics: LineMetrics) {
    self.textRun = textRun
    self.typeface = typeface
    self.level = level
    self.kind = kind
    self.metrics = metrics
  }

  /// - Parameters:
  ///   - primary: The typeface of the run's font, which contributes to the line height even if another one is used.
  ///   - face: The typeface that has the characters.
  init(startingWith cluster: TextCluster, run: TextRun, primary: any Typeface, face: any Typeface) {
    let metrics: LineMetrics
    if let size = run.attachment {
      metrics = LineMetrics(ofAttachment: size, baselineOffset: run.baselineOffset)
    } else {
      let font = LineMetrics(of: primary, size: run.font.size).adding(externalLeading: run.leading)
      // Emoji do not change the height of a line, so that it does not depend on the font that has them.
      let isFallback = face !== primary && face !== MissingCharacterTypeface.shared && !face.isEmoji
      let largest = isFallback ? font.enclosing(LineMetrics(of: face, size: run.font.size)) : font
      metrics = largest.raised(by: run.baselineOffset)
    }
    self.init(
      textRun: cluster.textRun, typeface: face, level: cluster.level, kind: cluster.segmentKind, metrics: metrics)
  }

  /// Whether a cluster in a typeface belongs to this segment.
  func includes(_ cluster: TextCluster, in face: any Typeface) -> Bool {
    kind == .text && cluster.segmentKind == .text && textRun == cluster.textRun && level == cluster.level
      && typeface === face
  }
}

extension TextCluster {
  /// The kind of the cluster's segment. Spaces are shaped together with words.
  fileprivate var segmentKind: Kind {
    switch kind {
    case .text, .space, .softHyphen, .sign: .text
    case .tab, .lineBreak, .attachment: kind
    }
  }
}

/// An iterator over shaped glyphs, in the logical order of their clusters.
struct ShapedGroups {
  private let shaped: [ShapedGlyph]
  private let isRightToLeft: Bool
  private var rest: Range<Int>
  /// Whether the text has to be reshaped if a line starts with the glyphs that were returned last.
  private(set) var isUnsafeToBreakBefore = false

  init(_ shaped: [ShapedGlyph], isRightToLeft: Bool) {
    self.shaped = shaped
    self.isRightToLeft = isRightToLeft
    rest = shaped.indices
  }

  /// Returns the range of the next glyphs that belong to clusters before the character at `end`, in visual order; `nil`
  /// if there are none.
  mutating func next(before end: Int) -> Range<Int>? {
    var lower = rest.lowerBound
    var upper = rest.upperBound
    if isRightToLeft {
      while upper > lower, shaped[upper - 1].cluster < end { upper -= 1 }
      guard upper < rest.upperBound else { return nil }
      defer { rest = lower..<upper }
      isUnsafeToBreakBefore = shaped[rest.upperBound - 1].isUnsafeToBreakBefore
      return upper..<rest.upperBound
    }
    while lower < upper, shaped[lower].cluster < end { lower += 1 }
    guard lower > rest.lowerBound else { return nil }
    defer { rest = lower..<upper }
    isUnsafeToBreakBefore = shaped[rest.lowerBound].isUnsafeToBreakBefore
    return rest.lowerBound..<lower
  }
}
