import Foundation
import HeadlessUIKit

/// Labels with attributed text: letter spacing, line heights and mixed fonts.
enum AttributedTextCases {
  static var table: CaseTable {
    var table = CaseTable(.attributedText)
    labels(&table)
    kerning(&table)
    lineHeights(&table)
    recordedWidths(&table)
    return table
  }

  private static func labels(_ table: inout CaseTable) {
    table.add(
      "attributed text sets the label's alignment and line break mode", [.fact(5, 1)], on: .catalyst,
      expect: [.flag(true), .flag(true)]
    ) {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      style.lineBreakMode = .byTruncatingMiddle
      let label = $0.label(NSAttributedString(string: "text", attributes: [.paragraphStyle: style]))
      return [.flag(label.textAlignment == .center), .flag(label.lineBreakMode == .byTruncatingMiddle)]
    }
    table.add(
      "attributed text ignores the label's earlier font", [.fact(4, 6)], .documented, expect: [.size(nil, 14.333)]
    ) {
      let label = $0.add(UILabel())
      label.font = .systemFont(ofSize: 30)
      label.attributedText = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 12)])
      return [$0.fitted(label)]
    }
  }

  private static func kerning(_ table: inout CaseTable) {
    table.add(
      "kern widens the text after every character", [.fact(5, 2)], on: .catalyst, within: .pixel, expect: [.number(14)]
    ) { _ in
      [.number(of: Self.width("spacing", [.kern: 2]) - Self.width("spacing"))]
    }
    table.add(
      "an explicit kern of 0 turns pair kerning off", [.fact(5, 3)], on: .catalyst, .reported, within: .pixel,
      expect: [.number(66.954 - 61.974)]
    ) { _ in
      [.number(of: Self.width("AVATAR", [.kern: 0]) - Self.width("AVATAR"))]
    }
    table.add(
      "no pair is kerned across a change of font", [.fact(5, 4)], on: .catalyst, within: .points(0.01),
      expect: [.number(0)]
    ) { _ in
      let runs = NSMutableAttributedString(string: "A", attributes: [.font: UIFont.systemFont(ofSize: 17)])
      runs.append(NSAttributedString(string: "V", attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .bold)]))
      return [.number(of: runs.size().width - "A".width() - "V".width(17, .bold))]
    }
  }

  private static func lineHeights(_ table: inout CaseTable) {
    // 17 points: ascender 16.187, descender 4.101. 13 points, raised by 6: ascender 12.378 + 6.
    table.add(
      "a line with a raised run", [.fact(5, 5), .row(240)], on: .catalyst, .reported, within: .pixel,
      expect: [.size(nil, 22.5)]
    ) {
      let text = NSMutableAttributedString(string: "note", attributes: [.font: UIFont.systemFont(ofSize: 17)])
      let raised: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 13), .baselineOffset: 6]
      text.append(NSAttributedString(string: "1", attributes: raised))
      return [$0.fitted($0.label(text))]
    }
    table.add("the largest font of a line sets its height", [.fact(5, 5)], on: .catalyst, expect: [.size(nil, 29)]) {
      [$0.fitted($0.label(Self.mixed))]
    }
    table.add(
      "the line height multiple comes before the limits", [.fact(5, 6)], on: .catalyst,
      expect: [.size(nil, 30), .size(nil, 40)]
    ) {
      let (low, high) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
      (low.lineHeightMultiple, low.maximumLineHeight) = (2, 30)
      (high.lineHeightMultiple, high.minimumLineHeight) = (1.5, 40)
      return [$0.fitted($0.label(Self.styled("a", low))), $0.fitted($0.label(Self.styled("a", high)))]
    }
    table.add("line spacing is between lines only", [.fact(5, 7)], on: .catalyst, expect: [.size(nil, 71)]) {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 5
      return [$0.fitted($0.label(Self.styled("a\nb\nc", style), lines: 0))]
    }
  }

  /// Widths recorded on Catalyst, converted to the advances of iOS.
  private static func recordedWidths(_ table: inout CaseTable) {
    table.add(
      "the width of runs of 24, 17 and 13 points", [.fact(5, 8), .row(237)], on: .catalyst, .reported,
      within: .points(1),
      expect: [.size(150 - 7 * 37 * 17 / 2048 - 5 * 41 * 13 / 2048, nil)]
    ) { [$0.fitted($0.label(Self.mixed))] }
    table.add(
      "the width of runs of four weights", [.fact(5, 9)], on: .catalyst, .reported, within: .points(1),
      expect: [.size(CatalystText.iOSWidth(162, characters: 19, size: 17), nil)]
    ) {
      let text = NSMutableAttributedString(string: "")
      let runs: [(String, UIFont.Weight)] = [
        ("total ", .regular), ("open", .semibold), (" and ", .regular), ("done", .bold),
      ]
      for (string, weight) in runs {
        let font = UIFont.systemFont(ofSize: 17, weight: weight)
        text.append(NSAttributedString(string: string, attributes: [.font: font]))
      }
      return [$0.fitted($0.label(text))]
    }
    let kerned: [(Int, String, CGFloat, Double)] = [(238, "spacing", 2, 76), (239, "tight", -0.5, 34)]
    for (row, string, kern, width) in kerned {
      table.add(
        "the width of \"\(string)\" with a kern of \(kern)", [.row(row)], on: .catalyst, .reported, within: .points(1),
        expect: [.size(CatalystText.iOSWidth(width, characters: string.count, size: 17), nil)]
      ) {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17), .kern: kern]
        return [$0.fitted($0.label(NSAttributedString(string: string, attributes: attributes)))]
      }
    }
  }

  @MainActor private static var mixed: NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (string, size) in [("Sales ", 24), ("report ", 17), ("notes", 13)] {
      let font = UIFont.systemFont(ofSize: CGFloat(size))
      text.append(NSAttributedString(string: string, attributes: [.font: font]))
    }
    return text
  }

  @MainActor private static func styled(_ string: String, _ style: NSParagraphStyle) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
  }

  @MainActor private static func width(_ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CGFloat {
    var attributes = attributes
    attributes[.font] = UIFont.systemFont(ofSize: 17)
    return NSAttributedString(string: string, attributes: attributes).size().width
  }
}
