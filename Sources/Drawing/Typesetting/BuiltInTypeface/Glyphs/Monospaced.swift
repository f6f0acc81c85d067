/// The letters that differ in the monospaced variant: narrow ones have slab serifs to fill their cell, and the zero has
/// a dot to distinguish it from O.
extension GlyphRepertoire {
  mutating func addMonospacedForms() {
    let (cap, x, over) = (VerticalGrid.capHeight, VerticalGrid.xHeight, VerticalGrid.overshoot)
    let side = SideBearing(90)

    for (letter, hasDot) in [("i" as Unicode.Scalar, true), ("ı", false)] {
      add(letter, width: 400, growth: 0.3, left: side, right: side) {
        let spine = $0.width * 0.53
        $0.stem(left: spine - $0.halfStem, 0, x)
        $0.bar(top: x, $0.width * 0.10, spine)
        $0.bar(bottom: 0, 0, $0.width)
        if hasDot { $0.dot(spine, bottom: VerticalGrid.ascender + 8 - $0.dotSize) }
      }
    }
    add("l", width: 400, growth: 0.3, left: side, right: side) {
      let spine = $0.width * 0.53
      $0.stem(left: spine - $0.halfStem, 0, VerticalGrid.ascender)
      $0.bar(top: VerticalGrid.ascender, $0.width * 0.10, spine)
      $0.bar(bottom: 0, 0, $0.width)
    }
    add("j", width: 300, growth: 0.4, left: side, right: SideBearing(150)) {
      let (middle, bottom) = ($0.width - $0.halfStem, VerticalGrid.descender + $0.halfBar)
      $0.bar(top: x, 36, middle)
      $0.stroke {
        $0.start(middle, x)
        $0.line(middle, -40)
        $0.arc(.upright, 90, bottom)
        $0.line(0, bottom)
      }
      $0.dot(middle, bottom: VerticalGrid.ascender + 8 - $0.dotSize)
    }
    add("r", width: 390, growth: 0.3, left: side, right: side) {
      let left = $0.width * 0.30
      $0.stem(left: left - $0.halfStem, 0, x)
      $0.bar(top: x, 0, left)
      $0.bar(bottom: 0, 0, left * 2)
      $0.shoulder(left: left - $0.halfStem, right: $0.width)
    }
    addCapital("I", width: 390, growth: 0.3, left: side, right: side) {
      $0.stem(left: ($0.width - $0.stem) / 2, 0, cap)
      $0.bar(top: cap, 0, $0.width)
      $0.bar(bottom: 0, 0, $0.width)
    }
    add("1", width: 420, growth: 0.3, left: side, right: side, strokes: 1.05) {
      let middle = $0.width * 0.54
      let thickness = $0.bar * 1.22
      $0.stem(left: middle - $0.halfStem, 0, cap)
      $0.bar(bottom: 0, 0, $0.width)
      $0.polygon(
        (14, 545), (middle, cap - thickness), (middle, cap), (middle - $0.halfStem, cap), (14, 545 + thickness))
    }
    add("0", width: 480, growth: 0.4, left: side, right: side, strokes: 1.05) {
      $0.pen = $0.pen.thinnedAboveBold(by: 0.15)
      $0.ring(0, -over, $0.width, cap + over)
      $0.disc($0.width / 2, cap / 2, diameter: min($0.stem * 1.15, $0.width - 2 * $0.stem - 90))
    }
    for letter in ["f", "t"] as [Unicode.Scalar] {
      guard var design = designs[letter] else { continue }
      design.width += 80
      design.growth = 0.4
      add(letter, design)
    }
  }
}
