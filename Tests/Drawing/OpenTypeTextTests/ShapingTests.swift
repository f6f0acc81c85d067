import FirstFrameTypesetting
import OpenTypeText
import Testing

/// The results of shaping, compared with the output of HarfBuzz's tool `hb-shape` for the same file.
struct ShapingTests {
  @Test(
    .needs(.dejaVuSans),
    arguments: [
      ShapingCase(text: "AV", glyphs: "[36=0+1270|57=1+1401]"),
      ShapingCase(text: "AV", glyphs: "[36=0+1401|57=1+1401]", features: [FontFeature("kern", value: 0)]),
      ShapingCase(text: "fi office", glyphs: "[5042=0+1290|3=2+651|82=3+1253|5044=4+1980|70=7+1126|72=8+1260]"),
      ShapingCase(text: "fi", glyphs: "[73=0+721|76=1+569]", features: [FontFeature("liga", value: 0)]),
      ShapingCase(
        text: "Wählen Sie ά",
        glyphs: "[58=0+1894|166=1+1255|75=2+1298|79=3+569|72=4+1260|81=5+1298|3=6+651|54=7+1300|76=8+569|72=9+1260"
          + "|3=10+651|833=11+1350]"),
      ShapingCase(text: "бгд", glyphs: "[966=0+1263|968=1+1076|969=2+1416]"),
      ShapingCase(text: "бгд", glyphs: "[5040=0+1253|968=1+1076|969=2+1416]", language: "sr"),
    ])
  func latinGreekAndCyrillicInTrueTypeKerningLigaturesLanguageSpecificForms(_ shaping: ShapingCase) throws {
    try shaping.check(in: .dejaVuSans)
  }

  @Test(
    .needs(.inter),
    arguments: [
      ShapingCase(text: "AV", glyphs: "[2=0+1712|453=1+1904]"),
      ShapingCase(text: "1171", glyphs: "[1296=0+1308|1296=1+1308|1304=2+1608|1296=3+1308]"),
      ShapingCase(
        text: "1171", glyphs: "[1314=0+1824|1314=1+1824|1320=2+1824|1314=3+1824]", features: [FontFeature("tnum")]),
      ShapingCase(text: "ag 34", glyphs: "[504=0+1588|650=1+1716|1682=2+792|1299=3+1792|1300=4+1808]"),
      ShapingCase(
        text: "ag 34", glyphs: "[504=0+1588|650=1+1716|1682=2+792|1309=3+1768|1310=4+1808]",
        features: [FontFeature("ss01")]),
      ShapingCase(text: "fi -> x", glyphs: "[645=0+1016|679=1+668|1682=2+792|1710=3+2688|1682=5+792|946=6+1520]"),
    ])
  func latinInCFFKerningFiguresAndStylisticSetsByFeatureContextualAlternates(_ shaping: ShapingCase) throws {
    try shaping.check(in: .inter)
  }

  @Test(
    .needs(.interVariable),
    arguments: [
      ShapingCase(text: "AVig", glyphs: "[2=0+1544|453=1+1736|679=2+624|650=3+1644]", weight: .ultraLight),
      ShapingCase(text: "AVig", glyphs: "[2=0+1712|453=1+1904|679=2+668|650=3+1716]"),
      ShapingCase(text: "AVig", glyphs: "[2=0+1852|453=1+2106|679=2+766|650=3+1783]", weight: .bold),
    ])
  func aVariableFontAtThreeWeights(_ shaping: ShapingCase) throws {
    try shaping.check(in: .interVariable)
  }

  @Test(
    .needs(.notoSansCJK),
    arguments: [
      ShapingCase(text: "漢字骨", glyphs: "[24227=0+1000|15364=1+1000|45132=2+1000]"),
      ShapingCase(text: "漢字骨", glyphs: "[58935=0+1000|15364=1+1000|45132=2+1000]", face: 1),
      ShapingCase(text: "漢字骨", glyphs: "[58935=0+1000|15365=1+1000|45133=2+1000]", face: 2),
      ShapingCase(text: "漢字骨", glyphs: "[24228=0+1000|15365=1+1000|45134=2+1000]", face: 3),
      ShapingCase(text: "漢字骨", glyphs: "[24228=0+1000|15365=1+1000|45132=2+1000]", face: 4),
    ])
  func ideographsHaveTheFormsOfEachFaceOfACollection(_ shaping: ShapingCase) throws {
    try shaping.check(in: .notoSansCJK)
  }

  @Test(.needs(.notoSansArabic))
  func arabicLettersJoin() throws {
    try ShapingCase(text: "سلام", glyphs: "[769=3+484|705=1+599|1077=0+784]", direction: .rightToLeft)
      .check(in: .notoSansArabic)
  }

  @Test(.needs(.notoNaskhArabic))
  func allahIsOneLigatureInNaskh() throws {
    try ShapingCase(text: "الله", glyphs: "[1062=1+952|3=0+238]", direction: .rightToLeft)
      .check(in: .notoNaskhArabic)
  }

  @Test(.needs(.notoSansHebrew))
  func hebrewPointsArePositioned() throws {
    try ShapingCase(
      text: "שָׁלוֹם",
      glyphs: "[23=6+684|46=4@82,0+0|124=4@-10,0+291|55=3+522|79=0@227,0+0|100=0@539,0+0|96=0+730]",
      direction: .rightToLeft
    ).check(in: .notoSansHebrew)
  }

  @Test(
    .needs(.notoSansDevanagari),
    arguments: [
      ShapingCase(text: "हिन्दी", glyphs: "[607=0+259|61=0+531|202=2+309|42=4+520|653=4+259]"),
      ShapingCase(text: "क्षत्रिय", glyphs: "[179=0+712|607=3+259|269=3+552|51=7+580]"),
    ])
  func devanagariIsReorderedAndHasConjuncts(_ shaping: ShapingCase) throws {
    try shaping.check(in: .notoSansDevanagari)
  }

  @Test(
    .needs(.notoSansThai),
    arguments: [
      ShapingCase(
        text: "ที่นี่", glyphs: "[117=0+609|94=0@-3,0+0|44=0@-3,0+0|71=3+613|94=3+0|44=3+0]"),
      ShapingCase(text: "น้ำ", glyphs: "[71=0+613|59=0+0|49=0@-29,0+0|86=0+406]"),
    ])
  func thaiMarksAreStackedAndSaraAmIsDecomposed(_ shaping: ShapingCase) throws {
    try shaping.check(in: .notoSansThai)
  }

  /// The advances are 1.25 ems; `hb-shape` prints those of the file, 2550.
  @Test(
    .needs(.notoColorEmoji),
    arguments: [
      ShapingCase(text: "🙂", glyphs: "[949=0+2560]"),
      ShapingCase(text: "👍🏽", glyphs: "[2051=0+2560]"),
      ShapingCase(text: "👩‍👩‍👧‍👦", glyphs: "[2356=0+2560]"),
      ShapingCase(text: "🏳️‍🌈", glyphs: "[1896=0+2560]"),
      ShapingCase(text: "🇯🇵", glyphs: "[1639=0+2560]"),
      ShapingCase(text: "🏴󠁧󠁢󠁥󠁮󠁧󠁿", glyphs: "[1911=0+2560]"),
      ShapingCase(text: "1️⃣", glyphs: "[1471=0+2560]"),
      ShapingCase(text: "❤️", glyphs: "[168=0+2560]"),
    ])
  func emojiSequencesAreOneGlyph(_ shaping: ShapingCase) throws {
    try shaping.check(in: .notoColorEmoji)
  }
}

/// A text and its expected glyphs, in the output format of `hb-shape --no-glyph-names` of HarfBuzz 6.0.0:
/// `glyph=cluster@xOffset,yOffset+advance`, in font units and from left to right.
///
/// The expected values are the output of
/// `hb-shape --no-glyph-names --face-index=… --features=… --variations=wght=… --language=… FILE TEXT`.
struct ShapingCase: Sendable, CustomTestStringConvertible {
  var text: String
  var glyphs: String
  var face = 0
  var weight = FontWeight.regular
  var direction = TextDirection.leftToRight
  var features: [FontFeature] = []
  var language: String?

  var testDescription: String {
    ([text] + features.map { "\($0.tag)=\($0.value)" }).joined(separator: " ")
  }

  func check(in fixture: FontFixture) throws {
    let typeface = try fixture.file().faces[face].typeface(weight: weight)
    let characters = Array(text.unicodeScalars)
    let options = ShapingOptions(direction: direction, features: features, language: language)
    let shaped = typeface.shape(characters, range: characters.indices, options: options)
    #expect(Self.notation(of: shaped) == glyphs)
  }

  /// Returns glyphs in the format of `hb-shape`.
  static func notation(of glyphs: [ShapedGlyph]) -> String {
    let entries = glyphs.map { glyph in
      let isMoved = glyph.xOffset != 0 || glyph.yOffset != 0
      let offset = isMoved ? "@\(Int(glyph.xOffset)),\(Int(glyph.yOffset))" : ""
      return "\(glyph.glyph.rawValue)=\(glyph.cluster)\(offset)+\(Int(glyph.xAdvance))"
    }
    return "[" + entries.joined(separator: "|") + "]"
  }
}
