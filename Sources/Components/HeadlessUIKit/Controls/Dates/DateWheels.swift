import Foundation

/// The wheels of a date picker: rows that repeat, and the date that the selected rows stand for.
final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let view = UIPickerView()
  private unowned let picker: UIDatePicker
  private var wheels: [Wheel] = []
  private var unitLabels: [UILabel] = []

  /// What a wheel chooses.
  private enum Wheel {
    /// The day of the year with its weekday, counted from the picked one.
    case day
    case year, month, dayOfMonth
    case hour, minute, period
    case hours, minutes
  }

  /// The number of times that a wheel repeats its values.
  private static let cycles = 100
  /// The number of days and years on each side of the first selected one.
  private static let reach = 10_000

  @MainActor
  init(picker: UIDatePicker) {
    self.picker = picker
    super.init()
    view.dataSource = self
    view.delegate = self
  }

  // MARK: Wheels

  @MainActor
  private var shownWheels: [Wheel] {
    let texts = picker.dateTexts
    let time = texts.fields("jmm").compactMap { letter -> Wheel? in
      switch letter {
      case "h", "H", "k", "K": .hour
      case "m": .minute
      case "a", "b", "B": .period
      default: nil
      }
    }
    let date = { (template: String) in
      texts.fields(template).compactMap { letter -> Wheel? in
        switch letter {
        case "y", "U", "r": .year
        case "M", "L": .month
        case "d": .dayOfMonth
        default: nil
        }
      }
    }
    switch picker.datePickerMode {
    case .time: return time
    case .date: return date("yMMMMd")
    case .yearAndMonth: return date("yMMMM")
    case .dateAndTime: return [.day] + time
    case .countDownTimer: return [.hours, .minutes]
    }
  }

  /// Shows the wheels of the picker's mode with its date in the middle.
  @MainActor
  func reload() {
    wheels = shownWheels
    view.reloadAllComponents()
    for (component, wheel) in wheels.enumerated() {
      view.selectRow(row(of: wheel), inComponent: component, animated: false)
    }
    showUnits()
  }

  /// The values of a wheel that repeats, or `nil` for one that does not.
  @MainActor
  private func values(of wheel: Wheel) -> Int? {
    let calendar = picker.dateTexts.calendar
    switch wheel {
    case .month: return calendar.monthSymbols.count
    case .dayOfMonth: return calendar.maximumRange(of: .day)?.count ?? 31
    case .hour: return 24
    case .minute: return 60 / picker.minuteInterval
    case .minutes: return 60 / picker.minuteInterval
    case .day, .year, .period, .hours: return nil
    }
  }

  @MainActor
  private func value(of wheel: Wheel) -> Int {
    let calendar = picker.dateTexts.calendar
    let date = picker.date
    switch wheel {
    case .day, .year: return 0
    case .month: return calendar.component(.month, from: date) - 1
    case .dayOfMonth: return calendar.component(.day, from: date) - 1
    case .hour: return calendar.component(.hour, from: date)
    case .minute: return calendar.component(.minute, from: date) / picker.minuteInterval
    case .period: return calendar.component(.hour, from: date) / 12
    case .hours: return Int(picker.countDownDuration) / 3600
    case .minutes: return Int(picker.countDownDuration) / 60 % 60 / picker.minuteInterval
    }
  }

  @MainActor
  private func row(of wheel: Wheel) -> Int {
    if let count = values(of: wheel) { return count * (Self.cycles / 2) + value(of: wheel) }
    switch wheel {
    case .day: return Self.reach
    case .year: return yearIndex
    default: return value(of: wheel)
    }
  }

  /// The row of the year: as far from the first year as the wheel reaches.
  @MainActor
  private var yearIndex: Int {
    max(min(picker.dateTexts.calendar.component(.year, from: picker.date) - 1, Self.reach), 0)
  }

  // MARK: Rows

  /// Returns the date that the picker has if a row of one wheel is selected.
  @MainActor
  private func date(_ wheel: Wheel, row: Int) -> Date? {
    let calendar = picker.dateTexts.calendar
    let date = picker.date
    let shift = row - self.row(of: wheel)
    switch wheel {
    case .day: return calendar.date(byAdding: .day, value: shift, to: date)
    case .year: return calendar.date(byAdding: .year, value: shift, to: date)
    // A day that a shorter month does not have becomes its last one.
    case .month:
      return calendar.date(byAdding: .month, value: row % calendar.monthSymbols.count - value(of: .month), to: date)
    case .dayOfMonth, .hour, .minute, .period:
      var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
      let value = values(of: wheel).map { row % $0 } ?? row
      switch wheel {
      case .dayOfMonth: parts.day = value + 1
      case .hour: parts.hour = value
      case .minute: parts.minute = value * picker.minuteInterval
      default: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
      }
      return calendar.date(from: parts)
    case .hours, .minutes: return nil
    }
  }

  @MainActor
  private func text(_ wheel: Wheel, row: Int) -> String {
    let texts = picker.dateTexts
    let calendar = texts.calendar
    let value = values(of: wheel).map { row % $0 } ?? row
    switch wheel {
    case .month:
      let names = calendar.standaloneMonthSymbols
      return names.indices.contains(value) ? names[value] : ""
    case .dayOfMonth: return texts.number(value + 1)
    case .period: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hours: return texts.number(value)
    case .minutes: return texts.number(value * picker.minuteInterval)
    case .minute: return texts.number(value * picker.minuteInterval, digits: 2)
    case .hour:
      let isHalfDay = wheels.contains { if case .period = $0 { true } else { false } }
      return isHalfDay ? texts.number((value + 11) % 12 + 1) : texts.number(value, digits: 2)
    case .year:
      return date(.year, row: row).map { texts.text("y", of: $0) } ?? ""
    case .day:
      guard let day = date(.day, row: row) else { return "" }
      return calendar.isDate(day, inSameDayAs: Date()) ? "Today" : texts.text("EEEMMMd", of: day)
    }
  }

  @MainActor
  private func isAvailable(_ wheel: Wheel, row: Int) -> Bool {
    switch wheel {
    case .hours, .minutes, .period: return true
    case .dayOfMonth:
      let calendar = picker.dateTexts.calendar
      let count = calendar.range(of: .day, in: .month, for: picker.date)?.count ?? 31
      guard row % (values(of: wheel) ?? 31) < count else { return false }
    case .day, .year, .month, .hour, .minute: break
    }
    return date(wheel, row: row).map(picker.isAvailable) ?? true
  }

  // MARK: Data source and delegate

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    let wheel = wheels[component]
    if let count = values(of: wheel) { return count * Self.cycles }
    switch wheel {
    case .period: return 2
    case .hours: return 24
    default: return 2 * Self.reach + 1
    }
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let wheel = wheels[component]
    let label = UILabel()
    label.font = Self.font
    label.text = text(wheel, row: row)
    label.textAlignment = alignment(of: wheel)
    label.textColor = picker.isEnabled && isAvailable(wheel, row: row) ? .label : .tertiaryLabel
    return label
  }

  private static let font = UIFont.systemFont(ofSize: 23)

  @MainActor
  private func alignment(of wheel: Wheel) -> NSTextAlignment {
    let isMirrored = picker.isRightToLeft
    switch wheel {
    case .day: return isMirrored ? .left : .right
    case .month: return isMirrored ? .right : .left
    default: return .center
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    switch wheels[component] {
    case .day: 150
    case .month: 150
    case .year: 80
    case .dayOfMonth: 52
    case .hour: 54
    case .minute: 46
    case .period: 54
    case .hours, .minutes: 140
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let wheel = wheels[component]
    switch wheel {
    case .hours: picker.countDownDuration = Double(row * 3600 + Int(picker.countDownDuration) % 3600)
    case .minutes:
      let minutes = row % (values(of: wheel) ?? 60) * picker.minuteInterval
      picker.countDownDuration = Double(Int(picker.countDownDuration) / 3600 * 3600 + minutes * 60)
    default:
      guard let date = date(wheel, row: row) else { return }
      picker.setDate(date, animated: true)
    }
    picker.sendActions(for: .valueChanged)
  }

  // MARK: Units

  /// Shows the units of a duration beside the selected rows.
  @MainActor
  private func showUnits() {
    for label in unitLabels { label.removeFromSuperview() }
    unitLabels = []
    guard picker.datePickerMode == .countDownTimer else { return }
    let isMirrored = picker.isRightToLeft
    for (index, unit) in [value(of: .hours) == 1 ? "hour" : "hours", "min"].enumerated() {
      let label = UILabel()
      label.text = unit
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      let size = label.intrinsicContentSize
      // Beside the middle of the wheel, which has the number.
      let x = 160 + CGFloat(index - 1) * 140 + 70 + 20
      label.frame = CGRect(
        x: isMirrored ? 320 - x - size.width : x, y: 108 - size.height / 2, width: size.width, height: size.height)
      label.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
      view.addSubview(label)
      unitLabels.append(label)
    }
  }
}
