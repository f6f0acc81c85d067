import FirstFrameTypesetting

/// The levels of a text's characters after explicit embeddings, overrides and isolates.
///
/// Source: Unicode Standard Annex #9, rules X1 to X8.
struct ExplicitLevels {
  /// The classes after overrides.
  private(set) var classes: [BidiClass]
  private(set) var levels: [UInt8]
  let base: UInt8

  /// The highest level (BD2). Characters that would exceed it are counted, in order to match their terminators.
  private static let maximumLevel: UInt8 = 125

  /// An entry of the directional status stack.
  private struct Status {
    let level: UInt8
    var override: BidiClass?
    var isIsolate = false
  }

  private var current: Status
  /// The statuses below the current one.
  private var stack: [Status] = []
  private var overflowIsolateCount = 0
  private var overflowEmbeddingCount = 0
  private var validIsolateCount = 0

  init(of isolates: IsolatePairs, base: UInt8) {
    classes = isolates.classes
    levels = Array(repeating: base, count: classes.count)
    self.base = base
    current = Status(level: base)
    for index in classes.indices { process(index) }
  }

  private mutating func process(_ index: Int) {
    switch classes[index] {
    case .leftToRightEmbedding: embed(rightToLeft: false, override: nil)
    case .rightToLeftEmbedding: embed(rightToLeft: true, override: nil)
    case .leftToRightOverride: embed(rightToLeft: false, override: .leftToRight)
    case .rightToLeftOverride: embed(rightToLeft: true, override: .rightToLeft)
    case .leftToRightIsolate: isolate(index, rightToLeft: false)
    case .rightToLeftIsolate, .firstStrongIsolate: isolate(index, rightToLeft: true)
    case .popDirectionalIsolate:
      endIsolate()
      applyStatus(index)
    case .popDirectionalFormat: endEmbedding()
    case .boundaryNeutral: break
    default: applyStatus(index)
    }
  }

  private mutating func applyStatus(_ index: Int) {
    levels[index] = current.level
    if let override = current.override { classes[index] = override }
  }

  private mutating func embed(rightToLeft: Bool, override: BidiClass?) {
    if !push(rightToLeft: rightToLeft, override: override, isIsolate: false), overflowIsolateCount == 0 {
      overflowEmbeddingCount += 1
    }
  }

  private mutating func isolate(_ index: Int, rightToLeft: Bool) {
    applyStatus(index)
    if push(rightToLeft: rightToLeft, override: nil, isIsolate: true) {
      validIsolateCount += 1
    } else {
      overflowIsolateCount += 1
    }
  }

  private mutating func push(rightToLeft: Bool, override: BidiClass?, isIsolate: Bool) -> Bool {
    let level = rightToLeft ? (current.level + 1) | 1 : (current.level + 2) & ~1
    guard level <= Self.maximumLevel, overflowIsolateCount == 0, overflowEmbeddingCount == 0 else { return false }
    stack.append(current)
    current = Status(level: level, override: override, isIsolate: isIsolate)
    return true
  }

  private mutating func pop() {
    if let previous = stack.popLast() { current = previous }
  }

  private mutating func endIsolate() {
    if overflowIsolateCount > 0 {
      overflowIsolateCount -= 1
    } else if validIsolateCount > 0 {
      overflowEmbeddingCount = 0
      while !current.isIsolate { pop() }
      pop()
      validIsolateCount -= 1
    }
  }

  private mutating func endEmbedding() {
    if overflowIsolateCount > 0 { return }
    if overflowEmbeddingCount > 0 {
      overflowEmbeddingCount -= 1
    } else if !current.isIsolate {
      pop()
    }
  }
}

/// The classes of a text, and the pairs of characters that open and close its isolates.
///
/// Source: Unicode Standard Annex #9, definition BD9 and rule X5c.
struct IsolatePairs {
  /// The classes, with first-strong isolates replaced by isolates of their resolved direction.
  private(set) var classes: [BidiClass] = []
  /// The index of the other character of an isolate's pair; `nil` for characters outside of pairs.
  private(set) var partners: [Int?]

  /// An isolate whose terminator has not been found yet.
  private struct OpenIsolate {
    let index: Int
    /// The direction of its first strong character.
    var direction: TextDirection?
  }

  init(in text: ArraySlice<Unicode.Scalar>) {
    partners = Array(repeating: nil, count: text.count)
    classes.reserveCapacity(text.count)
    var open: [OpenIsolate] = []
    for character in text {
      let index = classes.count
      let bidiClass = BidiClass(of: character)
      classes.append(bidiClass)
      if bidiClass.isIsolateInitiator {
        open.append(OpenIsolate(index: index))
      } else if bidiClass == .popDirectionalIsolate, let isolate = open.popLast() {
        partners[isolate.index] = index
        partners[index] = isolate.index
        resolve(isolate)
      } else if let direction = bidiClass.direction, let last = open.indices.last, open[last].direction == nil {
        open[last].direction = direction
      }
    }
    for isolate in open { resolve(isolate) }
  }

  private mutating func resolve(_ isolate: OpenIsolate) {
    guard classes[isolate.index] == .firstStrongIsolate else { return }
    classes[isolate.index] = isolate.direction == .rightToLeft ? .rightToLeftIsolate : .leftToRightIsolate
  }
}
