/// The part of two lines between what they share at their starts and at their ends.
struct ChangedPart {
  /// How many characters are shared at the start and at the end.
  private let start: Int
  private let end: Int

  init(of old: String, and new: String) {
    let (old, new) = (Array(old), Array(new))
    let room = min(old.count, new.count)
    start = zip(old, new).prefix { Self.isSame($0.0, $0.1) }.count
    end = zip(old.reversed(), new.reversed()).prefix(room - start).prefix { Self.isSame($0.0, $0.1) }.count
  }

  /// A line of marks to stand below a line of the diff; none where most of the line changed, or nothing of it is left.
  func under(_ line: String) -> [String] {
    let characters = Array(line)
    let changed = characters.count - start - end
    guard changed > 0, start + end >= changed else { return [] }
    let indent = characters.prefix(start).map { $0 == "\t" ? "\t" : " " }.joined()
    return ["? " + indent + String(repeating: "^", count: changed)]
  }

  /// By bytes: canonically equivalent characters may be what changed.
  private static func isSame(_ one: Character, _ other: Character) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }
}
