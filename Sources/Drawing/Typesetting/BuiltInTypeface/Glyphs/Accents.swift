import FirstFrameGeometry
import Foundation

/// Accented letters, composed of a letter and a mark.
extension GlyphRepertoire {
  /// The letters of each accent, in pairs: the plain letter, then the composed one.
  private static let compositions: [(Accent, String)] = [
    (.grave, "AÀEÈIÌOÒUÙaàeèıìoòuùNǸnǹWẀwẁYỲyỳЕЀеѐИЍиѝ"),
    (.acute, "AÁEÉIÍOÓUÚYÝaáeéıíoóuúyýCĆcćNŃnńSŚsśZŹzźLĹlĺRŔrŕWẂwẃÆǼæǽØǾøǿГЃгѓКЌкќ"),
    (.circumflex, "AÂEÊIÎOÔUÛaâeêıîoôuûCĈcĉGĜgĝHĤhĥJĴȷĵSŜsŝWŴwŵYŶyŷ"),
    (.tilde, "AÃNÑOÕaãnñoõIĨıĩUŨuũ"),
    (.diaeresis, "AÄEËIÏOÖUÜYŸaäeëıïoöuüyÿWẄwẅЕЁеёІЇıїΙΪΥΫιϊυϋ"), (.ring, "AÅaåUŮuů"), (.cedilla, "CÇcçSŞsşTŢtţ"),
    (.caron, "CČcčSŠsšZŽzžRŘrřEĚeěNŇnňDĎTŤGǦgǧ"), (.macron, "AĀaāEĒeēIĪıīOŌoōUŪuū"),
    (.breve, "AĂaăEĔeĕGĞgğIĬıĭOŎoŏUŬuŭИЙийУЎуў"), (.dot, "CĊcċEĖeėGĠgġIİZŻzż"), (.doubleAcute, "OŐoőUŰuű"),
    (.turnedComma, "gģ"), (.caronBeside, "dďlľLĽtť"), (.commaBelow, "GĢKĶkķLĻlļNŅnņRŖrŗSȘsșTȚtț"),
    (.ogonek, "AĄaąEĘeęIĮiįUŲuų"), (.tonos, "αάεέηήιίοόυύωώ"), (.dialytikaTonos, "ιΐυΰ"),
  ]

  /// The position of marks that are not centered above or below their letter, as a fraction of the ink's width.
  private static let axes: [Unicode.Scalar: Double] = [
    "ĺ": 0.50, "Ĺ": 0.16, "ĥ": 0.22, "Ĵ": 0.80, "ĵ": 0.76, "Ą": 0.86, "ą": 0.88, "ę": 0.62, "Ę": 0.82, "ų": 0.88,
    "Ų": 0.52, "ţ": 0.62, "ț": 0.62, "ŕ": 0.55, "ř": 0.55, "ŗ": 0.14, "Ǽ": 0.66, "Ļ": 0.56, "Ķ": 0.54, "ί": 0.24,
    "ϊ": 0.24,
    "ΐ": 0.24, "ģ": 0.52, "ý": 0.54, "Ġ": 0.53, "Ğ": 0.53, "Ĝ": 0.53,
  ]

  mutating func addAccentedLetters() {
    for (accent, letters) in Self.compositions {
      let letters = Array(letters.unicodeScalars)
      for index in stride(from: 0, to: letters.count - 1, by: 2) {
        compose(letters[index + 1], of: letters[index], with: accent)
      }
    }
    addTonosCapitals()
  }

  private mutating func compose(_ composed: Unicode.Scalar, of letter: Unicode.Scalar, with accent: Accent) {
    guard var design = designs[letter] else { return }
    let bottom = Self.markHeight(above: letter)
    let axis = Self.axes[composed] ?? 0.5
    let drawLetter = design.draw
    design.draw = { skeleton in
      let pen = skeleton.pen
      drawLetter(&skeleton)
      // The letter may have changed the pen, and the pen of capitals is too thick for marks.
      skeleton.pen = pen.scaled(by: 0.94).thinned(by: 0.10)
      let edge = accent == .caronBeside ? skeleton.width + (letter == "t" ? -34 : 26) : skeleton.width * axis
      skeleton.accent(accent, axis: letter == "L" && accent == .caronBeside ? edge * 0.62 : edge, bottom: bottom)
    }
    let isNarrow = "ıȷιІΙlIi".unicodeScalars.contains(letter)
    design.kernsLike = isNarrow || accent == .caronBeside ? nil : design.kernsLike ?? letter
    // Marks are wider than the letter i.
    if letter == "ı" || letter == "ι" || letter == "ȷ", accent != .acute, accent != .grave, accent != .tonos,
      design.width < 220
    {
      let room: Double = accent == .dialytikaTonos ? 70 : 34
      design.left.regular += room
      design.right.regular += room
      design.room += 2 * room
    }
    if accent == .caronBeside, letter != "L" {
      let room: Double = letter == "t" ? 46 : 58
      design.right.regular += room
      design.room += room
    }
    add(composed, design)
  }

  /// Returns the lower edge of marks above a letter.
  private static func markHeight(above letter: Unicode.Scalar) -> Double {
    if letter.has(.isUppercase) { return VerticalGrid.capHeight + 60 }
    return letter == "h" || letter == "l" ? VerticalGrid.ascender + 48 : VerticalGrid.xHeight + 78
  }

  /// Adds Greek capitals with a tonos, which is to the left of the letter.
  private mutating func addTonosCapitals() {
    for (letter, composed, reach) in [
      ("Α", "Ά", -16), ("Ε", "Έ", -84), ("Η", "Ή", -84), ("Ι", "Ί", -84), ("Ο", "Ό", -20), ("Υ", "Ύ", -60),
      ("Ω", "Ώ", -20),
    ] as [(Unicode.Scalar, Unicode.Scalar, Double)] {
      guard var design = designs[letter] else { continue }
      let drawLetter = design.draw
      design.draw = { skeleton in
        let pen = skeleton.pen
        drawLetter(&skeleton)
        skeleton.pen = pen.scaled(by: 0.94).thinned(by: 0.10)
        skeleton.accent(.tonos, axis: reach, bottom: VerticalGrid.capHeight - 132)
      }
      design.kernsLike = nil
      let left = max(design.left.regular - 26, 24) + max(-reach - 16, 0)
      design.room += left - design.left.regular
      design.left.regular = left
      add(composed, design)
    }
  }
}

/// A diacritical mark above, below or beside a letter.
enum Accent: Sendable {
  case grave
  case acute
  case circumflex
  case caron
  case tilde
  case diaeresis
  case ring
  case macron
  case breve
  case dot
  case doubleAcute
  /// The Greek accent, a steeper acute.
  case tonos
  case dialytikaTonos
  /// An inverted comma above g.
  case turnedComma
  /// The caron of letters with an ascender, drawn as a comma beside the letter.
  case caronBeside
  case cedilla
  case commaBelow
  case ogonek
}

/// The shapes of accents, centered on a vertical axis. `bottom` is the lower edge of accents above a letter.
extension Skeleton {
  mutating func accent(_ accent: Accent, axis: Double, bottom: Double) {
    let top = bottom + 142
    switch accent {
    case .macron: bar(middle: bottom + 62, axis - 128 - stem * 0.14, axis + 128 + stem * 0.14)
    case .dot: disc(axis, bottom + 66, diameter: dotSize)
    case .breve: breve(axis: axis, bottom: bottom)
    case .doubleAcute:
      pen = pen.scaled(by: 0.88)
      let apart = 62 + stem * 0.42
      for side in [-1.0, 1] {
        diagonal(
          left: axis + side * apart - 26 - halfStem, bottom, to: axis + side * apart + 34 - halfStem * 0.6, top)
      }
    case .tonos: diagonal(left: axis - 12 - halfStem, bottom - 8, to: axis + 14 - halfStem * 0.7, top + 8)
    case .dialytikaTonos:
      let reach = 104 + dotSize * 0.40
      for side in [-1.0, 1] { disc(axis + side * reach, bottom + 66, diameter: dotSize * 0.90) }
      pen = pen.scaled(by: 0.84)
      diagonal(left: axis - 12 - halfStem, bottom + 6, to: axis + 14 - halfStem * 0.7, top + 34)
    case .turnedComma:
      pen = pen.scaled(by: min(0.84, 110 / stem))
      let size = dotSize
      place(Affine(a: -1, b: 0, c: 0, d: -1, tx: axis + size / 2, ty: bottom - 12), width: size) {
        $0.comma(top: 0)
      }
    case .caronBeside:
      pen = pen.scaled(by: 0.86)
      comma(top: VerticalGrid.ascender, right: axis + dotSize)
    case .commaBelow:
      // Stays above the bottom of the line.
      pen = pen.scaled(by: min(0.72, 65 / stem))
      comma(top: -54, right: axis + dotSize * 0.56)
    case .ogonek: ogonek(axis: axis)
    case .acute:
      diagonal(left: axis - 34 - halfStem * 0.9, bottom, to: axis + 34 - halfStem * 0.5, top)
    case .grave:
      diagonal(right: axis + 34 + halfStem * 0.9, bottom, to: axis - 34 + halfStem * 0.5, top)
    case .circumflex: roof(axis: axis, foot: bottom, ridge: top)
    case .caron: roof(axis: axis, foot: top, ridge: bottom)
    case .tilde:
      let (half, middle, swing) = (142 + stem * 0.12, bottom + 66, 44.0)
      pen = pen.scaled(by: 0.92)
      stroke {
        $0.start(axis - half, middle - swing)
        $0.curve(axis - half + 18, middle + swing * 1.7, axis - 66, middle + swing * 1.4, axis, middle)
        $0.curve(
          axis + 66, middle - swing * 1.4, axis + half - 18, middle - swing * 1.7, axis + half, middle + swing)
      }
    case .diaeresis:
      let reach = 62 + dotSize * 0.36
      for side in [-1.0, 1] { disc(axis + side * reach, bottom + 66, diameter: dotSize * 0.96) }
    case .ring:
      pen = pen.scaled(by: 0.72)
      let radius = 62 + stem * 0.27
      // Keeps the counter open at any weight.
      let excess = max(stem / (radius * 0.62), 1)
      pen = pen.scaled(by: 1 / excess)
      ring(axis - radius, bottom - 18, axis + radius, bottom - 18 + radius * 2, squareness: 0.56)
    case .cedilla:
      pen = pen.thinned(by: 0.35).scaled(by: 0.74)
      let (x, low) = (axis + 6, -205.0 + halfBar)
      stroke {
        $0.start(x, 20)
        $0.line(x - 12, -62)
        $0.curve(x + 132, -54, x + 126, low, x - 8, low)
        $0.line(x - 84, low + 4)
      }
    }
  }

  private mutating func breve(axis: Double, bottom: Double) {
    let (half, low) = (118 + stem * 0.30, bottom + halfBar * 0.7)
    pen = pen.scaled(by: 0.90)
    let (left, right) = (axis - half + halfStem, axis + half - halfStem)
    stroke {
      $0.start(left, bottom + 142)
      $0.curve(left + 8, low + 42, axis - half * 0.50, low, axis, low)
      $0.curve(axis + half * 0.50, low, right - 8, low + 42, right, bottom + 142)
    }
  }

  /// Draws a hook from the foot of a letter, to the left and back to the right.
  private mutating func ogonek(axis: Double) {
    pen = pen.thinned(by: 0.30).scaled(by: 0.80)
    let low = -196.0 + halfBar
    stroke {
      $0.start(axis + 14, 22)
      $0.curve(axis - 52, -38, axis - 74, -78, axis - 74, -112)
      $0.curve(axis - 74, low - 6, axis - 10, low, axis + 72, low)
    }
  }

  /// Draws two short diagonals that meet at the ridge, which can be above or below their feet.
  private mutating func roof(axis: Double, foot: Double, ridge: Double) {
    let (half, peak) = (104 + stem * 0.42, stem * 0.52)
    let across = stem * 1.12
    for side in [-1.0, 1] {
      polygon(
        (axis + side * half, foot), (axis + side * (half - across), foot),
        (axis - side * (across - peak), ridge), (axis + side * peak, ridge))
    }
  }
}
