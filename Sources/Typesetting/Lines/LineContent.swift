/// What stands on one line, in the order of the text.
struct LineContent: Sendable {
  var spans: [LineSpan]
  /// In UTF-16 code units of the source, with spaces and line breaks that are not shown.
  var offsets: Range<Int>
  /// Of the paragraph.
  var baseLevel: UInt8
  var isFirstOfParagraph: Bool
  var isLastOfParagraph: Bool
  /// Where a line without text takes its height from.
  var textRun: Int

  var isRightToLeft: Bool { baseLevel % 2 == 1 }
}
