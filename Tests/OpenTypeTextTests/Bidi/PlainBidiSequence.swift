import FirstFrameTypesetting

/// One isolating run sequence under rules W1 to I2, each applied to all of it before the next.
struct PlainBidiSequence {
  var classes: [BidiClass]
  /// Before rule W1.
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

  /// N0.
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

  /// BD16.
  private func bracketPairs() -> [(Int, Int)] {
    var open: [(pair: UInt32, index: Int)] = []
    var pairs: [(Int, Int)] = []
    for index in classes.indices where classes[index] == .otherNeutral {
      guard let bracket = PairedBracket(characters[index]) else { continue }
      if bracket.isOpening {
        if open.count == 63 { break }
        open.append((bracket.pair, index))
      } else if let match = open.lastIndex(where: { $0.pair == bracket.pair }) {
        pairs.append((open[match].index, index))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.0 < $1.0 }
  }

  /// N1 and N2.
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

  /// Numbers count as characters from right to left here.
  private func direction(of bidiClass: BidiClass) -> BidiClass? {
    switch bidiClass {
    case .leftToRight: .leftToRight
    case .rightToLeft, .arabicLetter, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }

  /// I1 and I2.
  func rise(at index: Int) -> Int {
    switch (classes[index], isRightToLeft) {
    case (.rightToLeft, false), (.leftToRight, true), (.europeanNumber, true), (.arabicNumber, true): 1
    case (.europeanNumber, false), (.arabicNumber, false): 2
    default: 0
    }
  }
}
