import FirstFrameLayoutTree
import Foundation

/// A month with its name, buttons for other months, the names of the weekdays, and the days in rows.
final class CalendarMonthView: UIView {
  /// How a day is shown.
  struct Day: Hashable {
    var isToday = false
    var isSelected = false
    var isAvailable = true
  }

  /// The month; setting it makes the labels of the days.
  private(set) var month: CalendarMonth?
  private(set) var dayLabels: [UILabel] = []
  private var days: [Day] = []
  private let titleLabel = UILabel()
  private var weekdayLabels: [UILabel] = []
  private let titleChevron = UIImageView()
  let previousButton = UIButton(type: .system)
  let nextButton = UIButton(type: .system)
  /// The views below the days, by day.
  var decorations: [Int: UIView] = [:] {
    didSet {
      for view in oldValue.values { view.removeFromSuperview() }
      for view in decorations.values { addSubview(view) }
      setNeedsLayout()
    }
  }
  /// The design of the digits and names.
  var fontDesign = UIFontDescriptor.SystemDesign.default

  /// The measures, in points.
  enum Measure {
    static let titleHeight: CGFloat = 44
    static let weekdayHeight: CGFloat = 20
    static let rowHeight: CGFloat = 44
    static let side: CGFloat = 8
    static let circle: CGFloat = 44
  }

  /// The height with six weeks, which every month has room for.
  static let height = Measure.titleHeight + Measure.weekdayHeight + 6 * Measure.rowHeight

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.accessibilityTraits = [.header, .button]
    titleLabel.isAccessibilityElement = true
    for (button, symbol) in [(previousButton, "chevron.backward"), (nextButton, "chevron.forward")] {
      let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold, scale: .large)
      button.setImage(UIImage(systemName: symbol, withConfiguration: configuration), for: .normal)
    }
    previousButton.accessibilityLabel = "Previous Month"
    nextButton.accessibilityLabel = "Next Month"
    titleChevron.image = UIImage(
      systemName: "chevron.forward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    for view in [titleLabel, titleChevron, previousButton, nextButton] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var isOpaqueByDefault: Bool { false }
  override var accessibilityGrouping: Accessibility.Grouping { .group }

  /// Shows a month.
  ///
  /// - Parameter day: Returns how a day is shown, from 1.
  func show(_ month: CalendarMonth, texts: DateTexts, isEnabled: Bool, day: (Int) -> Day) {
    self.month = month
    titleLabel.text = texts.text("yMMMM", of: month.start)
    titleLabel.font = font(17, .semibold)
    titleLabel.textColor = isEnabled ? .label : .tertiaryLabel
    titleChevron.tintColor = isEnabled ? nil : .tertiaryLabel
    let names = texts.weekdays
    resize(&weekdayLabels, to: names.count)
    for (label, name) in zip(weekdayLabels, names) {
      label.text = name
      label.font = font(13, .semibold)
      label.textColor = .tertiaryLabel
    }
    days = (1...max(month.dayCount, 1)).map(day)
    resize(&dayLabels, to: days.count)
    for (index, state) in days.enumerated() {
      let date = month.day(index + 1, in: texts.calendar).start
      let label = dayLabels[index]
      label.text = texts.dayNumber(of: date)
      label.font = state.isSelected ? font(24, .semibold) : font(20, .regular)
      label.isAccessibilityElement = true
      label.accessibilityLabel = texts.text("EEEEMMMMd", of: date)
      var traits: UIAccessibilityTraits = .button
      if state.isSelected { traits.insert(.selected) }
      if !state.isAvailable || !isEnabled { traits.insert(.notEnabled) }
      label.accessibilityTraits = traits
      label.textColor = state.isAvailable && isEnabled ? dayColor(state) : .tertiaryLabel
    }
    setNeedsLayout()
  }

  /// Today is in the tint color. A selected day is in the tint color, too, unless it is today: then it is white.
  private func dayColor(_ day: Day) -> UIColor {
    if day.isSelected { return day.isToday ? .white : tintColor }
    return day.isToday ? tintColor : .label
  }

  private func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    guard let design = font.fontDescriptor.withDesign(fontDesign) else { return font }
    return UIFont(descriptor: design, size: size)
  }

  private func resize(_ labels: inout [UILabel], to count: Int) {
    while labels.count > count { labels.removeLast().removeFromSuperview() }
    while labels.count < count {
      let label = UILabel()
      label.textAlignment = .center
      labels.append(label)
      addSubview(label)
    }
  }

  /// Returns a rectangle, at the other side in languages that are read from right to left.
  private func place(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    placed(fromLeft: CGRect(x: x, y: y, width: width, height: height))
  }

  /// Returns the rectangle of a day in the grid.
  private func dayFrame(_ day: Int) -> CGRect {
    guard let month else { return .zero }
    let cell = month.cell(of: day)
    let width = max(bounds.width - 2 * Measure.side, 0) / 7
    let top = Measure.titleHeight + Measure.weekdayHeight
    let height = max(bounds.height - top, 0) / 6
    return place(
      Measure.side + CGFloat(cell.column) * width, top + CGFloat(cell.row) * height, width, height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let title = titleLabel.intrinsicContentSize
    let middle = Measure.titleHeight / 2
    titleLabel.frame = place(16, middle - title.height / 2, title.width, title.height)
    let chevron = titleChevron.intrinsicContentSize
    titleChevron.frame = place(16 + title.width + 5, middle - chevron.height / 2, chevron.width, chevron.height)
    for (button, distance) in [(nextButton, CGFloat(8)), (previousButton, 52)] {
      button.frame = place(bounds.width - distance - 44, 0, 44, Measure.titleHeight)
    }
    let width = max(bounds.width - 2 * Measure.side, 0) / 7
    for (index, label) in weekdayLabels.enumerated() {
      label.frame = place(
        Measure.side + CGFloat(index) * width, Measure.titleHeight, width, Measure.weekdayHeight)
    }
    for (index, label) in dayLabels.enumerated() {
      var frame = dayFrame(index + 1)
      if let decoration = decorations[index + 1] {
        let size = decoration.sizeOnBar
        decoration.frame = PixelGrid(traitCollection).rounded(
          CGRect(
            x: frame.midX - size.width / 2, y: frame.maxY - 7 - size.height / 2, width: size.width,
            height: size.height))
        frame.size.height -= min(size.height, 16) / 2
      }
      label.frame = frame
    }
  }

  override func describeContent(in node: inout LayoutNode) {
    for (index, day) in days.enumerated() where day.isSelected {
      let label = dayLabels[index].frame
      let side = min(Measure.circle, label.width, label.height)
      let circle = PixelGrid(traitCollection).rounded(
        CGRect(x: label.midX - side / 2, y: label.midY - side / 2, width: side, height: side))
      let color: UIColor = day.isToday ? tintColor : tintColor.withAlphaComponent(0.12)
      node.children.append(.box("selection", circle, color: color, radius: side / 2, in: traitCollection))
    }
  }
}
