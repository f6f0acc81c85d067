import Foundation

/// Arranges a shaped text in lines, up to the end of the text or of the available height.
struct ParagraphLayout {
  private let paragraph: Paragraph
  private let text: ShapedText
  private let width: CGFloat
  private let height: CGFloat
  private let filler: LineFiller
  private let setter: LineSetter

  private(set) var lines: [TypesetLine] = []
  private(set) var isTruncated = false
  /// The start of the last line, needed if it has to be truncated.
  private var lastStart = (hardLine: 0, cluster: 0)
  private var lastTop: CGFloat = 0
  private var lastLeading: CGFloat = 0

  init(
    _ paragraph: Paragraph, text: ShapedText, width: CGFloat, height: CGFloat, library: TypefaceLibrary
  ) {
    self.paragraph = paragraph
    self.text = text
    self.width = width
    self.height = height
    let ruler = TabRuler(paragraph.style)
    filler = LineFiller(
      text: text, wrapping: paragraph.style.wrapping, keepsHangulWords: paragraph.style.keepsHangulWords, ruler: ruler,
      library: library)
    setter = LineSetter(paragraph: paragraph, text: text, ruler: ruler, width: width, library: library)
    setLines()
  }

  private mutating func setLines() {
    for hardLine in text.hardLines.indices {
      let end = text.hardLines[hardLine].clusters.upperBound
      var start = text.hardLines[hardLine].clusters.lowerBound
      repeat {
        guard let next = setLine(from: start, in: hardLine) else {
          truncateLastLine()
          return
        }
        start = next
      } while start < end
    }
  }

  /// Returns the index of the next line's first cluster; `nil` if there is no space for this line.
  private mutating func setLine(from start: Int, in hardLine: Int) -> Int? {
    if lines.count == paragraph.maximumLines, paragraph.maximumLines > 0 { return nil }
    let (content, end) = content(from: start, in: hardLine)
    let metrics = setter.metrics(of: content)
    var top: CGFloat = 0
    if let last = lines.last {
      top = last.baseline + last.descent + lastLeading + paragraph.style.lineSpacing
      if content.isFirstOfParagraph {
        top += paragraph.style.paragraphSpacing + paragraph.style.paragraphSpacingBefore
      }
      // A box whose height was rounded to pixels can be slightly lower than the lines that it was measured for.
      if top + metrics.lineHeight > height + 0.5 + LineFiller.slack { return nil }
    }
    lines.append(setter.set(content, metrics: metrics, top: top))
    lastStart = (hardLine, start)
    lastTop = top
    lastLeading = metrics.externalLeading
    return end
  }

  private func content(from start: Int, in index: Int) -> (LineContent, end: Int) {
    let hardLine = text.hardLines[index]
    let range = start..<hardLine.clusters.upperBound
    let isFirst = start == hardLine.clusters.lowerBound
    let (indent, room) = paragraph.style.margins(isFirstLine: isFirst, width: width)
    let rest = paragraph.style.margins(isFirstLine: false, width: width)
    var limit = room
    while true {
      let full = filler.end(ofLineIn: range, indent: indent, room: limit)
      let end = avoidsLoneWord(onLineAt: full) ? filler.endAvoidingLoneWord(full, in: range, rest: rest) : full
      let (spans, isReshaped) = filler.spans(of: start..<end, in: range, room: room, indent: indent)
      let excess = isReshaped ? filler.ruler.width(of: spans, from: indent) - room : 0
      // Reshaping can make the line longer.
      if excess > LineFiller.slack, end > start + 1 {
        limit -= excess
        continue
      }
      return (content(spans, from: start, to: end, in: hardLine), end)
    }
  }

  /// Whether a line may give up its last word. It may not if the line after it is not shown: less text would be visible.
  private func avoidsLoneWord(onLineAt end: Int) -> Bool {
    guard paragraph.style.avoidsLoneWord, paragraph.style.wrapping == .word else { return false }
    return paragraph.maximumLines <= 0 || lines.count + 1 < paragraph.maximumLines
  }

  private func content(_ spans: [LineSpan], from start: Int, to end: Int, in hardLine: HardLine) -> LineContent {
    let isFirst = start == hardLine.clusters.lowerBound
    let isLast = end == hardLine.clusters.upperBound
    let startOffset = isFirst ? hardLine.offsets.lowerBound : text.clusters[start].offset
    let endOffset = isLast ? hardLine.offsets.upperBound : text.clusters[end].offset
    return LineContent(
      spans: spans, offsets: startOffset..<endOffset,
      baseLevel: hardLine.baseLevel, isFirstOfParagraph: isFirst, isLastOfParagraph: isLast,
      textRun: hardLine.textRun, breakSpace: isLast ? 0 : filler.breakSpace(of: start..<end))
  }

  /// Truncates the last line, as the paragraph's truncation mode specifies.
  private mutating func truncateLastLine() {
    isTruncated = true
    if paragraph.truncation == .omit { return removeBreakSpaceOfLastLine() }
    let hardLine = text.hardLines[lastStart.hardLine]
    let range = lastStart.cluster..<hardLine.clusters.upperBound
    let isFirst = lastStart.cluster == hardLine.clusters.lowerBound
    let (indent, room) = paragraph.style.margins(isFirstLine: isFirst, width: width)
    var filler = filler
    var spans: [LineSpan]?
    if paragraph.style.tightensBeforeTruncation, paragraph.truncation != .clip {
      filler.text = text.tightened()
      if lastStart.hardLine == text.hardLines.count - 1 { spans = filler.wholeLine(range, indent: indent, room: room) }
      isTruncated = spans == nil
    }
    let truncator = Truncator(
      mode: paragraph.truncation, filler: filler, indent: indent, room: room, baseLevel: hardLine.baseLevel,
      isSingleLine: paragraph.maximumLines == 1)
    let content = content(
      spans ?? truncator.truncate(range), from: range.lowerBound, to: range.upperBound, in: hardLine)
    lines.removeLast()
    lines.append(setter.set(content, metrics: setter.metrics(of: content), top: lastTop))
  }

  /// The space at which the last visible line was broken does not count in the measured width.
  private mutating func removeBreakSpaceOfLastLine() {
    guard let last = lines.popLast() else { return }
    var content = last.placement.content
    content.breakSpace = 0
    lines.append(setter.set(content, metrics: setter.metrics(of: content), top: lastTop))
  }
}
