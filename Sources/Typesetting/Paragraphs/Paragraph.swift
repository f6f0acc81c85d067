/// Text to be set, in as many fonts as it has runs.
public struct Paragraph: Hashable, Sendable {
  public var runs: [TextRun]
  public var alignment: TextAlignment
  /// 0 for as many as there are.
  public var maximumLines: Int
  public var truncation: TextTruncation

  public init(
    runs: [TextRun], alignment: TextAlignment = .leading, maximumLines: Int = 0,
    truncation: TextTruncation = .tail
  ) {
    self.runs = runs
    self.alignment = alignment
    self.maximumLines = maximumLines
    self.truncation = truncation
  }
}
