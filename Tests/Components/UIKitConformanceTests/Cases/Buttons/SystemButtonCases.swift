import Foundation
import HeadlessUIKit

/// Buttons without a configuration.
enum SystemButtonCases {
  static var table: CaseTable {
    var table = CaseTable(.buttons)
    sizes(&table)
    recorded(&table)
    states(&table)
    structure(&table)
    icons(&table)
    symbols(&table)
    return table
  }

  private static func sizes(_ table: inout CaseTable) {
    table.add(
      "a system button of 15 points", .facts(13, 1, 2, rows: 107...108), on: .iPhone8Plus, within: .pixel,
      expect: [.frame(164, 318, 46, 30), .frame(0.333, 6, 45.667, 18)]
    ) {
      let button = $0.pin(Self.button("Button"))
      button.pinCorner(x: 164, y: 318)
      $0.layOut()
      return [.frame(of: button), .frame(of: button.titleLabel)]
    }
    table.add(
      "explicit insets replace the 6 above and below", [.fact(13, 4)], on: .catalyst, within: .pixel,
      expect: [.size(nil, 38)]
    ) {
      let button = $0.add(Self.button("Button"))
      button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      return [.size(of: button.intrinsicContentSize)]
    }
    table.add("an empty system button is 30 by 30", [.fact(13, 5)], on: .catalyst, expect: [.size(30, 30)]) {
      [.size(of: $0.add(UIButton(type: .system)).intrinsicContentSize)]
    }
    table.add(
      "an empty button is as high as a line of its font and 12", [.rule(5)], on: .iPhone16Pro, .reported,
      expect: [.size(nil, 29)]
    ) {
      let button = $0.add(UIButton(type: .system))
      button.titleLabel?.font = .systemFont(ofSize: 14)
      return [.size(of: button.intrinsicContentSize)]
    }
    table.add(
      "sizeThatFits ignores the offered size", [.fact(13, 6)], on: .catalyst, within: .pixel, expect: [.size(46, 30)]
    ) {
      [.size(of: $0.add(Self.button("Button")).sizeThatFits(CGSize(width: 10, height: 10)))]
    }
    table.add(
      "a contactAdd button", .facts(13, 14, rows: 85...86), on: .iPhoneSE1,
      expect: [.frame(0, 0, 24.333, 23.667), .frame(0, 0, 24.333, 23.667)]
    ) {
      let button = $0.add(UIButton(type: .contactAdd))
      button.sizeToFit()
      $0.layOut()
      return [.frame(of: button), .frame(of: button.imageView)]
    }
  }

  private static func recorded(_ table: inout CaseTable) {
    let buttons: [(ClosedRange<Int>, String, Double, UIFont.Weight, Double, Double)] = [
      (230...231, "Plain Button", 15, .regular, 86, 30), (232...233, "Bold Button", 17, .semibold, 97, 32.5),
      (236...236, "Disabled", 15, .regular, 62, 30),
    ]
    for (rows, title, size, weight, width, height) in buttons {
      let expected = CatalystText.iOSWidth(width, characters: title.count, size: size)
      table.add(
        "a system button \"\(title)\"", .rows(rows), on: .catalyst, .reported, within: .points(1),
        expect: [.size(expected, height)]
      ) {
        let button = $0.add(Self.button(title))
        button.titleLabel?.font = .systemFont(ofSize: CGFloat(size), weight: weight)
        button.sizeToFit()
        return [.size(of: button.bounds.size)]
      }
    }
    table.add(
      "the title is centered in a larger button", .facts(13, 8, rows: 234...235), on: .catalyst, within: .points(0.5),
      expect: [.frame(20, 120, 200, 44), .number(100), .number(22)]
    ) {
      let button = $0.add(Self.button("Fixed Frame Button"), at: CGRect(x: 20, y: 120, width: 200, height: 44))
      $0.layOut()
      return [
        .frame(of: button), .number(of: button.titleLabel?.frame.midX), .number(of: button.titleLabel?.frame.midY),
      ]
    }
  }

  private static func states(_ table: inout CaseTable) {
    table.add("a highlighted title is drawn at 0.2", [.fact(13, 9)], on: .catalyst, expect: [.number(0.2)]) {
      let button = $0.add(Self.button("Button"))
      button.sizeToFit()
      button.isHighlighted = true
      guard case .color(_, _, _, let alpha) = $0.textColor(in: button) else { return [.missing("no title")] }
      return [.number(alpha)]
    }
    for (platform, white) in [(Platform.catalyst, 0.52), (.catalyst.dark, 0.55)] {
      table.add(
        "a disabled title is gray, \(platform.appearance)", [.fact(13, 10)], on: platform,
        expect: [.color(white * 255, white * 255, white * 255, 0.45)]
      ) {
        let button = $0.add(Self.button("Button"))
        button.sizeToFit()
        button.isEnabled = false
        return [$0.textColor(in: button)]
      }
    }
    table.add(
      "a title color for normal holds when disabled", [.rule(10), .fact(13, 11)], on: .iPhone16Pro,
      expect: [.color(200, 0, 0)]
    ) {
      let button = $0.add(Self.button("Button"))
      button.setTitleColor(UIColor(red: 200 / 255, green: 0, blue: 0, alpha: 1), for: .normal)
      button.sizeToFit()
      button.isEnabled = false
      return [$0.textColor(in: button)]
    }
    table.add("a state without a title has that of normal", [.fact(13, 12)], on: .catalyst, expect: [.word("normal")]) {
      let button = $0.add(Self.button("normal"))
      button.setTitle("selected", for: .selected)
      button.isSelected = true
      button.isHighlighted = true
      return [.word(button.currentTitle ?? "none")]
    }
  }

  private static func structure(_ table: inout CaseTable) {
    table.add(
      "a title that is too long is truncated in the middle", [.fact(13, 7)], on: .catalyst, expect: [.flag(true)]
    ) {
      [.flag($0.add(Self.button("Button")).titleLabel?.lineBreakMode == .byTruncatingMiddle)]
    }
    table.add("the image view is below the title label", [.fact(13, 13)], on: .catalyst, expect: [.flag(true)]) {
      let button = $0.add(Self.button("Button"), at: CGRect(x: 0, y: 0, width: 200, height: 44))
      $0.layOut()
      button.setImage(UIImage(systemName: "plus"), for: .normal)
      $0.layOut()
      let (image, title) = (
        button.subviews.firstIndex { $0 is UIImageView }, button.subviews.firstIndex { $0 is UILabel }
      )
      guard let image, let title else { return [.missing("not both are subviews")] }
      return [.flag(image < title)]
    }
  }

  /// A button with contents insets of 12 and a title that is moved by 28, and an icon that is constrained to the title.
  private static func icons(_ table: inout CaseTable) {
    table.add(
      "an icon beside the title determines the width of its button", .facts(13, 15, rows: 99...101), on: .iPhoneSE,
      within: .pixel, expect: [.number(36), .number(32), .frame(4, 8, 24, 24)]
    ) {
      let (button, icon) = Self.buttonWithIcon(on: $0)
      guard let title = button.titleLabel else { return [.missing("no title")] }
      return [.number(of: button.frame.width - title.frame.width), .number(of: title.frame.minX), .frame(of: icon)]
    }
    table.add(
      "insets of the title move it without narrowing it", .rows(102...103), on: .iPhoneSE, within: .pixel,
      expect: [.number(34.5 + 39.5 / 2), .number(4), .flag(true)]
    ) {
      let (button, icon) = Self.buttonWithIcon(width: 80, on: $0)
      guard let title = button.titleLabel else { return [.missing("no title")] }
      return [
        .number(of: title.frame.midX), .number(of: title.frame.minX - icon.frame.maxX),
        .flag(title.frame.width >= title.intrinsicContentSize.width),
      ]
    }
  }

  @MainActor private static func buttonWithIcon(
    width: CGFloat? = nil, on screen: Screen
  ) -> (button: UIButton, icon: UIView) {
    let button = screen.pin(UIButton(type: .custom))
    button.setTitle("STUB", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 14, weight: .medium)
    button.contentEdgeInsets = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    button.titleEdgeInsets.left = 28
    let icon = screen.pin(FixedView(24, 24), in: button)
    guard let title = button.titleLabel else { return (button, icon) }
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: screen.root.topAnchor),
      button.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      button.heightAnchor.constraint(equalToConstant: 40),
      icon.centerYAnchor.constraint(equalTo: button.centerYAnchor),
      icon.leadingAnchor.constraint(greaterThanOrEqualTo: button.leadingAnchor, constant: 4),
      icon.trailingAnchor.constraint(equalTo: title.leadingAnchor, constant: -4),
    ])
    if let width { button.widthAnchor.constraint(equalToConstant: width).isActive = true }
    screen.layOut()
    return (button, icon)
  }

  private static func symbols(_ table: inout CaseTable) {
    table.add(
      "a system button draws its symbol at the large scale", [.rule(4)], on: .iPhone16Pro, .reported, within: .pixel,
      expect: [.number(17.333)]
    ) {
      let button = $0.add(UIButton(type: .system), at: CGRect(x: 0, y: 0, width: 60, height: 60))
      button.setImage(UIImage(systemName: "xmark"), for: .normal)
      return [.number(of: try $0.ink(of: button).width)]
    }
    table.add(
      "the chevron of a system button", [.rule(4)], on: .iPhone16Pro, .reported, within: .pixel,
      expect: [.size(10, 18.7)]
    ) {
      let button = $0.add(UIButton(type: .system), at: CGRect(x: 0, y: 0, width: 60, height: 60))
      button.setImage(UIImage(systemName: "chevron.left"), for: .normal)
      return [.size(of: try $0.ink(of: button).size)]
    }
  }

  @MainActor private static func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }
}
