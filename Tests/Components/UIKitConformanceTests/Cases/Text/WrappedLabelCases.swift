import Foundation
import HeadlessUIKit

/// Labels with several lines, and where their lines break.
enum WrappedLabelCases {
  static var table: CaseTable {
    var table = CaseTable(.labels)
    strategies(&table)
    heights(&table)
    breaks(&table)
    shortLastLines(&table)
    return table
  }

  private static func strategies(_ table: inout CaseTable) {
    table.add(
      "labels start with the standard line break strategy", [.fact(4, 1)], .documented,
      expect: [.flag(true), .flag(true)]
    ) { _ in
      let label = UILabel()
      let isStandard = label.lineBreakStrategy == .standard
      label.attributedText = NSAttributedString(string: "text", attributes: [.paragraphStyle: NSParagraphStyle()])
      return [.flag(isStandard), .flag(NSParagraphStyle().lineBreakStrategy.isEmpty)]
    }
  }

  private static func heights(_ table: inout CaseTable) {
    table.add("three lines of 13 points are rounded up as a whole", [.fact(2, 7)], expect: [.size(nil, 46.667)]) {
      [$0.fitted($0.label("a\nb\nc", 13, lines: 0))]
    }
    let styles: [(UIFont.TextStyle, Int, Double, [Source])] = [
      (.body, 1, 20.333, .facts(2, 9)), (.body, 2, 42.333, .facts(2, 8, 9)), (.subheadline, 1, 18, .facts(2, 9)),
      (.subheadline, 2, 38, .facts(2, 8, 9)), (.subheadline, 3, 58, .facts(2, 9)),
    ]
    for (style, lines, height, sources) in styles {
      table.add(
        "\(lines) lines in the style \(style == .body ? "body" : "subheadline")", sources, expect: [.size(nil, height)]
      ) {
        let text = Array(repeating: "a", count: lines).joined(separator: "\n")
        return [$0.fitted($0.label(text, UIFont.preferredFont(forTextStyle: style), lines: 0))]
      }
    }
    table.add("2 lines of the system font of 15 points", [.fact(2, 8)], expect: [.size(nil, 36)]) {
      [$0.fitted($0.label("a\nb", 15, lines: 0))]
    }
    table.add(
      "a wrapping label is measured again at its solved width", [.fact(2, 13)], expect: [.frame(0, 0, 200, 40.667)]
    ) {
      let label = $0.label("The quick brown fox jumps over the lazy dog", lines: 0)
      $0.pin(label).pinCorner(width: 200)
      $0.layOut()
      return [.frame(of: label)]
    }
  }

  private static func breaks(_ table: inout CaseTable) {
    // Three of the letters, each 16.7 wide, fit on a line of 60 points.
    table.add("a long word is broken between characters", [.fact(3, 7)], on: .catalyst, expect: [.number(81.5)]) {
      [.number(of: $0.label("WWWWWWWWWW", lines: 0).sizeThatFits(CGSize(width: 60, height: 1000)).height)]
    }
    table.add(
      "the space at a break counts in the width of its line", [.fact(2, 10)], on: .catalyst, expect: [.flag(true)]
    ) {
      let width = $0.label("Hello UIKit", lines: 0).sizeThatFits(CGSize(width: 60, height: 1000)).width
      return [.flag(abs(width - "Hello ".width()) <= 0.5)]
    }
  }

  /// From iOS 11, a label moves a word down rather than leave one word alone on the last line.
  private static func shortLastLines(_ table: inout CaseTable) {
    let text = "alpha bravo charlie delta"
    table.add(
      "no word is left alone on the last line", [.fact(4, 7), .fact(4, 10), .fact(4, 3)], .reported,
      expect: [.flag(true), .number(40.667)]
    ) {
      let offered = "alpha bravo charlie ".width() + 1
      let size = $0.label(text, lines: 0).sizeThatFits(CGSize(width: offered, height: 1000))
      return [.flag(size.width < "alpha bravo charlie".width() - 10), .number(of: size.height)]
    }
    table.add(
      "a last word with closing punctuation stays alone", [.fact(4, 3), .fact(4, 7)], .reported,
      expect: [.flag(true), .flag(false)]
    ) { screen in
      ["alpha bravo charlie amounts.", "alpha bravo Bonus Promotion"].map { text in
        let label = screen.label(text, lines: 0)
        let first = text.prefix(19)
        let size = label.sizeThatFits(CGSize(width: String(first).width() + 4, height: 1000))
        return .flag(size.width > String(first).width() - 10)
      }
    }
    table.add(
      "a word stays alone on the last line of attributed text", [.rule(22), .fact(4, 2)], on: .iPhone16Pro, .reported,
      expect: [.flag(true)]
    ) {
      let string = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
      let offered = "alpha bravo charlie ".width() + 1
      let size = $0.label(string, lines: 0).sizeThatFits(CGSize(width: offered, height: 1000))
      return [.flag(size.width > "alpha bravo charlie".width() - 1)]
    }
  }
}
