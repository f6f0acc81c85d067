/// Accented letters, composed of a letter and a mark.
extension GlyphRepertoire {
  /// Each accent with the letters that carry it: the plain letter, then the composed one.
  private static let compositions: [(Accent, String)] = [
    (.grave, "AÀEÈIÌOÒUÙaàeèıìoòuù"), (.acute, "AÁEÉIÍOÓUÚYÝaáeéıíoóuúyýCĆcćNŃnńSŚsśZŹzź"),
    (.circumflex, "AÂEÊIÎOÔUÛaâeêıîoôuû"), (.tilde, "AÃNÑOÕaãnñoõ"),
    (.diaeresis, "AÄEËIÏOÖUÜYŸaäeëıïoöuüyÿ"), (.ring, "AÅaåUŮuů"), (.cedilla, "CÇcçSŞsş"),
    (.caron, "CČcčSŠsšZŽzžRŘrřEĚeěNŇnň"),
  ]

  mutating func addAccentedLetters() {
    for (accent, letters) in Self.compositions {
      let letters = Array(letters.unicodeScalars)
      for index in stride(from: 0, to: letters.count - 1, by: 2) {
        compose(letters[index + 1], of: letters[index], with: accent)
      }
    }
  }

  private mutating func compose(_ composed: Unicode.Scalar, of letter: Unicode.Scalar, with accent: Accent) {
    guard var design = designs[letter] else { return }
    let isCapital = letter.properties.isUppercase
    let bottom = isCapital ? VerticalGrid.capHeight + 60 : VerticalGrid.xHeight + 78
    let drawLetter = design.draw
    design.draw = { skeleton in
      let pen = skeleton.pen
      drawLetter(&skeleton)
      // The letter may have relieved the pen, and capitals' is too thick for a mark.
      skeleton.pen = pen.scaled(by: 0.94).relieved(by: 0.10)
      skeleton.accent(accent, axis: skeleton.width / 2, bottom: bottom)
    }
    design.kernsLike = letter == "ı" ? nil : letter
    // Marks are wider than an i.
    if letter == "ı", accent != .acute, accent != .grave, design.width < 200 {
      design.left.regular += 34
      design.right.regular += 34
    }
    add(composed, design)
  }
}
