import FirstFrameGeometry
import Foundation

/// Arrows, shapes and pictographs of interfaces, most of them given as SVG path data.
extension GlyphRepertoire {
  /// The stroked signs: the character, its width, the relative thickness of the pen, and the path, with y up.
  private static let strokes: [(Unicode.Scalar, Double, Double, String)] = [
    ("↗", 640, 1, "M50 50L582 582M150 596H596V150"), ("↘", 640, 1, "M50 630L582 98M150 84H596V530"),
    ("↙", 640, 1, "M590 630L58 98M490 84H44V530"), ("↖", 640, 1, "M590 50L58 582M490 596H44V150"),
    ("↔", 800, 1, "M60 340H740M230 530L60 340L230 150M570 530L740 340L570 150"),
    ("↕", 470, 1, "M235 0V680M45 510L235 690L425 510M45 170L235 -10L425 170"),
    ("⇒", 760, 0.86, "M40 440H590M40 240H590M480 600L720 340L480 80"),
    ("⇐", 760, 0.86, "M720 440H170M720 240H170M280 600L40 340L280 80"),
    ("⇔", 900, 0.86, "M180 440H720M180 240H720M280 600L50 340L280 80M620 600L850 340L620 80"),
    ("⇑", 620, 0.86, "M210 0V550M410 0V550M50 440L310 680L570 440"),
    ("⇓", 620, 0.86, "M210 680V130M410 680V130M50 240L310 0L570 240"),
    ("↩", 720, 0.94, "M80 420H470C610 420 680 340 680 230C680 120 600 50 480 50H400M260 610L70 420L260 230"),
    ("↪", 720, 0.94, "M640 420H250C110 420 40 340 40 230C40 120 120 50 240 50H320M460 610L650 420L460 230"),
    ("↵", 700, 0.94, "M650 640V300H80M270 490L70 300L270 110"),
    ("⏎", 700, 0.94, "M650 640V300H80M270 490L70 300L270 110"),
    ("⇥", 760, 0.94, "M40 340H640M470 510L640 340L470 170M718 580V100"),
    ("⇤", 760, 0.94, "M720 340H120M290 510L120 340L290 170M42 580V100"),
    (
      "↻", 700, 0.94,
      "M600 500C540 590 450 640 350 640C180 640 42 506 42 340C42 174 180 40 350 40C520 40 658 174 658 340M616 690V494H420"
    ),
    (
      "↺", 700, 0.94,
      "M100 500C160 590 250 640 350 640C520 640 658 506 658 340C658 174 520 40 350 40C180 40 42 174 42 340M84 690V494H280"
    ),
    (
      "⟳", 700, 0.94,
      "M600 500C540 590 450 640 350 640C180 640 42 506 42 340C42 174 180 40 350 40C520 40 658 174 658 340M616 690V494H420"
    ),
    (
      "⟲", 700, 0.94,
      "M100 500C160 590 250 640 350 640C520 640 658 506 658 340C658 174 520 40 350 40C180 40 42 174 42 340M84 690V494H280"
    ),
    ("⌃", 560, 1, "M40 330L280 580L520 330"), ("⌄", 560, 1, "M40 420L280 170L520 420"),
    (
      "⌕", 640, 1,
      "M490 400C490 524 390 626 266 626C142 626 42 524 42 400C42 276 142 174 266 174C390 174 490 276 490 400ZM424 242L606 60"
    ),
    (
      "⌘", 680, 0.84,
      "M230 530C230 574 194 610 150 610C106 610 70 574 70 530C70 486 106 450 150 450H530C574 450 610 486 610 530C610 574 574 610 530 610C486 610 450 574 450 530V150C450 106 486 70 530 70C574 70 610 106 610 150C610 194 574 230 530 230H150C106 230 70 194 70 150C70 106 106 70 150 70C194 70 230 106 230 150Z"
    ),
    ("⇧", 680, 0.84, "M340 660L602 376H464V40H216V376H78Z"), ("⌥", 680, 0.90, "M40 580H220L460 100H640M440 580H640"),
    ("⌫", 800, 0.84, "M240 600H760V80H240L40 340ZM390 450L610 230M610 450L390 230"),
    ("✗", 560, 1.1, "M70 620C180 420 360 180 520 60M500 640C330 480 150 240 50 60"),
    (
      "♡", 700, 0.84,
      "M350 64C190 190 48 310 48 462C48 560 118 626 198 626C268 626 322 584 350 520C378 584 432 626 502 626C582 626 652 560 652 462C652 310 510 190 350 64Z"
    ),
    ("△", 640, 0.9, "M320 570L84 104H556Z"), ("▽", 640, 0.9, "M320 110L84 576H556Z"),
    ("▷", 600, 0.9, "M540 340L84 576V104Z"), ("◁", 600, 0.9, "M60 340L516 576V104Z"),
    ("◇", 620, 0.9, "M310 596L54 340L310 84L566 340Z"), ("□", 580, 0.9, "M46 586V94H534V586Z"),
    ("☐", 580, 0.9, "M46 586V94H534V586Z"), ("☑", 580, 0.9, "M46 586V94H534V586ZM160 340L260 236L430 450"),
    ("☒", 580, 0.9, "M46 586V94H534V586ZM170 460L410 220M410 460L170 220"),
    ("⚠", 760, 0.84, "M380 646L54 84H706ZM380 470V280M380 216V140"),
    ("⚑", 560, 0.9, "M60 -20V660"), ("✉", 760, 0.84, "M44 576V104H716V576ZM60 560L380 310L700 560"),
    (
      "◎", 620, 0.8,
      "M310 620C465 620 590 495 590 340C590 185 465 60 310 60C155 60 30 185 30 340C30 495 155 620 310 620ZM310 470C382 470 440 412 440 340C440 268 382 210 310 210C238 210 180 268 180 340C180 412 238 470 310 470Z"
    ),
  ]

  /// The filled signs: the character, its width, and the path, with y up.
  private static let shapes: [(Unicode.Scalar, Double, String)] = [
    ("▶", 600, "M20 640V40L590 340Z"), ("◀", 600, "M580 640V40L10 340Z"), ("►", 600, "M20 540V140L590 340Z"),
    ("◄", 600, "M580 540V140L10 340Z"), ("■", 580, "M0 50H580V630H0Z"), ("◆", 620, "M310 650L0 340L310 30L620 340Z"),
    ("▪", 320, "M0 180H320V500H0Z"), ("▸", 360, "M20 520V160L350 340Z"), ("◂", 360, "M340 520V160L10 340Z"),
    ("▴", 400, "M20 200H380L200 500Z"), ("▾", 400, "M20 480H380L200 180Z"),
    (
      "♥", 700,
      "M350 10C190 140 0 280 0 460C0 588 90 676 194 676C262 676 320 640 350 582C380 640 438 676 506 676C610 676 700 588 700 460C700 280 510 140 350 10Z"
    ),
    (
      "♠", 660,
      "M330 710C400 560 640 450 640 268C640 160 570 92 484 92C428 92 384 116 358 158C362 90 392 40 440 0H220C268 40 298 90 302 158C276 116 232 92 176 92C90 92 20 160 20 268C20 450 260 560 330 710Z"
    ),
    ("♦", 560, "M280 710L540 340L280 -30L20 340Z"),
    ("☾", 560, "M420 640C300 720 0 640 0 340C0 40 300 -40 480 80C300 80 200 200 200 360C200 520 300 620 420 640Z"),
    ("⚡", 520, "M330 740L20 300H220L160 -40L500 430H290Z"),
    ("⚑", 560, "M60 660H540L440 500L540 340H60Z"),
    ("➤", 700, "M20 640L690 340L20 40L170 340Z"),
  ]

  mutating func addSigns() {
    let side = SideBearing(60)
    for (character, width, weight, data) in Self.strokes {
      add(character, width: width, growth: 0.2, left: side, right: side) {
        $0.pen = $0.pen.thinned(by: 0.20)
        $0.stroke(data, designedFor: width, weight: weight)
      }
    }
    for (character, width, data) in Self.shapes {
      let line = designs[character]?.draw
      add(character, width: width, growth: 0, left: side, right: side) {
        line?(&$0)
        $0.fill(data, designedFor: width)
      }
    }
    for (sign, original) in [
      ("⭐", "★"), ("❤", "♥"), ("⬤", "●"), ("⟶", "→"), ("⟵", "←"), ("➜", "→"), ("🔍", "⌕"), ("✖", "✕"),
    ] as [(Unicode.Scalar, Unicode.Scalar)] {
      alias(sign, of: original)
    }
    addDotsAndBars()
    addRoundSigns()
  }

  private mutating func addDotsAndBars() {
    let side = SideBearing(70)
    add("⋮", width: 112, growth: 0.9, left: SideBearing(120), right: SideBearing(120)) {
      for place in [-1.0, 0, 1] { $0.disc($0.width / 2, 340 + place * 240, diameter: $0.dotSize) }
    }
    add("⋯", width: 640, growth: 0.9, left: side, right: side) {
      for place in [-1.0, 0, 1] {
        $0.disc($0.width / 2 + place * ($0.width - $0.dotSize) / 2, 340, diameter: $0.dotSize)
      }
    }
    add("☰", width: 640, growth: 0.2, left: side, right: side) {
      $0.pen = $0.pen.thinned(by: 0.24)
      for place in [-1.0, 0, 1] { $0.bar(middle: 340 + place * 215, 0, $0.width) }
    }
    add("✔", width: 640, growth: 0.3, left: SideBearing(50), right: SideBearing(50)) {
      $0.pen = $0.pen.thinned(by: 0.20).scaled(by: 1.35)
      $0.checkMark()
    }
    add("☆", width: 760, growth: 0, left: SideBearing(60), right: SideBearing(60)) { $0.hollowStar() }
    add("♣", width: 640, growth: 0, left: side, right: side) {
      let size = $0.width * 0.47
      $0.disc($0.width / 2, 506, diameter: size)
      $0.disc(size / 2, 246, diameter: size)
      $0.disc($0.width - size / 2, 246, diameter: size)
      $0.fill("M250 340C300 280 310 120 220 0H420C330 120 340 280 390 340Z", designedFor: 640)
    }
  }

  private mutating func addRoundSigns() {
    let side = SideBearing(60)
    for (sign, width) in [("○", 560.0), ("◯", 760)] as [(Unicode.Scalar, Double)] {
      add(sign, width: width, growth: 0, left: side, right: side) {
        $0.pen = $0.pen.scaled(by: 0.92)
        $0.circle(radius: $0.width / 2)
      }
    }
    for sign in ["ℹ", "ⓘ"] as [Unicode.Scalar] {
      add(sign, width: 680, growth: 0, left: side, right: side) {
        $0.pen = $0.pen.scaled(by: 0.80).thinned(by: 0.36)
        $0.circle(radius: $0.width / 2)
        let (middle, height) = ($0.width / 2, $0.width * 0.18)
        $0.rect(middle - $0.halfStem * 1.1, 340 - height * 1.2, middle + $0.halfStem * 1.1, 340 + height * 0.5)
        $0.disc(middle, 340 + height * 1.15, diameter: $0.dotSize * 1.1)
      }
    }
    add("⚙", width: 720, growth: 0, left: side, right: side) { $0.gear() }
    add("☀", width: 720, growth: 0, left: side, right: side) { $0.sun() }
    add("⚽", width: 720, growth: 0, left: side, right: side) { $0.football() }
    add("🔒", width: 560, growth: 0.1, left: side, right: side) { $0.padlock(isOpen: false) }
    add("🔓", width: 560, growth: 0.1, left: side, right: side) { $0.padlock(isOpen: true) }
  }
}

/// Signs given as SVG path data, with y up from the baseline and x from 0 to their regular width.
extension Skeleton {
  /// The height of the fixed point when signs are scaled.
  static let signAxis = 340.0

  /// Strokes path data with a circular pen.
  mutating func stroke(_ data: String, designedFor designWidth: Double, weight: Double = 1) {
    let pen = pen.scaled(by: weight)
    let line = placed(data, designedFor: designWidth)
    let expanded = line.stroked(StrokeStyle(width: pen.stem, join: .miter), tolerance: Self.tolerance)
    addContours(of: expanded.mappingPoints(slanted))
  }

  /// Fills path data. Outer contours must be counterclockwise and holes clockwise.
  mutating func fill(_ data: String, designedFor designWidth: Double) {
    for polyline in placed(data, designedFor: designWidth).flattened(tolerance: Self.tolerance) {
      addContour(polyline.points.map(slanted), keepingDirection: true)
    }
  }

  private func placed(_ data: String, designedFor designWidth: Double) -> Path {
    // The data is compiled in, and a test draws all glyphs. An error would result in a glyph without ink.
    guard let path = try? Path(svgPathData: data) else { return Path() }
    let scale = width / designWidth
    return path.transformed(
      by: Affine(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: Self.signAxis * (1 - scale)))
  }

  /// Draws another glyph's design, reduced to a width, with its baseline at a height.
  mutating func drawReduced(
    _ design: GlyphDesign, scale: Double, x: Double, y: Double, width: Double, strokes: Double = 0.80
  ) {
    let full = pen
    // The thickness of strokes is reduced less than the shape, except in heavy weights, so that counters stay open.
    pen = pen.thinned(by: 0.24).scaled(by: design.strokes * strokes / scale)
    place(Affine(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y), width: width / scale, design.draw)
    pen = full
  }
}

/// Pictographs that consist of circles and rays.
extension Skeleton {
  private static let rays: [(x: Double, y: Double)] = [
    (0, 1), (0.70710678, 0.70710678), (1, 0), (0.70710678, -0.70710678), (0, -1), (-0.70710678, -0.70710678),
    (-1, 0), (-0.70710678, 0.70710678),
  ]

  /// Unit vectors a fifth of a turn apart, from the top.
  private static let fifths: [(x: Double, y: Double)] = [
    (0, 1), (0.95105652, 0.30901699), (0.58778525, -0.80901699), (-0.58778525, -0.80901699),
    (-0.95105652, 0.30901699),
  ]

  /// Draws a ring of even thickness around the center of signs.
  mutating func circle(radius: Double) {
    let (middle, axis) = (width / 2, Self.signAxis)
    pen.bar = pen.stem
    ring(middle - radius, axis - radius, middle + radius, axis + radius, squareness: 0.552)
  }

  /// Fills a trapezoid along a ray from the center.
  private mutating func spoke(
    _ ray: (x: Double, y: Double), _ from: Double, _ to: Double, _ half: Double, _ tip: Double
  ) {
    let (x, y) = (width / 2, Self.signAxis)
    func corner(_ reach: Double, _ side: Double) -> (x: Double, y: Double) {
      (x + ray.x * reach - ray.y * side, y + ray.y * reach + ray.x * side)
    }
    polygon(corner(from, -half), corner(to, -tip), corner(to, tip), corner(from, half))
  }

  mutating func gear() {
    let radius = width / 2
    let thickness = min(stem * 1.30, radius * 0.42)
    let full = pen
    pen = StrokeWeights(stem: thickness, bar: thickness)
    circle(radius: radius * 0.76)
    pen = full
    for ray in Self.rays { spoke(ray, radius * 0.70, radius, radius * 0.18, radius * 0.125) }
  }

  mutating func sun() {
    let (radius, half) = (width / 2, min(halfStem * 0.94, 62))
    disc(radius, Self.signAxis, diameter: radius * 0.92)
    for ray in Self.rays { spoke(ray, radius * 0.64, radius, half, half) }
  }

  /// Draws a ball with a filled pentagon in the center, connected by seams to five more at the edge.
  mutating func football() {
    let (radius, axis) = (width / 2, Self.signAxis)
    pen = pen.scaled(by: 0.78).thinned(by: 0.30)
    let half = halfStem
    circle(radius: radius)
    var pentagon = Spine()
    for (index, ray) in Self.fifths.enumerated() {
      let (x, y) = (radius + ray.x * radius * 0.36, axis + ray.y * radius * 0.36)
      if index == 0 { pentagon.start(x, y) } else { pentagon.line(x, y) }
      spoke(ray, radius * 0.30, radius * 0.74, half * 0.9, half * 0.9)
      // A filled panel, cut off by the edge of the ball.
      spoke(ray, radius * 0.66, radius * 0.95, radius * 0.08, radius * 0.30)
    }
    pentagon.close()
    fill(pentagon.path)
  }

  mutating func padlock(isOpen: Bool) {
    let (width, middle, half) = (self.width, self.width / 2, halfStem)
    let (body, foot) = (390.0, 0.0)
    let shackle = width * 0.17 + half
    let top = 690 - half
    pen.bar = pen.stem
    stroke {
      $0.start(shackle, body - 20)
      $0.line(shackle, 520)
      $0.arc(.upright, middle, top, squareness: 0.552)
      $0.arc(.level, width - shackle, 520, squareness: 0.552)
      if !isOpen { $0.line(width - shackle, body - 20) }
    }
    // The body, and a keyhole with the opposite winding.
    rect(0, foot, width, body)
    let hole = min(48, width * 0.09)
    let keyhole = [(-hole, 120.0), (-hole, 270), (hole, 270), (hole, 120)].map {
      CGPoint(x: middle + $0.0, y: $0.1)
    }
    addContour(keyhole, keepingDirection: true)
  }

  /// Draws the outline of a star. The hole is limited so that a line of ink remains.
  mutating func hollowStar() {
    let (radius, middle) = (width / 2, 330.0)
    star()
    let edge = radius * 0.309
    let scale = 1 - min(stem * 0.66, edge * 0.72) / edge
    var inner = Skeleton(width: width, pen: pen)
    inner.star()
    for polyline in inner.outline.flattened(tolerance: Self.tolerance) {
      let hole = polyline.points.map {
        CGPoint(x: radius + ($0.x - radius) * scale, y: middle + ($0.y - middle) * scale)
      }
      addContour(hole.reversed(), keepingDirection: true)
    }
  }
}
