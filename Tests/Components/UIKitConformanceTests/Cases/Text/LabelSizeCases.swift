import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// The sizes of labels with one line of text.
enum LabelSizeCases {
  static var table: CaseTable {
    var table = CaseTable(.labels)
    heights(&table)
    recordedLabels(&table)
    preferredSizes(&table)
    catalystWidths(&table)
    options(&table)
    return table
  }

  private static func heights(_ table: inout CaseTable) {
    let threePixels: [(CGFloat, Double)] = [
      (14, 17), (15, 18), (16, 19.333), (17, 20.333), (25, 30), (26, 31.333), (27, 32.333), (28, 33.667), (30, 36),
      (32, 38.333), (34, 40.667), (38, 45.667), (43, 51.333), (48, 57.333), (53, 63.333), (58, 69.333),
    ]
    for (size, height) in threePixels {
      table.add("a line of \(size) points at 3x", .facts(2, 1, 2), on: .iPhoneSE1, expect: [.size(nil, height)]) {
        [$0.fitted($0.label("Line", size))]
      }
    }
    let twoPixels: [(CGFloat, Double)] = [(12, 14.5), (14, 17), (15, 18), (17, 20.5), (20, 24)]
    for (size, height) in twoPixels {
      table.add("a line of \(size) points at 2x", .facts(2, 1, 3), on: .iPhoneSE, expect: [.size(nil, height)]) {
        [$0.fitted($0.label("Line", size))]
      }
    }
  }

  private static func recordedLabels(_ table: inout CaseTable) {
    let fox = "The quick brown fox jumps over the lazy dog"
    let labels: [(Int, String, UIFont, Double)] = [
      (341, "Hello UIKit", .systemFont(ofSize: 17), 79.667), (342, "0123456789", .systemFont(ofSize: 17), 98.667),
      (343, fox, .systemFont(ofSize: 17), 339), (344, "AVAST Wavy To. LT", .systemFont(ofSize: 17), 147),
      (345, "Hello UIKit", .systemFont(ofSize: 17, weight: .medium), 82),
      (346, fox, .systemFont(ofSize: 17, weight: .medium), 347),
      (347, "Hello UIKit", .systemFont(ofSize: 17, weight: .semibold), 84),
      (348, fox, .systemFont(ofSize: 17, weight: .semibold), 352.667),
      (349, "Hello UIKit", .systemFont(ofSize: 17, weight: .bold), 86.333),
      (350, "Hello UIKit", .italicSystemFont(ofSize: 17), 80),
      (351, "Hello UIKit", .monospacedSystemFont(ofSize: 17, weight: .regular), 115.667),
    ]
    for (row, text, font, width) in labels {
      table.add(
        "a label of 17 points, recorded frame \(row)", [.fact(2, 4), .row(row)], within: .pixel,
        expect: [.size(width, 20.333)]
      ) { [$0.fitted($0.label(text, font))] }
    }
  }

  /// Labels in the style title1. Their widths were recorded on iOS 13, whose font is another, so only heights count.
  private static func preferredSizes(_ table: inout CaseTable) {
    let heights: [(ContentSize, Double)] = [
      (.extraSmall, 30), (.small, 31.333), (.medium, 32.333), (.large, 33.667), (.extraLarge, 36),
      (.extraExtraLarge, 38.333), (.extraExtraExtraLarge, 40.667), (.accessibilityMedium, 45.667),
      (.accessibilityLarge, 51.333), (.accessibilityExtraLarge, 57.333), (.accessibilityExtraExtraLarge, 63.333),
      (.accessibilityExtraExtraExtraLarge, 69.333),
    ]
    for (index, (category, height)) in heights.enumerated() {
      table.add(
        "a title1 label at \(category.rawValue)", [.row(87 + index)], on: .iPhoneSE1.at(category),
        expect: [.size(nil, height)]
      ) { screen in
        let font = UIFont.preferredFont(forTextStyle: .title1, compatibleWith: screen.traits)
        return [screen.fitted(screen.label("What's the point?", font))]
      }
    }
  }

  /// Widths recorded on Catalyst, converted to the advances of iOS.
  private static func catalystWidths(_ table: inout CaseTable) {
    let labels: [(Int, String, Double, UIFont.Weight, Double)] = [
      (158, "The quick brown fox", 13, .regular, 127.5), (159, "Large Title", 34, .bold, 166),
      (161, "0123456789 !@#$%", 15, .regular, 147), (180, "Big 28pt", 28, .regular, 103.5),
      (181, "small 13", 13, .regular, 51.5), (182, "Title 22", 22, .regular, 71), (183, "tiny 11", 11, .regular, 34.5),
    ]
    for (row, text, size, weight, width) in labels {
      let expected = CatalystText.iOSWidth(width, characters: text.count, size: size)
      table.add(
        "the width of \"\(text)\" at \(size) points", [.row(row)], on: .catalyst, .reported, within: .points(1),
        expect: [.size(expected, nil)]
      ) { [$0.fitted($0.label(text, CGFloat(size), weight))] }
    }
  }

  private static func options(_ table: inout CaseTable) {
    table.add(
      "a label of one line ignores the offered width", [.fact(2, 6)], within: .pixel,
      expect: [.size(79.667, 20.333), .size(79.667, 20.333)]
    ) { screen in
      let label = screen.label("Hello UIKit")
      return [.size(of: label.sizeThatFits(CGSize(width: 40, height: 0))), .size(of: label.intrinsicContentSize)]
    }
    table.add("the default values of labels", .facts(2, 15), expect: [.number(17), .word("ok"), .color(0, 0, 0)]) {
      let label = $0.add(UILabel())
      let isDefault =
        label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail && label.textAlignment == .natural
        && !label.isUserInteractionEnabled
      return [
        .number(of: label.font.pointSize), .word(isDefault ? "ok" : "other"),
        .color(of: label.textColor, in: $0.traits),
      ]
    }
    table.add(
      "labels hug at 250 horizontally and 251 vertically", [.fact(2, 14)], .reported,
      expect: [250, 251, 750, 750].map { .number($0) }
    ) {
      let label = $0.add(UILabel())
      return [
        .number(Double(label.contentHuggingPriority(for: .horizontal).rawValue)),
        .number(Double(label.contentHuggingPriority(for: .vertical).rawValue)),
        .number(Double(label.contentCompressionResistancePriority(for: .horizontal).rawValue)),
        .number(Double(label.contentCompressionResistancePriority(for: .vertical).rawValue)),
      ]
    }
    table.add("a label made in code has a clear background color", [.fact(2, 16)], expect: [.color(0, 0, 0, 0)]) {
      [.color(of: $0.add(UILabel()).backgroundColor, in: $0.traits)]
    }
    table.add("setting the text keeps the frame", [.fact(2, 17)], expect: [.frame(3, 4, 5, 6)]) {
      let label = $0.add(UILabel(), at: CGRect(x: 3, y: 4, width: 5, height: 6))
      label.text = "Hello UIKit"
      $0.layOut()
      return [.frame(of: label)]
    }
  }
}
