/// Parts of marks.
extension Skeleton {
  /// A comma whose head ends at some height, its dot at the right edge.
  mutating func comma(top: Double, right: Double? = nil) {
    let right = right ?? width
    let size = dotSize
    let center = top - size / 2
    dot(right - size / 2, bottom: top - size)
    var tail = Spine()
    tail.start(right, center)
    tail.curve(
      right, center - size * 0.66, right - size * 0.30, top - size * 1.62, right - size * 0.78,
      top - size * 1.92)
    tail.line(right - size * 1.00, top - size * 1.72)
    tail.curve(
      right - size * 0.66, top - size * 1.46, right - size * 0.46, top - size * 1.16, right - size * 0.50,
      center)
    tail.close()
    fill(tail.path)
  }

  /// The middle, doubled, of a raised comma: what an opening quotation mark is turned around.
  var raisedCommaAxis: Double { 2 * 738 - dotSize * 1.92 }

  mutating func commaPair() {
    comma(top: 738, right: width)
    comma(top: 738, right: width * 0.5)
  }

  mutating func exclamation() {
    let (middle, half, top) = (width / 2, halfStem, VerticalGrid.capHeight)
    polygon(
      (middle - half * 0.78, 205), (middle + half * 0.78, 205), (middle + half * 1.08, top),
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
