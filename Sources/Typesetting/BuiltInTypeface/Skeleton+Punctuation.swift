/// Parts of marks.
extension Skeleton {
  /// A comma whose head ends at some height, its dot at the right edge.
  mutating func comma(top: Double, right: Double? = nil) {
    let right = right ?? width
    let size = dotSize
    polygon(
      (right - size, top), (right, top), (right - size * 0.02, top - size * 0.62),
      (right - size * 0.46, top - size - 82), (right - size * 1.02, top - size - 82), (right - size * 0.66, top - size))
  }

  mutating func commaPair() {
    comma(top: 738, right: width)
    comma(top: 738, right: dotSize + 8)
  }

  /// A straight quotation mark.
  mutating func tick(left: Double) {
    polygon((left + stem * 0.16, 468), (left + stem * 0.84, 468), (left + stem, 738), (left, 738))
  }

  mutating func parenthesis() {
    let (left, right) = (halfStem, width - halfStem * 0.9)
    stroke {
      $0.start(right, -168)
      $0.curve(left + (right - left) * 0.25, -20, left, 130, left, 305)
      $0.curve(left, 480, left + (right - left) * 0.25, 630, right, 778)
    }
  }

  mutating func bracket() {
    stem(left: 0, -160, 770)
    bar(top: 770, 0, width)
    bar(bottom: -160, 0, width)
  }

  mutating func brace() {
    let (spine, width, upper, lower) = (self.width * 0.52, self.width, 770 - halfBar, -160 + halfBar)
    let middle = (upper + lower) / 2
    stroke {
      $0.start(width, upper)
      $0.line(width - 30, upper)
      $0.arc(.level, spine, upper - 130)
      $0.line(spine, middle + 118)
      $0.arc(.upright, 36, middle)
      $0.line(0, middle)
    }
    stroke {
      $0.start(0, middle)
      $0.line(36, middle)
      $0.arc(.level, spine, middle - 118)
      $0.line(spine, lower + 130)
      $0.arc(.upright, width - 30, lower)
      $0.line(width, lower)
    }
  }
}
