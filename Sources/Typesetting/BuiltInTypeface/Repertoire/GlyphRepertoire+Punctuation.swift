/// Marks that punctuate, quote and enclose.
extension GlyphRepertoire {
  mutating func addPunctuation() {
    let cap = VerticalGrid.capHeight
    let mark = SideBearing(66, loss: 0.1)
    let dotWidth = 106.4

    add(" ", width: 0, growth: 0, left: SideBearing(135, loss: -0.02), right: SideBearing(135, loss: -0.02)) {
      _ in
    }
    add(
      "\u{A0}", width: 0, growth: 0, left: SideBearing(135, loss: -0.02), right: SideBearing(135, loss: -0.02)
    ) { _ in }

    add(".", width: dotWidth, growth: 1.1, left: mark, right: mark) { $0.dot($0.width / 2, bottom: -3) }
    add(":", width: dotWidth, growth: 1.1, left: mark, right: mark) {
      $0.dot($0.width / 2, bottom: -3)
      $0.dot($0.width / 2, bottom: 462 - $0.dotSize / 2)
    }
    add(",", width: dotWidth + 8, growth: 1.1, left: SideBearing(64, loss: 0.1), right: mark) {
      $0.comma(top: $0.dotSize - 3)
    }
    add(";", width: dotWidth + 8, growth: 1.1, left: SideBearing(56, loss: 0.1), right: mark) {
      $0.comma(top: $0.dotSize - 3)
      $0.dot($0.width - $0.dotSize / 2, bottom: 462 - $0.dotSize / 2)
    }
    add("…", width: 720, growth: 1.6, left: mark, right: mark) {
      for place in [0.0, 0.5, 1] {
        $0.dot($0.dotSize / 2 + ($0.width - $0.dotSize) * place, bottom: -3)
      }
    }
    add("·", width: dotWidth, growth: 1.1, left: mark, right: mark) {
      $0.dot($0.width / 2, bottom: 300 - $0.dotSize / 2)
    }
    add("•", width: 190, growth: 0.5, left: SideBearing(86), right: SideBearing(86)) {
      $0.disc($0.width / 2, 330, diameter: $0.width)
    }
    add("!", width: dotWidth, growth: 1.1, left: SideBearing(84, loss: 0.2), right: SideBearing(84, loss: 0.2)) {
      $0.exclamation()
    }
    add("?", width: 428, growth: 0.75, left: SideBearing(44), right: SideBearing(44)) {
      let (upper, right, crown) = (
        cap + VerticalGrid.overshoot - $0.halfBar, $0.width - $0.halfStem, $0.width * 0.49
      )
      let left = $0.halfStem * 0.86
      let (hook, foot) = ($0.width * 0.47, $0.pointedFoot)
      $0.stroke {
        $0.start(left, 524)
        $0.fromTerminal(crown, upper, rise: 0.66)
        $0.arc(.level, right, 536)
        $0.curve(right, 412, hook, 400, hook, foot + 57)
        $0.line(hook, foot)
      }
      $0.dot(hook, bottom: -3)
    }

    add("'", width: 84, growth: 1, left: mark, right: mark) { $0.tick(left: 0) }
    add("\"", width: 250, growth: 1.5, left: mark, right: mark) {
      $0.tick(left: 0)
      $0.tick(left: $0.width - $0.stem)
    }
    let quote = SideBearing(48, loss: 0.1)
    add("’", width: dotWidth + 8, growth: 1.1, left: quote, right: quote) { $0.comma(top: 738) }
    add("‘", width: dotWidth + 8, growth: 1.1, left: quote, right: quote) {
      $0.turned(height: $0.raisedCommaAxis) { $0.comma(top: 738) }
    }
    add("”", width: 264, growth: 2.0, left: quote, right: quote) { $0.commaPair() }
    add("“", width: 264, growth: 2.0, left: quote, right: quote) {
      $0.turned(height: $0.raisedCommaAxis) { $0.commaPair() }
    }
    add("‚", width: dotWidth + 8, growth: 1.1, left: SideBearing(56, loss: 0.1), right: mark) {
      $0.comma(top: $0.dotSize - 3)
    }

    add("-", width: 300, growth: 0.3, left: mark, right: mark) { $0.bar(middle: 268, 0, $0.width) }
    add("–", width: 500, growth: 0, left: SideBearing(40), right: SideBearing(40)) {
      $0.bar(middle: 268, 0, $0.width)
    }
    add("—", width: 860, growth: 0, left: SideBearing(40), right: SideBearing(40)) {
      $0.bar(middle: 268, 0, $0.width)
    }
    add("_", width: 480, growth: 0.2, left: SideBearing(0, loss: 0), right: SideBearing(0, loss: 0)) {
      $0.bar(top: -56, 0, $0.width)
    }

    add("(", width: 200, growth: 0.8, left: SideBearing(74), right: SideBearing(36)) { $0.parenthesis() }
    add(")", width: 200, growth: 0.8, left: SideBearing(36), right: SideBearing(74)) {
      $0.mirrored { $0.parenthesis() }
    }
    add("[", width: 190, growth: 0.8, left: SideBearing(86), right: SideBearing(40)) { $0.bracket() }
    add("]", width: 190, growth: 0.8, left: SideBearing(40), right: SideBearing(86)) {
      $0.mirrored { $0.bracket() }
    }
    add("{", width: 262, growth: 0.8, left: SideBearing(40), right: SideBearing(40)) { $0.brace() }
    add("}", width: 262, growth: 0.8, left: SideBearing(40), right: SideBearing(40)) {
      $0.mirrored { $0.brace() }
    }
    add("/", width: 330, growth: 0.6, left: SideBearing(18), right: SideBearing(18)) {
      $0.slant(corner: 0, -90, to: $0.width, 775)
    }
    add("\\", width: 330, growth: 0.6, left: SideBearing(18), right: SideBearing(18)) {
      $0.slant(corner: $0.width, -90, to: 0, 775)
    }
    add("|", width: 78, growth: 0.9, left: SideBearing(120), right: SideBearing(120)) {
      $0.rect(0, -190, $0.width, 800)
    }
  }
}
