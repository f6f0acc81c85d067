import Foundation
import HeadlessUIKit

/// The vertical metrics and the widths of the system font on iOS.
enum FontCases {
  static var table: CaseTable {
    var table = CaseTable(.fonts)
    metrics(&table)
    lineHeights(&table)
    widths(&table)
    recordedWidths(&table)
    weights(&table)
    return table
  }

  private static func metrics(_ table: inout CaseTable) {
    for size in [11.5, 17, 34, 40] {
      table.add(
        "font metrics at \(size) points are linear in the size", [.fact(1, 3)],
        expect: [0.95215, -0.24121, 1.19336, 0.70459, 0].map { .number($0 * size) }
      ) { _ in
        let font = UIFont.systemFont(ofSize: size)
        return [font.ascender, font.descender, font.lineHeight, font.capHeight, font.leading].map { .number(of: $0) }
      }
    }
    table.add("fonts of all weights share the line height", [.fact(1, 5)], expect: [.number(20.287), .flag(true)]) {
      _ in
      let weights: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      let fonts =
        weights.map { UIFont.systemFont(ofSize: 17, weight: $0) }
        + [.italicSystemFont(ofSize: 17), .monospacedSystemFont(ofSize: 17, weight: .regular)]
      let isShared = fonts.allSatisfy { $0.lineHeight == fonts[0].lineHeight && $0.ascender == fonts[0].ascender }
      return [.number(of: fonts[0].lineHeight), .flag(isShared)]
    }
  }

  private static func lineHeights(_ table: inout CaseTable) {
    let heights: [(CGFloat, Double)] = [
      (11, 13.127), (12, 14.320), (13, 15.514), (14, 16.707), (15, 17.900), (16, 19.094), (17, 20.287), (20, 23.867),
      (22, 26.254), (28, 33.414), (34, 40.574),
    ]
    for (size, height) in heights {
      table.add("the line height at \(size) points", .facts(1, 4, 6), expect: [.number(height)]) { _ in
        [.number(of: UIFont.systemFont(ofSize: size).lineHeight)]
      }
    }
  }

  private static func widths(_ table: inout CaseTable) {
    let strings: [(String, Double)] = [
      ("Hello UIKit", 79.6626), ("0123456789", 98.580), ("AVAST Wavy To. LT", 146.824),
      ("The quick brown fox jumps over the lazy dog", 338.954),
    ]
    for (string, width) in strings {
      table.add("the width of \"\(string)\"", [.fact(1, 9)], within: .pixel, expect: [.number(width)]) { _ in
        [.number(of: string.width())]
      }
    }
    table.add(
      "a line of a text style is as high as one of the system font of its size", [.fact(1, 8)], within: .pixel,
      expect: [.size(79.667, 20.333), .size(79.667, 20.333)]
    ) { screen in
      [
        screen.fitted(screen.label("Hello UIKit")),
        screen.fitted(screen.label("Hello UIKit", UIFont.preferredFont(forTextStyle: .body))),
      ]
    }
  }

  /// Widths of a sentence and of a string with many kerned pairs.
  private static func recordedWidths(_ table: inout CaseTable) {
    let widths: [(CGFloat, UIFont.Weight, Double, Double)] = [
      (8, .regular, 176.977, 76.000),
      (11, .regular, 234.105, 100.848),
      (12, .regular, 252.363, 108.820),
      (13, .regular, 270.118, 116.594),
      (14, .regular, 287.957, 124.400),
      (15, .regular, 305.376, 132.041),
      (16, .regular, 323.047, 139.781),
      (20, .regular, 388.653, 168.475),
      (24, .regular, 455.256, 197.004),
      (28, .regular, 530.455, 229.291),
      (34, .regular, 640.555, 277.014),
      (12, .medium, 257.848, 110.953),
      (20, .medium, 398.362, 172.094),
      (13, .semibold, 280.379, 120.584),
      (20, .semibold, 405.421, 174.724),
      (28, .semibold, 558.370, 238.538),
      (12, .bold, 267.319, 114.636),
      (16, .bold, 342.988, 147.535),
      (20, .bold, 415.130, 178.342),
      (34, .bold, 694.078, 294.744),
    ]
    for (size, weight, fox, kerned) in widths {
      table.add(
        "widths at \(size) points, weight \(weight.rawValue)", [.rule(21)], within: .pixel,
        expect: [.number(fox), .number(kerned)]
      ) { _ in
        [
          .number(of: "The quick brown fox jumps over the lazy dog".width(size, weight)),
          .number(of: "AVAST Wavy To. LT".width(size, weight)),
        ]
      }
    }
  }

  private static func weights(_ table: inout CaseTable) {
    let weights: [(String, UIFont, Double)] = [
      ("medium", .systemFont(ofSize: 17, weight: .medium), 81.991),
      ("semibold", .systemFont(ofSize: 17, weight: .semibold), 83.684),
      ("bold", .systemFont(ofSize: 17, weight: .bold), 86.013), ("italic", .italicSystemFont(ofSize: 17), 79.945),
      ("monospaced", .monospacedSystemFont(ofSize: 17, weight: .regular), 115.597),
    ]
    for (name, font, width) in weights {
      table.add("the width of \"Hello UIKit\", \(name)", [.fact(1, 10)], within: .pixel, expect: [.number(width)]) {
        _ in
        [.number(of: "Hello UIKit".width(font))]
      }
    }
    table.add(
      "the bold system font is semibold", [.fact(1, 10)], .reported, within: .pixel,
      expect: [.number(83.684), .number(83.684), .number(86.013)]
    ) { _ in
      let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withSymbolicTraits(.traitBold)
      let fonts: [UIFont?] = [
        .boldSystemFont(ofSize: 17), body.map { UIFont(descriptor: $0, size: 0) },
        .systemFont(ofSize: 17, weight: .bold),
      ]
      return fonts.map { .number(of: $0.map { "Hello UIKit".width($0) }) }
    }
    table.add(
      "every monospaced character is as wide", [.fact(1, 7)], within: .pixel,
      expect: [.number(10.50879), .number(4 * 10.50879)]
    ) { _ in
      let font = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
      return [.number(of: "i".width(font)), .number(of: "AVWM".width(font))]
    }
  }
}
