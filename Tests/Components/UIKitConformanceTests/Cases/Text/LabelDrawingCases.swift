import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import HeadlessUIKit

/// What labels draw: positions, baselines, truncation and shrinking.
enum LabelDrawingCases {
  static var table: CaseTable {
    var table = CaseTable(.labels)
    positions(&table)
    baselines(&table)
    truncation(&table)
    ellipses(&table)
    shrinking(&table)
    return table
  }

  private static func positions(_ table: inout CaseTable) {
    table.add(
      "text is centered vertically", [.fact(3, 1)], on: .catalyst, within: .points(0.75), expect: [.number(9.75)]
    ) {
      let low = try $0.ink(of: $0.add(Self.label("H"), at: CGRect(x: 0, y: 0, width: 50, height: 20.5)))
      let high = try $0.ink(of: $0.add(Self.label("H"), at: CGRect(x: 100, y: 0, width: 50, height: 40)))
      return [.number(of: high.minY - low.minY)]
    }
    table.add("a label clips to its bounds", [.fact(3, 2)], on: .catalyst, expect: [.flag(true)]) {
      let ink = try $0.ink(of: $0.add(Self.label("Hjg"), at: CGRect(x: 0, y: 0, width: 50, height: 8)))
      return [.flag(ink.minY >= 0 && ink.maxY <= 8)]
    }
    table.add(
      "natural alignment follows the direction of the interface", [.fact(3, 6)], on: .iPhone16.rightToLeft,
      expect: [.flag(true)]
    ) {
      let ink = try $0.ink(of: $0.add(Self.label("Hello"), at: CGRect(x: 0, y: 0, width: 200, height: 21)))
      return [.flag(ink.minX > 100 && ink.maxX > 195)]
    }
  }

  private static func baselines(_ table: inout CaseTable) {
    let baselines: [(CGFloat, Double)] = [(28, 26.5), (13, 12.5), (22, 21), (11, 10.5)]
    for (size, baseline) in baselines {
      table.add("the first baseline at \(size) points", [.fact(3, 4)], on: .iPhoneSE, expect: [.number(baseline)]) {
        let label = $0.pin($0.label("Big", size))
        label.pinCorner()
        let marker = $0.pin(UIView())
        NSLayoutConstraint.activate([
          marker.topAnchor.constraint(equalTo: $0.root.topAnchor),
          marker.leadingAnchor.constraint(equalTo: $0.root.leadingAnchor),
          marker.widthAnchor.constraint(equalToConstant: 5),
          marker.bottomAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
        $0.layOut()
        return [.number(of: marker.frame.maxY)]
      }
    }
  }

  private static func truncation(_ table: inout CaseTable) {
    // "Hello UIKit" is 79.7 wide. Tightening by 65/2048 of the size takes 0.54 from each of its 11 characters.
    table.add(
      "a line is tightened before it is truncated", [.fact(3, 8)], on: .catalyst, within: .points(1),
      expect: [.number(0)]
    ) {
      let kern = -65.0 / 2048 * 17
      let tight = NSAttributedString(
        string: "Hello UIKit", attributes: [.font: UIFont.systemFont(ofSize: 17), .kern: kern])
      let whole = try $0.ink(of: $0.add($0.label(tight), at: CGRect(x: 0, y: 0, width: 200, height: 21)))
      let cut = try $0.ink(of: $0.add(Self.label("Hello UIKit"), at: CGRect(x: 0, y: 50, width: 76, height: 21)))
      return [.number(of: cut.width - whole.width)]
    }
    table.add(
      "the space before the ellipsis is dropped", [.fact(3, 9)], on: .catalyst, within: .points(1), expect: [.number(0)]
    ) {
      let shown = try $0.ink(of: $0.add(Self.label("Shrink…", 18), at: CGRect(x: 0, y: 0, width: 200, height: 30)))
      let label = Self.label("Shrink me please", 18)
      // Wide enough for "Shrink …", and too narrow for "Shrink m…".
      let width = "Shrink …".width(18) + 3
      let cut = try $0.ink(of: $0.add(label, at: CGRect(x: 0, y: 50, width: width, height: 30)))
      return [.number(of: cut.width - shown.width)]
    }
    table.add(
      "a label too narrow for an ellipsis clips its text", [.rule(19)], on: .iPhone16Pro, .reported, within: .pixel,
      expect: [.number(0)]
    ) {
      // No dots of an ellipsis: the ink is as high as that of the first letter.
      let letter = try $0.ink(of: $0.add(Self.label("H"), at: CGRect(x: 0, y: 0, width: 6, height: 21)))
      let cut = try $0.ink(of: $0.add(Self.label("HHHHHH"), at: CGRect(x: 0, y: 50, width: 6, height: 21)))
      return [.number(of: cut.height - letter.height)]
    }
  }

  private static func ellipses(_ table: inout CaseTable) {
    table.add(
      "the ellipsis has the attributes of the text that was cut off", [.rule(18)], on: .iPhone16Pro, .reported,
      expect: [.flag(true)]
    ) {
      let text = NSMutableAttributedString(string: "Hello", attributes: Self.attributes(red: 1, blue: 0))
      text.append(NSAttributedString(string: " world and more", attributes: Self.attributes(red: 0, blue: 1)))
      let label = $0.add($0.label(text), at: CGRect(x: 0, y: 0, width: "Hello…".width() + 2, height: 21))
      let columns = stride(from: 0.5, to: label.bounds.width, by: 0.5)
      let points = columns.flatMap { x in stride(from: 0.5, to: 21, by: 0.5).map { CGPoint(x: x, y: $0) } }
      let isBlue = try $0.pixels(of: label, at: points).contains { pixel in
        guard case .color(let red, _, let blue, _) = pixel else { return false }
        return blue > red + 60
      }
      return [.flag(isBlue)]
    }
  }

  @MainActor private static func attributes(red: CGFloat, blue: CGFloat) -> [NSAttributedString.Key: Any] {
    [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor(red: red, green: 0, blue: blue, alpha: 1)]
  }

  private static func shrinking(_ table: inout CaseTable) {
    table.add(
      "shrinking keeps the font and the intrinsic size", [.fact(3, 10)], within: .pixel,
      expect: [.number(17), .size(79.667, 20.333)]
    ) {
      let label = $0.add(Self.label("Hello UIKit"), at: CGRect(x: 0, y: 0, width: 40, height: 21))
      label.adjustsFontSizeToFitWidth = true
      $0.layOut()
      return [.number(of: label.font.pointSize), .size(of: label.intrinsicContentSize)]
    }
    let floors: [(CGFloat, CGFloat, String)] = [(0.6, 12, "Shrink me pl…"), (0.9, 18, "Shrink…")]
    for (floor, size, text) in floors {
      table.add(
        "text is truncated at the smallest scale \(floor)", [.fact(3, 11)], within: .points(1), expect: [.number(0)]
      ) {
        let label = $0.add(Self.label("Shrink me please", 20), at: CGRect(x: 0, y: 0, width: 80, height: 30))
        (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, floor)
        let shrunk = try $0.ink(of: label)
        let shown = try $0.ink(of: $0.add(Self.label(text, size), at: CGRect(x: 0, y: 50, width: 200, height: 30)))
        return [.number(of: shrunk.width - shown.width)]
      }
    }
    // Above its smallest scale, a text is whole at every size: its last letter is as far from its end as unshrunk.
    for size: CGFloat in [17, 21, 33, 40] {
      table.add(
        "text of \(size) points that shrinks is not truncated above the smallest scale", [.fact(3, 11)],
        expect: [.flag(true)]
      ) { _ in
        let text = "Shrink me please"
        let widths = stride(from: CGFloat(0.3), to: 1, by: 0.05).map { $0 * text.width(size) }
        let isWhole = widths.allSatisfy { width in
          let label = Self.label(text, size)
          label.frame.size = CGSize(width: width, height: 50)
          (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.1)
          let paragraph = label.layoutTree(in: RenderingEnvironment(size: label.bounds.size)).text?.paragraph
          return paragraph.map { !Typesetter.current.typeset($0, width: width).isTruncated } ?? false
        }
        return [.flag(isWhole)]
      }
    }
    table.add(
      "several lines shrink until they fit in the bounds", [.fact(3, 10)], .reported, within: .points(1),
      expect: [.flag(true), .flag(true)]
    ) { screen in
      // Three lines at full size, in a label for two.
      let text = "alpha bravo charlie delta"
      let frame = CGRect(x: 0, y: 0, width: "alpha bravo".width() + 2, height: 41)
      let label = screen.add(Self.label(text), at: frame)
      label.numberOfLines = 2
      let cut = try screen.ink(of: label)
      label.adjustsFontSizeToFitWidth = true
      let shrunk = try screen.ink(of: label)
      return [.flag(shrunk.height < cut.height), .flag(shrunk.width <= frame.width)]
    }
    table.add("labels do not shrink unless they are asked to", [.fact(3, 12)], expect: [.flag(false), .number(0)]) {
      let label = $0.add(UILabel())
      return [.flag(label.adjustsFontSizeToFitWidth), .number(of: label.minimumScaleFactor)]
    }
  }

  @MainActor private static func label(_ text: String, _ size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = text
    return label
  }
}
