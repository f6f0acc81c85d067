import Foundation
import Testing

@testable import FirstFrameTypesetting

/// Tests of the metrics against measurements of the system font on iOS.
///
/// Source: `golden/font_metrics_ios.json` of the library openuikit (Vercantez), at commit 32cc00a. Lengths are in points.
@Suite struct SystemMetricsTests {
  private static func width(_ text: String, _ font: Font) -> Double {
    Typesetter().typeset(Paragraph(runs: [TextRun(string: text, font: font)]), width: .infinity).size.width
  }

  @Test(arguments: advances)
  func advancesAreAsMeasured(size: Double, weight: FontWeight, advances: [(Unicode.Scalar, Double)]) throws {
    let face = BuiltInTypeface.instance(weight: weight, size: size)
    for (character, measured) in advances {
      let advance = try face.advance(of: #require(face.glyph(for: character))) * size / 2048
      #expect(abs(advance - measured) < 0.001, "\(character): \(advance) for \(measured)")
    }
  }

  private static let advances: [(Double, FontWeight, [(Unicode.Scalar, Double)])] = [
    (
      12, .regular,
      [
        ("A", 8.0859), ("a", 6.6211), ("1", 5.5664), ("@", 11.0156), (" ", 3.3750), (".", 3.5625), ("f", 4.3418),
        ("g", 7.3125), ("0", 7.5586),
      ]
    ),
    (12, .bold, [("W", 12.1113), ("m", 11.1855), ("%", 12.4277), ("i", 3.4453), (",", 4.1719), ("4", 8.2441)]),
    (12, .medium, [("Q", 9.3233), ("k", 6.7724), ("&", 8.6821), ("7", 6.9867)]),
    (17, .regular, [("H", 12.1855), ("n", 9.4878), ("o", 9.6123), ("t", 5.7441), ("~", 10.2764), ("8", 10.4258)]),
    (17, .semibold, [("R", 11.1164), ("j", 4.1939), ("#", 10.7232), ("e", 9.5983)]),
    (17, .ultraLight, [("A", 10.6088), ("w", 12.2343), ("0", 10.0767), ("m", 14.1223)]),
    (17, .thin, [("G", 11.8149), ("s", 8.1960), ("2", 9.5513)]),
    (17, .light, [("B", 10.5163), ("z", 8.5442), ("6", 10.2514), ("-", 7.6601)]),
    (17, .heavy, [("C", 12.3992), ("y", 10.2116), ("9", 11.6144), ("?", 9.4424)]),
    (17, .black, [("M", 15.5308), ("d", 11.2725), ("5", 11.6128), ("+", 11.6875)]),
    (20, .regular, [("U", 14.1030), ("x", 9.7737), ("3", 11.9237), ("l", 4.3786)]),
    (20, .bold, [("F", 11.2659), ("h", 11.9662), ("(", 7.9034), ("1", 9.6351)]),
    (28, .regular, [("V", 18.0469), ("r", 9.0098), (":", 6.3984), ("b", 15.8867)]),
    (28, .medium, [("K", 17.7382), ("p", 16.2149), ("$", 17.7448)]),
    (34, .semibold, [("X", 23.0520), ("q", 19.9830), ("/", 10.3826)]),
    (34, .bold, [("T", 20.8350), ("e", 19.2495), ("`", 17.3818), ("c", 18.9009)]),
  ]

  /// Strings with the largest relative difference from their measured width. Only the last two have kerning whose pairs
  /// were not measured.
  private static let strings: [(text: String, tolerance: Double)] = [
    ("0123456789", 0), ("Hello UIKit", 0), ("iiiiillll", 0), ("WWWW MMMM", 0),
    ("The quick brown fox jumps over the lazy dog", 0.0002), ("AVAST Wavy To. LT", 0.0002),
  ]

  @Test(arguments: widths)
  func stringsAreAsWideAsMeasured(size: Double, weight: FontWeight, widths: [Double]) {
    for ((text, tolerance), measured) in zip(Self.strings, widths) {
      let width = Self.width(text, Font(size: size, weight: weight))
      #expect(abs(width - measured) < 0.005 + measured * tolerance, "\(text): \(width) for \(measured)")
    }
  }

  private static let widths: [(Double, FontWeight, [Double])] = [
    (8, .regular, [50.4531, 41.9570, 19.8047, 63.0156, 176.9766, 76.0000]),
    (9, .bold, [60.2556, 49.8867, 25.0400, 72.7910, 207.6702, 88.8157]),
    (11, .regular, [67.2246, 55.3276, 25.2979, 84.7129, 234.1045, 100.8477]),
    (11.5, .semibold, [73.2701, 60.1924, 28.8259, 90.2446, 252.3739, 108.3883]),
    (13.5, .bold, [86.7579, 70.8420, 34.2971, 105.9236, 295.9156, 127.0602]),
    (14, .regular, [83.2344, 67.8604, 30.1055, 105.7246, 287.9570, 124.4004]),
    (15, .semibold, [92.7865, 75.4503, 35.0941, 115.2054, 317.2156, 136.6447]),
    (16, .bold, [101.0273, 81.9844, 39.0312, 123.9219, 342.9883, 147.5352]),
    (17, .thin, [95.0476, 74.6256, 29.8020, 121.4327, 327.8632, 140.0722]),
    (17, .regular, [98.5801, 79.6626, 34.3154, 126.1387, 338.9541, 146.8242]),
    (17, .black, [114.1108, 92.3628, 46.8330, 135.4023, 381.3296, 163.3013]),
    (17.5, .regular, [101.4518, 81.8687, 35.2425, 129.7571, 348.2285, 150.8461]),
    (18, .regular, [104.3217, 84.0664, 36.1645, 133.3699, 357.4604, 154.8498]),
    (19, .bold, [118.6262, 95.5413, 44.9169, 145.7684, 400.0572, 172.0801]),
    (21, .semibold, [126.9873, 100.6464, 45.4285, 157.6445, 423.0078, 182.0516]),
    (22, .regular, [127.2798, 99.6610, 42.4706, 161.0288, 420.5687, 182.2238]),
    (23, .bold, [143.3177, 112.7332, 52.3883, 174.8114, 471.7251, 201.3678]),
    (24, .regular, [140.3789, 108.5317, 46.7003, 175.8729, 455.2557, 197.0041]),
    (26, .bold, [163.1709, 127.5136, 59.4703, 198.0177, 533.0324, 226.6377]),
    (28, .medium, [169.3698, 130.8336, 58.4963, 208.5971, 546.6185, 234.6454]),
    (31, .regular, [182.7456, 140.2417, 60.7891, 227.5049, 585.9878, 253.3433]),
    (36, .semibold, [220.3033, 170.4719, 77.2279, 269.7647, 712.6130, 304.6002]),
    (40, .bold, [250.1562, 194.5020, 90.2344, 303.4766, 813.2031, 345.4297]),
  ]

  /// All strings at 17 points, in the order of ``strings``.
  @Test(arguments: [
    (Font(size: 17, isItalic: true), [98.9204, 79.9448, 34.6641, 126.2217, 339.3608, 146.3677]),
    (Font(size: 17, isMonospaced: true), [105.0879, 115.5967, 94.5791, 94.5791, 451.8779, 178.6494]),
    (Font(size: 34, isMonospaced: true), [105.0879 * 2, 115.5967 * 2, 94.5791 * 2]),
  ])
  func italicsAndTheMonospacedVariantAreAsWideAsMeasured(font: Font, widths: [Double]) {
    for ((text, _), measured) in zip(Self.strings, widths) {
      #expect(abs(Self.width(text, font) - measured) < 0.01, "\(text)")
    }
  }

  @Test(arguments: [8.0, 11.5, 17, 20, 34])
  func verticalMetricsAreAsMeasured(size: Double) {
    let metrics = Typesetter().lineMetrics(of: Font(size: size))
    #expect(Double(metrics.ascent) == size * 1950 / 2048)
    #expect(Double(metrics.descent) == size * 494 / 2048)
    #expect(metrics.leading == 0)
    #expect(Double(metrics.lineHeight) == size * 2444 / 2048)
    #expect(Double(metrics.capHeight) == size * 1443 / 2048)
  }

  @Test(arguments: [
    (17.0, 100, 8.9316), (17, 200, 8.9399), (17, 300, 8.9399), (17, 400, 8.9482), (17, 500, 9.0146), (17, 600, 9.0728),
    (17, 700, 9.1392), (17, 800, 9.2388), (17, 900, 9.3301), (8, 400, 4.2109), (18, 700, 9.6680), (20, 400, 10.4395),
    (20, 500, 10.5273), (22, 600, 11.5586), (24, 700, 12.6211), (26, 400, 13.2412), (28, 500, 14.3828),
    (34, 400, 17.2656), (40, 700, 20.9375),
  ])
  func theXHeightIsAsMeasured(size: Double, weight: Int, measured: Double) {
    let metrics = Typesetter().lineMetrics(of: Font(size: size, weight: FontWeight(clamping: weight)))
    #expect(abs(metrics.xHeight - measured) < 0.0001, "\(metrics.xHeight)")
  }

  @Test func theMonospacedXHeightIsAsMeasured() {
    #expect(abs(Typesetter().lineMetrics(of: Font(size: 17, isMonospaced: true)).xHeight - 8.9897) < 0.0001)
  }

  /// Apple's Human Interface Guidelines publish the tracking in thousandths of the em.
  @Test(arguments: [
    (6.0, 41.0), (8, 26), (10, 12), (12, 0), (17, -26), (24, 3), (28, 14), (44, 8), (60, 5), (72, 2), (96, 0),
  ])
  func trackingIsAsPublished(size: Double, published: Double) {
    #expect(abs(OpticalSize.tracking(at: size) / 2.048 - published) <= 1.1)
  }

  @Test func charactersWithoutWidthHaveNoTracking() throws {
    let face = BuiltInTypeface.instance(size: 8)
    #expect(try face.advance(of: #require(face.glyph(for: "\u{200B}"))) == 0)
  }
}
