/// Accented letters, composed of a letter and a mark.
extension GlyphRepertoire {
  /// Each accent with the letters that carry it: the plain letter, then the composed one.
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

  /// Where a mark stands, as a share of the ink's width, on letters whose middle is not the place.
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
      // The letter may have relieved the pen, and capitals' is too thick for a mark.
      skeleton.pen = pen.scaled(by: 0.94).relieved(by: 0.10)
      let edge = accent == .caronBeside ? skeleton.width + (letter == "t" ? -34 : 26) : skeleton.width * axis
      skeleton.accent(accent, axis: letter == "L" && accent == .caronBeside ? edge * 0.62 : edge, bottom: bottom)
    }
    let isNarrow = "ıȷιІΙlIi".unicodeScalars.contains(letter)
    design.kernsLike = isNarrow || accent == .caronBeside ? nil : design.kernsLike ?? letter
    // Marks are wider than an i.
    if letter == "ı" || letter == "ι" || letter == "ȷ", accent != .acute, accent != .grave, accent != .tonos,
      design.width < 220
    {
      let room: Double = accent == .dialytikaTonos ? 70 : 34
      design.left.regular += room
      design.right.regular += room
    }
    if accent == .caronBeside, letter != "L" { design.right.regular += letter == "t" ? 46 : 58 }
    add(composed, design)
  }

  /// The lower edge of marks above a letter.
  private static func markHeight(above letter: Unicode.Scalar) -> Double {
    if letter.properties.isUppercase { return VerticalGrid.capHeight + 60 }
    return letter == "h" || letter == "l" ? VerticalGrid.ascender + 48 : VerticalGrid.xHeight + 78
  }

  /// Greek capitals carry the tonos at their left shoulder.
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
        skeleton.pen = pen.scaled(by: 0.94).relieved(by: 0.10)
        skeleton.accent(.tonos, axis: reach, bottom: VerticalGrid.capHeight - 132)
      }
      design.kernsLike = nil
      design.left.regular = max(design.left.regular - 26, 24) + max(-reach - 16, 0)
      add(composed, design)
    }
  }
}
