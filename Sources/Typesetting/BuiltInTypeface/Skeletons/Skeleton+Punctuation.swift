/// Parts of marks.
extension Skeleton {
  /// How far a comma reaches below the top of its head, in heads; heavy ones are shorter, to stay within the line.
  private var commaReach: Double { 2.14 - 0.0019 * max(pen.gain, 0) }

  /// A comma whose head ends at some height, its dot at the right edge.
  mutating func comma(top: Double, right: Double? = nil) {
    let right = right ?? width
    let (size, reach) = (dotSize, commaReach)
    let center = top - size / 2
    dot(right - size / 2, bottom: top - size)
    var tail = Spine()
    tail.start(right, center)
    tail.curve(
      right, center - size * 0.72, right - size * 0.28, top - size * 1.76, right - size * 0.72,
      top - size * reach)
    tail.line(right - size * 1.02, top - size * (reach - 0.24))
    tail.curve(
      right - size * 0.66, top - size * 1.58, right - size * 0.46, top - size * 1.22, right - size * 0.50,
      center)
    tail.close()
    fill(tail.path)
  }

  /// The middle, doubled, of a raised comma: what an opening quotation mark is turned around.
  var raisedCommaAxis: Double { 2 * 738 - dotSize * commaReach }

  mutating func commaPair() {
    comma(top: 738, right: width)
    comma(top: 738, right: width * 0.5)
  }

  /// Where the strokes of ! and ? end, clear of their point.
  var pointedFoot: Double { max(205, dotSize + 46) }

  mutating func exclamation() {
    let (middle, half, top) = (width / 2, halfStem, VerticalGrid.capHeight)
    polygon(
      (middle - half * 0.78, pointedFoot), (middle + half * 0.78, pointedFoot), (middle + half * 1.08, top),
      (middle - half * 1.08, top))
    dot(middle, bottom: -3)
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
