import FirstFrameGeometry
import Foundation

/// Punctuation marks, quotation marks and brackets.
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
    add("/", width: 330, growth: 0.6, left: SideBearing(28, loss: 0.1), right: SideBearing(28, loss: 0.1)) {
      $0.diagonal(corner: 0, -90, to: $0.width, 775)
    }
    add("\\", width: 330, growth: 0.6, left: SideBearing(28, loss: 0.1), right: SideBearing(28, loss: 0.1)) {
      $0.diagonal(corner: $0.width, -90, to: 0, 775)
    }
    add("|", width: 78, growth: 0.9, left: SideBearing(120), right: SideBearing(120)) {
      $0.rect(0, -190, $0.width, 800)
    }
  }
}

/// Spaces, dashes, and less common marks of Latin-1 and General Punctuation.
extension GlyphRepertoire {
  /// The advances of spaces and of characters without width.
  private static let spaces: [(UInt32, Double)] = [
    (0x2000, 500), (0x2001, 1000), (0x2002, 500), (0x2003, 1000), (0x2004, 333), (0x2005, 250), (0x2006, 167),
    (0x2007, 600), (0x2008, 238), (0x2009, 170), (0x200A, 90), (0x202F, 170), (0x205F, 222), (0x3000, 1000),
    (0xAD, 0), (0x200B, 0), (0x200C, 0), (0x200D, 0), (0x2060, 0), (0xFEFF, 0),
  ]

  mutating func addMarks() {
    for (code, advance) in Self.spaces {
      guard let character = Unicode.Scalar(code) else { continue }
      let half = SideBearing(advance / 2, loss: 0)
      add(character, width: 0, growth: 0, left: half, right: half) { _ in }
      if character == "\u{2007}" { makeTabular(character) }
    }
    alias("\u{2010}", of: "-")
    alias("\u{2011}", of: "-")
    alias("―", of: "—")
    alias("\u{387}", of: "·")
    alias("\u{37E}", of: ";")
    alias("∙", of: "·")
    alias("⋅", of: "·")
    add("‒", width: 520, growth: 0, left: SideBearing(40), right: SideBearing(40)) {
      $0.bar(middle: 268, 0, $0.width)
    }
    addQuotes()
    addSectionSigns()
    addSpacingAccents()

    let wide = SideBearing(96)
    add("¦", width: 78, growth: 0.9, left: SideBearing(120), right: SideBearing(120)) {
      $0.rect(0, -190, $0.width, 250)
      $0.rect(0, 360, $0.width, 800)
    }
    add("‖", width: 250, growth: 1.2, left: wide, right: wide) {
      $0.pen = $0.pen.thinned(by: 0.24)
      $0.stem(left: 0, -190, 800)
      $0.stem(right: $0.width, -190, 800)
    }
    add("¬", width: 460, growth: 0.5, left: SideBearing(70), right: SideBearing(70)) {
      $0.bar(middle: 360, 0, $0.width)
      $0.rect($0.width - $0.stem * 0.96, 160, $0.width, 360)
    }
    for (sign, second) in [("†", false), ("‡", true)] as [(Unicode.Scalar, Bool)] {
      add(sign, width: 380, growth: 0.5, left: SideBearing(56), right: SideBearing(56)) {
        $0.stem(left: $0.width / 2 - $0.halfStem, -80, 735)
        $0.bar(middle: 520, 0, $0.width)
        if second { $0.bar(middle: 135, 0, $0.width) }
      }
    }
    add("‣", width: 250, growth: 0, left: SideBearing(70), right: SideBearing(70)) {
      $0.polygon((0, 180), ($0.width, 330), (0, 480))
    }
    for (sign, count) in [("′", 1.0), ("″", 2), ("‴", 3)] as [(Unicode.Scalar, Double)] {
      add(sign, width: 20 + 140 * count, growth: 0.6 * count, left: SideBearing(40), right: SideBearing(40)) {
        let part = $0.width / count
        for index in 0..<Int(count) {
          let left = part * Double(index)
          let room = max(part - $0.stem * 0.98 - 12, 20)
          $0.polygon(
            (left, 470), (left + $0.stem * 0.55, 470), (left + room + $0.stem * 0.98, 738), (left + room, 738))
        }
      }
    }
    add("⁄", width: 330, growth: 0.4, left: SideBearing(-70), right: SideBearing(-70)) {
      $0.pen = $0.pen.scaled(by: 0.86)
      $0.diagonal(corner: 0, 0, to: $0.width, VerticalGrid.capHeight)
    }
    alias("∕", of: "/")
    add("‰", width: 1040, growth: 1.6, left: SideBearing(44), right: SideBearing(44)) {
      $0.pen = $0.pen.scaled(by: 0.86).thinned(by: 0.30)
      let (bowl, cap, over) = ($0.width * 0.29, VerticalGrid.capHeight, VerticalGrid.overshoot)
      $0.ring(0, 364, bowl, cap + over)
      $0.ring($0.width * 0.40, -over, $0.width * 0.69, cap - 364)
      $0.ring($0.width * 0.71, -over, $0.width, cap - 364)
      $0.pen = $0.pen.scaled(by: 0.94)
      $0.diagonal(corner: $0.width * 0.13, 0, to: $0.width * 0.56, cap)
    }
    if let mark = designs["!"] {
      add("‼", width: 300, growth: 2, left: mark.left, right: mark.right) {
        let part = $0.dotSize
        $0.place(.identity, width: part, mark.draw)
        $0.place(.translation(x: $0.width - part, y: 0), width: part, mark.draw)
      }
    }
  }

  private mutating func addQuotes() {
    let low = SideBearing(52, loss: 0.1)
    add("„", width: 264, growth: 2.0, left: low, right: low) {
      $0.comma(top: $0.dotSize - 3)
      $0.comma(top: $0.dotSize - 3, right: $0.width * 0.5)
    }
    add("‛", width: 114.4, growth: 1.1, left: low, right: low) { $0.mirrored { $0.comma(top: 738) } }
    add("‟", width: 264, growth: 2.0, left: low, right: low) { $0.mirrored { $0.commaPair() } }
  }

  private mutating func addSectionSigns() {
    add("§", width: 440, growth: 0.6, left: SideBearing(60), right: SideBearing(60)) {
      $0.pen = $0.pen.thinned(by: 0.20).scaled(by: 0.94)
      let (left, right) = ($0.halfStem, $0.width - $0.halfStem)
      let (middle, inset) = ($0.width / 2, 22.0)
      let (high, low) = (725 - $0.halfBar, -125 + $0.halfBar)
      $0.stroke {
        $0.start(right - inset, 584)
        $0.curve(right - 60, high - 20, middle + 80, high, middle, high)
        $0.arc(.level, left + inset, 562)
        $0.curve(left + inset, 430, right, 460, right, 300)
        $0.curve(right, 236, right - 60, 204, right - 120, 190)
      }
      $0.stroke {
        $0.start(left + inset, 16)
        $0.curve(left + 60, low + 20, middle - 80, low, middle, low)
        $0.arc(.level, right - inset, 38)
        $0.curve(right - inset, 170, left, 140, left, 300)
        $0.curve(left, 364, left + 60, 396, left + 120, 410)
      }
    }
    add("¶", width: 470, growth: 0.6, left: SideBearing(40), right: SideBearing(76)) {
      let (top, bottom, bowl) = (VerticalGrid.capHeight, -110.0, $0.width * 0.48)
      $0.fill("M230 715H185C75 715 0 635 0 528C0 420 75 340 185 340H230Z", designedFor: 470)
      $0.rect(bowl - $0.stem * 0.8, bottom, bowl, top)
      $0.rect($0.width - $0.stem * 0.8, bottom, $0.width, top)
      $0.bar(top: top, bowl - 40, $0.width)
    }
  }

  /// Adds accents as characters of their own.
  private mutating func addSpacingAccents() {
    let accents: [(Unicode.Scalar, Accent)] = [
      ("´", .acute), ("¨", .diaeresis), ("¯", .macron), ("¸", .cedilla), ("ˆ", .circumflex), ("ˇ", .caron),
      ("˘", .breve), ("˙", .dot), ("˚", .ring), ("˛", .ogonek), ("˜", .tilde), ("˝", .doubleAcute), ("΄", .tonos),
      ("΅", .dialytikaTonos),
    ]
    for (character, accent) in accents {
      add(character, width: 300, growth: 0.5, left: SideBearing(50), right: SideBearing(50)) {
        $0.accent(accent, axis: $0.width / 2, bottom: VerticalGrid.xHeight + 78)
      }
    }
  }
}

/// The parts of punctuation marks.
extension Skeleton {
  /// The length of a comma, in diameters of its dot. Heavy commas are shorter, to stay within the line.
  private var commaReach: Double { 2.14 - 0.0019 * max(pen.gain, 0) }

  /// Draws a comma whose dot has the given top and right edge.
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

  /// Twice the height of the center of a raised comma, around which opening quotation marks are rotated.
  var raisedCommaAxis: Double { 2 * 738 - dotSize * commaReach }

  mutating func commaPair() {
    comma(top: 738, right: width)
    comma(top: 738, right: width * 0.5)
  }

  /// The lower end of the strokes of ! and ?, above the gap to the dot.
  var pointedFoot: Double { max(205, dotSize + 46) }

  mutating func exclamation() {
    let (middle, half, top) = (width / 2, halfStem, VerticalGrid.capHeight)
    polygon(
      (middle - half * 0.78, pointedFoot), (middle + half * 0.78, pointedFoot), (middle + half * 1.08, top),
      (middle - half * 1.08, top))
    dot(middle, bottom: -3)
  }

  /// Draws a straight quotation mark.
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
