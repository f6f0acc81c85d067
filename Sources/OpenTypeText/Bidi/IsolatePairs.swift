import FirstFrameTypesetting

/// The classes of a text, and which characters open and close its isolates.
///
/// Source: Unicode Standard Annex #9, definition BD9 and rule X5c.
struct IsolatePairs {
  /// With first-strong isolates replaced by isolates of the direction that they have.
  private(set) var classes: [BidiClass] = []
  /// Where the other end of an isolate is; nil of all that does not open or close one.
  private(set) var partners: [Int?]

  /// An isolate that waits for its end.
  private struct Open {
    let index: Int
    /// Of its first strong character.
    var direction: TextDirection?
  }

  init(in text: ArraySlice<Unicode.Scalar>) {
    partners = Array(repeating: nil, count: text.count)
    classes.reserveCapacity(text.count)
    var open: [Open] = []
    for character in text {
      let index = classes.count
      let bidiClass = BidiClass(of: character)
      classes.append(bidiClass)
      if bidiClass.isIsolateInitiator {
        open.append(Open(index: index))
      } else if bidiClass == .popDirectionalIsolate, let isolate = open.popLast() {
        partners[isolate.index] = index
        partners[index] = isolate.index
        settle(isolate)
      } else if let direction = bidiClass.direction, let last = open.indices.last, open[last].direction == nil {
        open[last].direction = direction
      }
    }
    open.forEach { settle($0) }
  }

  private mutating func settle(_ isolate: Open) {
    guard classes[isolate.index] == .firstStrongIsolate else { return }
    classes[isolate.index] = isolate.direction == .rightToLeft ? .rightToLeftIsolate : .leftToRightIsolate
  }
}
