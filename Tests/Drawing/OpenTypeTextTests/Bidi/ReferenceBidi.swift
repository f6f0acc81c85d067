import FirstFrameTypesetting
import OpenTypeText

/// A reference implementation of Unicode Standard Annex #9, which applies the rules literally and is slow.
struct ReferenceBidi {
  private let text: [Unicode.Scalar]
  private let original: [BidiClass]
  private var classes: [BidiClass]
  private var levels: [Int]
  private let base: Int

  /// Returns the level of the paragraph, and the levels of all characters that rule X9 does not remove.
  static func levels(of text: [Unicode.Scalar], direction: TextDirection?) -> (base: Int, levels: [Int?]) {
    var plain = ReferenceBidi(text, direction: direction)
    plain.applyExplicitRules()
    var resolved: [Int?] = Array(repeating: nil, count: text.count)
    for sequence in plain.isolatingRunSequences() {
      for (index, level) in zip(sequence, plain.resolve(sequence)) { resolved[index] = level }
    }
    return (plain.base, resolved)
  }

  private init(_ text: [Unicode.Scalar], direction: TextDirection?) {
    self.text = text
    original = text.map { BidiClass(of: $0) }
    classes = original
    base =
      switch direction {
      case .leftToRight?: 0
      case .rightToLeft?: 1
      case nil: Self.firstStrongLevel(of: original[...])
      }
    levels = Array(repeating: base, count: text.count)
  }

  /// Rules P2 and P3.
  private static func firstStrongLevel(of classes: ArraySlice<BidiClass>) -> Int {
    var index = classes.startIndex
    while index < classes.endIndex {
      if classes[index].isIsolateInitiator {
        index = matchingEnd(of: index, in: classes) ?? classes.endIndex
      } else if let direction = classes[index].direction {
        return direction == .rightToLeft ? 1 : 0
      }
      index += 1
    }
    return 0
  }

  /// Definition BD9.
  private static func matchingEnd(of initiator: Int, in classes: ArraySlice<BidiClass>) -> Int? {
    var depth = 0
    for index in initiator..<classes.endIndex {
      if classes[index].isIsolateInitiator { depth += 1 }
      if classes[index] == .popDirectionalIsolate { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Rules X1 to X8.
  private mutating func applyExplicitRules() {
    var stack: [(level: Int, override: BidiClass?, isIsolate: Bool)] = [(base, nil, false)]
    var (overflowIsolates, overflowEmbeddings, validIsolates) = (0, 0, 0)
    for index in text.indices {
      let top = stack[stack.count - 1]
      let nextOdd = top.level % 2 == 0 ? top.level + 1 : top.level + 2
      let nextEven = top.level % 2 == 0 ? top.level + 2 : top.level + 1
      switch original[index] {
      case .rightToLeftEmbedding, .leftToRightEmbedding, .rightToLeftOverride, .leftToRightOverride:
        let isOdd = original[index] == .rightToLeftEmbedding || original[index] == .rightToLeftOverride
        let level = isOdd ? nextOdd : nextEven
        if level <= 125, overflowIsolates == 0, overflowEmbeddings == 0 {
          let override: BidiClass? =
            original[index] == .rightToLeftOverride
            ? .rightToLeft : original[index] == .leftToRightOverride ? .leftToRight : nil
          stack.append((level, override, false))
        } else if overflowIsolates == 0 {
          overflowEmbeddings += 1
        }
      case .rightToLeftIsolate, .leftToRightIsolate, .firstStrongIsolate:
        levels[index] = top.level
        if let override = top.override { classes[index] = override }
        var isOdd = original[index] == .rightToLeftIsolate
        if original[index] == .firstStrongIsolate {
          let end = Self.matchingEnd(of: index, in: original[...]) ?? text.count
          isOdd = Self.firstStrongLevel(of: original[(index + 1)..<max(end, index + 1)]) == 1
        }
        let level = isOdd ? nextOdd : nextEven
        if level <= 125, overflowIsolates == 0, overflowEmbeddings == 0 {
          validIsolates += 1
          stack.append((level, nil, true))
        } else {
          overflowIsolates += 1
        }
      case .popDirectionalIsolate:
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while !stack[stack.count - 1].isIsolate { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
        }
        levels[index] = stack[stack.count - 1].level
        if let override = stack[stack.count - 1].override { classes[index] = override }
      case .popDirectionalFormat:
        if overflowIsolates > 0 { break }
        if overflowEmbeddings > 0 {
          overflowEmbeddings -= 1
        } else if !top.isIsolate, stack.count >= 2 {
          stack.removeLast()
        }
      case .boundaryNeutral: break
      default:
        levels[index] = top.level
        if let override = top.override { classes[index] = override }
      }
    }
  }

  /// Rule X10 and definition BD13.
  private func isolatingRunSequences() -> [[Int]] {
    let remaining = text.indices.filter { !original[$0].isRemoved }
    var runs: [[Int]] = []
    for (position, index) in remaining.enumerated() {
      if position > 0, levels[remaining[position - 1]] == levels[index] {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    let ends = Dictionary(
      uniqueKeysWithValues: original.indices.filter { original[$0].isIsolateInitiator }.compactMap { initiator in
        Self.matchingEnd(of: initiator, in: original[...]).map { ($0, initiator) }
      })
    var sequences: [[Int]] = []
    for run in runs where ends[run[0]] == nil {
      var sequence = run
      while let last = sequence.last, let end = ends.first(where: { $0.value == last })?.key,
        let next = runs.first(where: { $0[0] == end })
      {
        sequence += next
      }
      sequences.append(sequence)
    }
    return sequences
  }

  private func resolve(_ sequence: [Int]) -> [Int] {
    let remaining = text.indices.filter { !original[$0].isRemoved }
    let level = levels[sequence[0]]
    let last = sequence[sequence.count - 1]
    let before = remaining.last { $0 < sequence[0] }.map { levels[$0] } ?? base
    let isUnclosed = original[last].isIsolateInitiator && Self.matchingEnd(of: last, in: original[...]) == nil
    let after = isUnclosed ? base : remaining.first { $0 > last }.map { levels[$0] } ?? base
    var rules = ReferenceBidiSequence(
      classes: sequence.map { classes[$0] }, characters: sequence.map { text[$0] }, isRightToLeft: level % 2 == 1,
      start: max(level, before) % 2 == 1 ? .rightToLeft : .leftToRight,
      end: max(level, after) % 2 == 1 ? .rightToLeft : .leftToRight)
    rules.applyWeakRules()
    rules.applyBracketRule()
    rules.applyNeutralRules()
    return sequence.indices.map { level + rules.levelIncrease(at: $0) }
  }
}

/// An isolating run sequence. Each of the rules W1 to I2 is applied to the whole sequence before the next rule.
struct ReferenceBidiSequence {
  var classes: [BidiClass]
  /// The classes before rule W1.
  private let originals: [BidiClass]
  let characters: [Unicode.Scalar]
  let isRightToLeft: Bool
  let start: BidiClass
  let end: BidiClass

  init(
    classes: [BidiClass], characters: [Unicode.Scalar], isRightToLeft: Bool, start: BidiClass, end: BidiClass
  ) {
    self.classes = classes
    originals = classes
    self.characters = characters
    self.isRightToLeft = isRightToLeft
    self.start = start
    self.end = end
  }

  private var embedding: BidiClass { isRightToLeft ? .rightToLeft : .leftToRight }

  /// Rules W1 to W7.
  mutating func applyWeakRules() {
    for index in classes.indices where classes[index] == .nonspacingMark {
      let before = index > 0 ? classes[index - 1] : start
      let isIsolate = index > 0 && (before.isIsolateInitiator || before == .popDirectionalIsolate)
      classes[index] = isIsolate ? .otherNeutral : before
    }
    for index in classes.indices where classes[index] == .europeanNumber {
      if lastStrong(before: index) == .arabicLetter { classes[index] = .arabicNumber }
    }
    for index in classes.indices where classes[index] == .arabicLetter { classes[index] = .rightToLeft }
    for index in classes.indices.dropFirst().dropLast() {
      let (before, after) = (classes[index - 1], classes[index + 1])
      guard before == after else { continue }
      if before == .europeanNumber, classes[index] == .europeanSeparator || classes[index] == .commonSeparator {
        classes[index] = .europeanNumber
      } else if before == .arabicNumber, classes[index] == .commonSeparator {
        classes[index] = .arabicNumber
      }
    }
    for index in classes.indices where classes[index] == .europeanNumber {
      var next = index + 1
      while next < classes.count, classes[next] == .europeanTerminator {
        classes[next] = .europeanNumber
        next += 1
      }
      next = index - 1
      while next >= 0, classes[next] == .europeanTerminator {
        classes[next] = .europeanNumber
        next -= 1
      }
    }
    for index in classes.indices
    where [.europeanSeparator, .europeanTerminator, .commonSeparator].contains(classes[index]) {
      classes[index] = .otherNeutral
    }
    for index in classes.indices where classes[index] == .europeanNumber {
      if lastStrong(before: index) == .leftToRight { classes[index] = .leftToRight }
    }
  }

  private func lastStrong(before index: Int) -> BidiClass {
    classes[..<index].last { $0.direction != nil } ?? start
  }

  /// Rule N0.
  mutating func applyBracketRule() {
    for (opening, closing) in bracketPairs() {
      let inside = classes[(opening + 1)..<closing].compactMap { direction(of: $0) }
      let opposite: BidiClass = embedding == .rightToLeft ? .leftToRight : .rightToLeft
      let found: BidiClass
      if inside.contains(embedding) {
        found = embedding
      } else if inside.contains(opposite) {
        let before = classes[..<opening].compactMap { direction(of: $0) }.last ?? start
        found = before == opposite ? opposite : embedding
      } else {
        continue
      }
      for bracket in [opening, closing] {
        classes[bracket] = found
        var mark = bracket + 1
        while mark < classes.count, originals[mark] == .nonspacingMark {
          classes[mark] = found
          mark += 1
        }
      }
    }
  }

  /// Definition BD16.
  private func bracketPairs() -> [(Int, Int)] {
    var open: [(pair: UInt32, index: Int)] = []
    var pairs: [(Int, Int)] = []
    for index in classes.indices where classes[index] == .otherNeutral {
      guard let bracket = PairedBracket(characters[index]) else { continue }
      if bracket.isOpening {
        if open.count == 63 { break }
        open.append((bracket.openingBracket, index))
      } else if let match = open.lastIndex(where: { $0.pair == bracket.openingBracket }) {
        pairs.append((open[match].index, index))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.0 < $1.0 }
  }

  /// Rules N1 and N2.
  mutating func applyNeutralRules() {
    var index = 0
    while index < classes.count {
      guard direction(of: classes[index]) == nil else {
        index += 1
        continue
      }
      var next = index
      while next < classes.count, direction(of: classes[next]) == nil { next += 1 }
      let before = index > 0 ? direction(of: classes[index - 1]) ?? start : start
      let after = next < classes.count ? direction(of: classes[next]) ?? end : end
      for neutral in index..<next { classes[neutral] = before == after ? before : embedding }
      index = next
    }
  }

  /// Returns the direction of a class for rules N0 to N2, in which numbers are right to left.
  private func direction(of bidiClass: BidiClass) -> BidiClass? {
    switch bidiClass {
    case .leftToRight: .leftToRight
    case .rightToLeft, .arabicLetter, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }

  /// Rules I1 and I2.
  func levelIncrease(at index: Int) -> Int {
    switch (classes[index], isRightToLeft) {
    case (.rightToLeft, false), (.leftToRight, true), (.europeanNumber, true), (.arabicNumber, true): 1
    case (.europeanNumber, false), (.arabicNumber, false): 2
    default: 0
    }
  }
}
