import FirstFrameTypesetting

/// The levels that embeddings, overrides and isolates give the characters of a text.
///
/// Source: Unicode Standard Annex #9, rules X1 to X8.
struct ExplicitLevels {
  /// After overrides.
  private(set) var classes: [BidiClass]
  private(set) var levels: [UInt8]
  let base: UInt8

  /// Levels nest no deeper (BD2); what goes beyond is counted, so that its ends are told apart.
  private static let deepest: UInt8 = 125

  private struct Status {
    let level: UInt8
    var override: BidiClass?
    var isIsolate = false
  }

  private var last: Status
  /// What the last status was pushed on.
  private var stack: [Status] = []
  private var overflowingIsolates = 0
  private var overflowingEmbeddings = 0
  private var openIsolates = 0

  init(of isolates: IsolatePairs, base: UInt8) {
    classes = isolates.classes
    levels = Array(repeating: base, count: classes.count)
    self.base = base
    last = Status(level: base)
    for index in classes.indices { visit(index) }
  }

  private mutating func visit(_ index: Int) {
    switch classes[index] {
    case .leftToRightEmbedding: embed(rightToLeft: false, override: nil)
    case .rightToLeftEmbedding: embed(rightToLeft: true, override: nil)
    case .leftToRightOverride: embed(rightToLeft: false, override: .leftToRight)
    case .rightToLeftOverride: embed(rightToLeft: true, override: .rightToLeft)
    case .leftToRightIsolate: isolate(index, rightToLeft: false)
    case .rightToLeftIsolate, .firstStrongIsolate: isolate(index, rightToLeft: true)
    case .popDirectionalIsolate:
      endIsolate()
      place(index)
    case .popDirectionalFormat: endEmbedding()
    case .boundaryNeutral: break
    default: place(index)
    }
  }

  private mutating func place(_ index: Int) {
    levels[index] = last.level
    if let override = last.override { classes[index] = override }
  }

  private mutating func embed(rightToLeft: Bool, override: BidiClass?) {
    if !push(rightToLeft: rightToLeft, override: override, isIsolate: false), overflowingIsolates == 0 {
      overflowingEmbeddings += 1
    }
  }

  private mutating func isolate(_ index: Int, rightToLeft: Bool) {
    place(index)
    if push(rightToLeft: rightToLeft, override: nil, isIsolate: true) {
      openIsolates += 1
    } else {
      overflowingIsolates += 1
    }
  }

  private mutating func push(rightToLeft: Bool, override: BidiClass?, isIsolate: Bool) -> Bool {
    let level = rightToLeft ? (last.level + 1) | 1 : (last.level + 2) & ~1
    guard level <= Self.deepest, overflowingIsolates == 0, overflowingEmbeddings == 0 else { return false }
    stack.append(last)
    last = Status(level: level, override: override, isIsolate: isIsolate)
    return true
  }

  private mutating func pop() {
    if let previous = stack.popLast() { last = previous }
  }

  private mutating func endIsolate() {
    if overflowingIsolates > 0 {
      overflowingIsolates -= 1
    } else if openIsolates > 0 {
      overflowingEmbeddings = 0
      while !last.isIsolate { pop() }
      pop()
      openIsolates -= 1
    }
  }

  private mutating func endEmbedding() {
    if overflowingIsolates > 0 { return }
    if overflowingEmbeddings > 0 {
      overflowingEmbeddings -= 1
    } else if !last.isIsolate {
      pop()
    }
  }
}

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
    for isolate in open { settle(isolate) }
  }

  private mutating func settle(_ isolate: Open) {
    guard classes[isolate.index] == .firstStrongIsolate else { return }
    classes[isolate.index] = isolate.direction == .rightToLeft ? .rightToLeftIsolate : .leftToRightIsolate
  }
}
