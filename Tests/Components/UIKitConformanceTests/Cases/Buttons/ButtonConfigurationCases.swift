import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// Buttons with a configuration: sizes, colors and states.
enum ButtonConfigurationCases {
  static var table: CaseTable {
    var table = CaseTable(.buttonConfigurations)
    defaults(&table)
    sizes(&table)
    corners(&table)
    colors(&table)
    states(&table)
    updates(&table)
    return table
  }

  private typealias Style = @Sendable () -> UIButton.Configuration

  private static let styles: [(String, Style)] = [
    ("plain", { .plain() }), ("tinted", { .tinted() }), ("gray", { .gray() }), ("filled", { .filled() }),
    ("borderless", { .borderless() }), ("bordered", { .bordered() }), ("borderedTinted", { .borderedTinted() }),
    ("borderedProminent", { .borderedProminent() }),
  ]

  private static func defaults(_ table: inout CaseTable) {
    for (name, style) in styles {
      table.add(
        "the insets and paddings of a \(name) configuration", [.fact(14, 1)],
        expect: [7, 12, 7, 12, 0, 1].map { .number($0) }
      ) { _ in
        let (style, insets) = (style(), style().contentInsets)
        let numbers = [
          insets.top, insets.leading, insets.bottom, insets.trailing, style.imagePadding, style.titlePadding,
        ]
        return numbers.map { .number(of: $0) }
      }
    }
    table.add("glass configurations are capsules", [.fact(14, 8)], expect: [.flag(true), .number(5.95)]) { _ in
      let glass = UIButton.Configuration.glass()
      return [.flag(glass.cornerStyle == .capsule), .number(of: glass.background.cornerRadius)]
    }
    table.add(
      "configurations that change when the button is selected", [.fact(14, 19)],
      expect: [.word("plain, tinted, gray, borderless, bordered, borderedTinted")]
    ) { _ in
      [.word(styles.filter { $0.1().automaticallyUpdateForSelection }.map(\.0).joined(separator: ", "))]
    }
    table.add(
      "a title wraps by words, without a limit of lines", [.fact(14, 5)], expect: [.flag(true), .number(0), .number(1)]
    ) {
      var style = UIButton.Configuration.plain()
      style.title = "Title"
      let button = $0.add(UIButton(configuration: style))
      button.sizeToFit()
      $0.layOut()
      let lines = Double(button.titleLabel?.numberOfLines ?? -1)
      let isDefault = style.titleLineBreakMode == .byWordWrapping
      style.titleLineBreakMode = .byTruncatingTail
      button.configuration = style
      $0.layOut()
      return [.flag(isDefault), .number(lines), .number(Double(button.titleLabel?.numberOfLines ?? -1))]
    }
    table.add(
      "the stroke of a configuration is 1 wide, and clear", [.fact(14, 9)], expect: [.number(1), .color(0, 0, 0, 0)]
    ) {
      let background = UIButton.Configuration.filled().background
      return [.number(of: background.strokeWidth), .color(of: background.strokeColor ?? .clear, in: $0.traits)]
    }
    table.add("title and attributed title are one value", [.fact(14, 18)], expect: [.word("b"), .word("c")]) { _ in
      var style = UIButton.Configuration.plain()
      style.title = "a"
      style.attributedTitle = AttributedString("b")
      let title = style.title ?? "none"
      style.title = "c"
      return [.word(title), .word(style.attributedTitle.map { String($0.characters) } ?? "none")]
    }
    table.add("a size sets the insets", [.fact(14, 20), .fact(14, 3)], expect: [5, 10, 15, 20].map { .number($0) }) {
      _ in
      var style = UIButton.Configuration.plain()
      style.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      style.buttonSize = .small
      let small = style.contentInsets
      style.buttonSize = .large
      return [small.top, small.leading, style.contentInsets.top, style.contentInsets.leading].map { .number(of: $0) }
    }
  }

  private static func sizes(_ table: inout CaseTable) {
    table.add(
      "a button \"Configure\"", .facts(14, 2, rows: 319...320), within: .pixel,
      expect: [.size(99, 34.333), .frame(12, 7, 75, 20.333)]
    ) {
      let button = Self.button(.filled(), "Configure", on: $0)
      return [.size(of: button.bounds.size), .frame(of: button.titleLabel)]
    }
    for size in [UIButton.Configuration.Size.mini, .small] {
      table.add(
        "a button \"Configure\" of size \(size)", .facts(14, 3, rows: 321...321), within: .pixel,
        expect: [.size(87.333, 28)]
      ) {
        var style = UIButton.Configuration.filled()
        style.buttonSize = size
        return [.size(of: Self.button(style, "Configure", on: $0).bounds.size)]
      }
    }
    table.add("a title with a subtitle", [.fact(14, 4)], within: .pixel, expect: [.size(nil, 51)]) {
      var style = UIButton.Configuration.filled()
      style.subtitle = "Subtitle"
      return [.size(of: Self.button(style, "Title", on: $0).bounds.size)]
    }
    for (padding, width) in [(0.0, 74.0), (6, 80), (20, 94)] {
      table.add(
        "an image beside a title with a padding of \(Int(padding))", [.fact(14, 15)], within: .points(1),
        expect: [.size(width, nil)]
      ) {
        var style = UIButton.Configuration.plain()
        style.image = UIImage(systemName: "star.fill")
        style.imagePadding = CGFloat(padding)
        return [.size(of: Self.button(style, "Go", on: $0).bounds.size)]
      }
    }
  }

  private static func corners(_ table: inout CaseTable) {
    let radii: [(UIButton.Configuration.CornerStyle, Double)] = [
      (.dynamic, 17), (.small, 5), (.medium, 7), (.large, 10), (.capsule, 20), (.fixed, 5.95),
    ]
    for (style, radius) in radii {
      table.add("the corner style \(style) of a button 40 high", .facts(14, 6, 7), expect: [.number(radius)]) {
        var configuration = UIButton.Configuration.filled()
        configuration.cornerStyle = style
        let button = $0.add(UIButton(configuration: configuration), at: CGRect(x: 0, y: 0, width: 120, height: 40))
        let background = $0.node(of: button)?.first { $0.background != nil }
        return [.number(of: background.map { $0.cornerRadius })]
      }
    }
  }

  private static func colors(_ table: inout CaseTable) {
    let gray = Quantity.color(120, 120, 128, 0.16)
    let examples: [(String, Style, Quantity?, Quantity)] = [
      ("filled", { .filled() }, .color(0, 136, 255), .color(255, 255, 255)),
      ("plain", { .plain() }, nil, .color(0, 136, 255)), ("gray", { .gray() }, gray, .color(0, 0, 0)),
      ("bordered", { .bordered() }, gray, .color(0, 0, 0)),
      ("tinted", { .tinted() }, .color(0, 136, 255, 0.18), .color(0, 136, 255)),
    ]
    for (name, style, fill, text) in examples {
      table.add("the colors of a \(name) button", [.fact(14, 10)], expect: [fill ?? .missing("no such part"), text]) {
        Self.colors(of: Self.button(style(), "Title", on: $0), on: $0)
      }
      table.add(
        "the colors of a disabled \(name) button", [.fact(14, 11)],
        expect: [.color(120, 120, 128, 0.12), .color(60, 60, 67, 0.3)]
      ) {
        var colored = style()
        colored.baseForegroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let button = Self.button(colored, "Title", on: $0)
        button.isEnabled = false
        return Self.colors(of: button, on: $0)
      }
    }
    let dark: [(String, Style, Quantity)] = [
      ("gray", { .gray() }, .color(120, 120, 128, 0.32)), ("tinted", { .tinted() }, .color(0, 145, 255, 0.25)),
    ]
    for (name, style, fill) in dark {
      table.add("the fill of a \(name) button, dark", [.fact(14, 10)], on: .iPhone16.dark, expect: [fill]) {
        Array(Self.colors(of: Self.button(style(), "Title", on: $0), on: $0).prefix(1))
      }
    }
  }

  private static func states(_ table: inout CaseTable) {
    table.add(
      "a highlighted button has 0.75 of its alpha", [.fact(14, 12)],
      expect: [.color(0, 136, 255, 0.75), .color(255, 255, 255, 0.75)]
    ) {
      let button = Self.button(.filled(), "Title", on: $0)
      button.isHighlighted = true
      return Self.colors(of: button, on: $0)
    }
    table.add(
      "a selected plain button is filled with the tint at 0.18", [.fact(14, 13)], expect: [.color(0, 136, 255, 0.18)]
    ) {
      let button = Self.button(.plain(), "Title", on: $0)
      button.isSelected = true
      return Array(Self.colors(of: button, on: $0).prefix(1))
    }
    table.add("an explicit background color holds in every state", [.fact(14, 14)], expect: [.color(10, 20, 30)]) {
      var style = UIButton.Configuration.filled()
      style.background.backgroundColor = UIColor(red: 10 / 255, green: 20 / 255, blue: 30 / 255, alpha: 1)
      let button = Self.button(style, "Title", on: $0)
      button.isEnabled = false
      return Array(Self.colors(of: button, on: $0).prefix(1))
    }
    table.add("setTitle leaves the configuration without a title", [.fact(14, 17)], expect: [.flag(true), .flag(true)])
    {
      let button = $0.add(UIButton(configuration: .plain()))
      button.setTitle("Title", for: .normal)
      button.sizeToFit()
      let hasTitle = $0.node(of: button)?.first { $0.text?.string == "Title" } != nil
      return [.flag(button.configuration?.title == nil), .flag(hasTitle)]
    }
  }

  private static func updates(_ table: inout CaseTable) {
    table.add(
      "the update handler runs once in the next layout, not for a new frame", [.fact(14, 16)],
      expect: [.number(1), .number(0)]
    ) {
      let button = Self.button(.plain(), "Title", on: $0)
      let log = PassLog()
      button.configurationUpdateHandler = { _ in MainActor.assumeIsolated { log.entries.append("update") } }
      $0.layOut()
      log.entries = []
      button.isSelected = true
      button.isHighlighted = true
      $0.layOut()
      let changed = Double(log.entries.count)
      log.entries = []
      button.frame.size.width += 20
      $0.layOut()
      return [.number(changed), .number(Double(log.entries.count))]
    }
    table.add("updated(for:) changes the background color only", [.fact(14, 21)], expect: [.flag(true), .flag(true)]) {
      let style = UIButton.Configuration.gray()
      let button = Self.button(style, "Title", on: $0)
      button.isEnabled = false
      let updated = style.updated(for: button)
      let isSame =
        updated.title == style.title && updated.contentInsets == style.contentInsets
        && updated.baseForegroundColor == style.baseForegroundColor
      return [.flag(updated.background.backgroundColor != nil), .flag(isSame)]
    }
  }

  @MainActor private static func button(_ style: UIButton.Configuration, _ title: String, on screen: Screen) -> UIButton
  {
    var style = style
    style.title = title
    let button = screen.add(UIButton(configuration: style))
    button.sizeToFit()
    screen.layOut()
    return button
  }

  /// The fill and the title's color.
  @MainActor private static func colors(of button: UIButton, on screen: Screen) -> [Quantity] {
    let node = screen.node(of: button)?.first { $0.name == "background" || $0.background != nil }
    var fill = Quantity.color(of: node)
    if let node, case .color(let red, let green, let blue, let alpha) = fill {
      let opacity = alpha * node.opacity
      fill = opacity > 0 ? .color(red, green, blue, opacity) : .missing("no such part")
    }
    return [fill, screen.textColor(in: button)]
  }
}
