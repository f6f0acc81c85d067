/// A line that the text itself ends.
struct HardLine {
  /// Without what ends it.
  let clusters: Range<Int>
  /// In UTF-16 code units of the source, with what ends it.
  let offsets: Range<Int>
  /// Where an empty line takes its height from.
  let textRun: Int
  let baseLevel: UInt8
}
