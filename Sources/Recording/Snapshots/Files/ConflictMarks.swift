import Foundation

/// The marks that git writes at the starts of lines around the two sides of a conflict, and those of other systems.
///
/// A mark is a run of 7 or more equal characters, as `conflict-marker-size` sets it, and at its end a space or the end of the
/// line.
struct ConflictMarks {
  /// Whether a conflict has its start, its middle and its end.
  private(set) var areComplete = false
  /// Whether a line looks like the start or the end of a conflict, with the name of a side: some of the marks may remain of a
  /// conflict that was decided by hand.
  private(set) var hasAny = false

  init(in data: Data) {
    var open: Run?
    var hasMiddle = false
    for line in Self.lines(of: data) {
      guard let run = Run(of: line) else { continue }
      switch run.character {
      case UInt8(ascii: "<"):
        (open, hasMiddle) = (run, false)
        hasAny = hasAny || run.hasLabel
      case UInt8(ascii: ">"):
        hasAny = hasAny || run.hasLabel
        guard hasMiddle, run.length == open?.length else { continue }
        areComplete = true
      // Jujutsu writes a difference or a side after `%` and `+`.
      case UInt8(ascii: "="), UInt8(ascii: "%"), UInt8(ascii: "+"):
        if run.length == open?.length { hasMiddle = true }
      default: break
      }
    }
  }

  private struct Run {
    let character: UInt8
    let length: Int
    let hasLabel: Bool

    init?(of line: Data.SubSequence) {
      guard let first = line.first, "<>=%+".utf8.contains(first) else { return nil }
      length = line.prefix { $0 == first }.count
      let label = line.dropFirst(length)
      guard length >= 7, label.first.map({ $0 == UInt8(ascii: " ") }) ?? true else { return nil }
      hasLabel = label.count > 1
      character = first
    }
  }

  /// The lines, without a byte order mark.
  private static func lines(of data: Data) -> [Data.SubSequence] {
    let start = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data[...]
    // Most files are pictures, which are not split.
    let ends = ["<<<<<<<", ">>>>>>>"].map { Data($0.utf8) }
    guard ends.contains(where: { start.range(of: $0) != nil }) else { return [] }
    return start.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  }
}
