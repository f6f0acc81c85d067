import Foundation
import HeadlessUIKit

/// System colors, light and dark, on iOS up to 18 and on iOS 26.
enum ColorCases {
  static var table: CaseTable {
    var table = CaseTable(.colors)
    tints(&table)
    tints26(&table)
    grays(&table)
    labels(&table)
    backgrounds(&table)
    fixed(&table)
    elevated(&table)
    return table
  }

  private typealias Pair = (name: String, color: UIColor, index: Int, light: Quantity, dark: Quantity)

  private static func add(
    _ pairs: [Pair], _ confidence: Confidence = .reported, on platform: Platform, to table: inout CaseTable
  ) {
    for pair in pairs {
      let (name, color) = (pair.name, pair.color)
      table.add("\(name) on \(platform.name)", [.fact(25, pair.index)], on: platform, confidence, expect: [pair.light])
      {
        [.color(of: color, in: $0.traits)]
      }
      table.add(
        "\(name), dark, on \(platform.name)", [.fact(25, pair.index)], on: platform.dark, confidence,
        expect: [pair.dark]
      ) {
        [.color(of: color, in: $0.traits)]
      }
    }
  }

  /// In sheets, dark backgrounds are the next lighter ones.
  private static func elevated(_ table: inout CaseTable) {
    let backgrounds: [(String, UIColor, Quantity)] = [
      ("systemBackground", .systemBackground, .color(28, 28, 30)),
      ("secondarySystemBackground", .secondarySystemBackground, .color(44, 44, 46)),
    ]
    for (name, color, expected) in backgrounds {
      table.add(
        "elevated \(name), dark", [.fact(25, 21)], on: .iPhone16.dark, .documented, expect: [expected]
      ) {
        let traits = UITraitCollection(traitsFrom: [$0.traits, UITraitCollection(userInterfaceLevel: .elevated)])
        return [.color(of: color, in: traits)]
      }
    }
  }

  private static func tints(_ table: inout CaseTable) {
    let pairs: [Pair] = [
      ("systemRed", .systemRed, 1, .color(255, 59, 48), .color(255, 69, 58)),
      ("systemOrange", .systemOrange, 2, .color(255, 149, 0), .color(255, 159, 10)),
      ("systemYellow", .systemYellow, 3, .color(255, 204, 0), .color(255, 214, 10)),
      ("systemGreen", .systemGreen, 4, .color(52, 199, 89), .color(48, 209, 88)),
      ("systemMint", .systemMint, 5, .color(0, 199, 190), .color(99, 230, 226)),
      ("systemTeal", .systemTeal, 6, .color(48, 176, 199), .color(64, 200, 224)),
      ("systemCyan", .systemCyan, 7, .color(50, 173, 230), .color(100, 210, 255)),
      ("systemBlue", .systemBlue, 8, .color(0, 122, 255), .color(10, 132, 255)),
      ("systemIndigo", .systemIndigo, 9, .color(88, 86, 214), .color(94, 92, 230)),
      ("systemPurple", .systemPurple, 10, .color(175, 82, 222), .color(191, 90, 242)),
      ("systemPink", .systemPink, 11, .color(255, 45, 85), .color(255, 55, 95)),
      ("systemBrown", .systemBrown, 12, .color(162, 132, 94), .color(172, 142, 104)),
      ("link", .link, 22, .color(0, 122, 255), .color(9, 132, 255)),
    ]
    add(pairs, on: .iPhone15, to: &table)
  }

  private static func tints26(_ table: inout CaseTable) {
    let pairs: [Pair] = [
      ("systemRed", .systemRed, 1, .color(255, 56, 60), .color(255, 66, 69)),
      ("systemOrange", .systemOrange, 2, .color(255, 141, 40), .color(255, 146, 48)),
      ("systemYellow", .systemYellow, 3, .color(255, 204, 0), .color(255, 214, 0)),
      ("systemGreen", .systemGreen, 4, .color(52, 199, 89), .color(48, 209, 88)),
      ("systemMint", .systemMint, 5, .color(0, 200, 179), .color(0, 218, 195)),
      ("systemTeal", .systemTeal, 6, .color(0, 195, 208), .color(0, 210, 224)),
      ("systemCyan", .systemCyan, 7, .color(0, 192, 232), .color(60, 211, 254)),
      ("systemBlue", .systemBlue, 8, .color(0, 136, 255), .color(0, 145, 255)),
      ("systemIndigo", .systemIndigo, 9, .color(97, 85, 245), .color(107, 93, 255)),
      ("systemPurple", .systemPurple, 10, .color(203, 48, 224), .color(219, 52, 242)),
      ("systemPink", .systemPink, 11, .color(255, 45, 85), .color(255, 55, 95)),
      ("systemBrown", .systemBrown, 12, .color(172, 127, 94), .color(183, 138, 102)),
    ]
    add(pairs, on: .iPhone16, to: &table)
    table.add(
      "blue, red and green as drawn on iOS 26", [.fact(25, 13)],
      expect: [.color(0, 136, 255), .color(255, 56, 60), .color(52, 199, 89)]
    ) { screen in
      let colors: [UIColor] = [.systemBlue, .systemRed, .systemGreen]
      for (index, color) in colors.enumerated() {
        let view = screen.add(UIView(), at: CGRect(x: 20 * index, y: 0, width: 20, height: 20))
        view.backgroundColor = color
      }
      return try screen.pixels(of: screen.root.subviews[0], at: [10, 30, 50].map { CGPoint(x: $0, y: 10) })
    }
  }

  private static func grays(_ table: inout CaseTable) {
    let pairs: [Pair] = [
      ("systemGray", .systemGray, 14, .color(142, 142, 147), .color(142, 142, 147)),
      ("systemGray2", .systemGray2, 14, .color(174, 174, 178), .color(99, 99, 102)),
      ("systemGray3", .systemGray3, 14, .color(199, 199, 204), .color(72, 72, 74)),
      ("systemGray4", .systemGray4, 14, .color(209, 209, 214), .color(58, 58, 60)),
      ("systemGray5", .systemGray5, 14, .color(229, 229, 234), .color(44, 44, 46)),
      ("systemGray6", .systemGray6, 14, .color(242, 242, 247), .color(28, 28, 30)),
      ("systemFill", .systemFill, 16, .color(120, 120, 128, 0.2), .color(120, 120, 128, 0.36)),
      ("secondarySystemFill", .secondarySystemFill, 16, .color(120, 120, 128, 0.16), .color(120, 120, 128, 0.32)),
      ("tertiarySystemFill", .tertiarySystemFill, 16, .color(118, 118, 128, 0.12), .color(118, 118, 128, 0.24)),
      ("quaternarySystemFill", .quaternarySystemFill, 16, .color(116, 116, 128, 0.08), .color(116, 116, 128, 0.18)),
    ]
    add(pairs, on: .iPhone15, to: &table)
  }

  private static func labels(_ table: inout CaseTable) {
    let pairs: [Pair] = [
      ("label", .label, 15, .color(0, 0, 0), .color(255, 255, 255)),
      ("secondaryLabel", .secondaryLabel, 15, .color(60, 60, 67, 0.6), .color(235, 235, 245, 0.6)),
      ("tertiaryLabel", .tertiaryLabel, 15, .color(60, 60, 67, 0.3), .color(235, 235, 245, 0.3)),
      ("quaternaryLabel", .quaternaryLabel, 15, .color(60, 60, 67, 0.18), .color(235, 235, 245, 0.16)),
      ("placeholderText", .placeholderText, 15, .color(60, 60, 67, 0.3), .color(235, 235, 245, 0.3)),
      ("separator", .separator, 17, .color(60, 60, 67, 0.29), .color(84, 84, 88, 0.6)),
      ("opaqueSeparator", .opaqueSeparator, 17, .color(198, 198, 200), .color(56, 56, 58)),
    ]
    add(pairs, on: .iPhone15, to: &table)
    table.add("separator, dark, on iOS 26", [.fact(25, 18)], on: .iPhone16.dark, expect: [.color(84, 84, 88, 0.5)]) {
      [.color(of: .separator, in: $0.traits)]
    }
  }

  private static func backgrounds(_ table: inout CaseTable) {
    let white = Quantity.color(255, 255, 255)
    let pairs: [Pair] = [
      ("systemBackground", .systemBackground, 19, white, .color(0, 0, 0)),
      ("secondarySystemBackground", .secondarySystemBackground, 19, .color(242, 242, 247), .color(28, 28, 30)),
      ("tertiarySystemBackground", .tertiarySystemBackground, 19, white, .color(44, 44, 46)),
      ("systemGroupedBackground", .systemGroupedBackground, 20, .color(242, 242, 247), .color(0, 0, 0)),
      ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground, 20, white, .color(28, 28, 30)),
      (
        "tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground, 20, .color(242, 242, 247),
        .color(44, 44, 46)
      ),
    ]
    add(pairs, on: .iPhone15, to: &table)
  }

  private static func fixed(_ table: inout CaseTable) {
    let colors: [(String, UIColor, Quantity)] = [
      ("gray", .gray, .color(127.5, 127.5, 127.5)), ("lightGray", .lightGray, .color(170, 170, 170)),
      ("darkGray", .darkGray, .color(85, 85, 85)), ("brown", .brown, .color(153, 102, 51)),
      ("orange", .orange, .color(255, 127.5, 0)), ("purple", .purple, .color(127.5, 0, 127.5)),
    ]
    for (name, color, expected) in colors {
      table.add("the fixed color \(name)", [.fact(25, 24)], .documented, expect: [expected]) {
        [.color(of: color, in: $0.traits)]
      }
    }
  }
}
