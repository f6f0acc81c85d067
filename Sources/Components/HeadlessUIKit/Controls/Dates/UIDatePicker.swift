import FirstFrameLayoutTree
public import Foundation

/// A control for a date, a time or a duration: buttons with the date, a month, or wheels.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  override var isOpaqueByDefault: Bool { false }

  private var storedDate = Date()
  private var duration: TimeInterval = 0
  private lazy var compact = CompactDateView()
  private lazy var monthView = makeMonthView()
  private lazy var wheels = DateWheels(picker: self)
  /// The month that the inline style shows; `nil` for the month of the date.
  private var shownMonth: Date?
  private var texts: DateTexts?
  /// The parts that are shown.
  private var parts: [UIView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    if bounds.isEmpty { bounds.size = intrinsicContentSize }
    for axis in NSLayoutConstraint.Axis.allCases { setContentHuggingPriority(.defaultHigh, for: axis) }
  }

  // MARK: Values

  open var datePickerMode = Mode.dateAndTime { didSet { contentDidChange() } }
  /// The locale of the texts; `nil` for the current one.
  open var locale: Locale? { didSet { contentDidChange() } }
  open var calendar: Calendar! = Calendar.current { didSet { contentDidChange() } }
  /// The time zone; `nil` for that of the calendar.
  open var timeZone: TimeZone? { didSet { contentDidChange() } }
  open var minimumDate: Date? { didSet { contentDidChange() } }
  open var maximumDate: Date? { didSet { contentDidChange() } }
  /// The distance of the minutes on a wheel: a divisor of 60, from 1 to 30.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
      contentDidChange()
    }
  }
  /// Whether the date is rounded down to the interval of minutes.
  open var roundsToMinuteInterval = true { didSet { contentDidChange() } }

  /// The date, within ``minimumDate`` and ``maximumDate``. Setting it sends no event.
  open var date: Date {
    get { rounded(limited(storedDate)) }
    set { setDate(newValue, animated: false) }
  }

  open func setDate(_ date: Date, animated: Bool) {
    storedDate = date
    shownMonth = nil
    contentDidChange()
  }

  /// The duration of a countdown, in seconds: from 0 to 23 hours and 59 minutes, in whole intervals.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      let seconds = newValue.isNaN ? 0 : max(0, min(newValue, 86_340))
      duration = seconds - seconds.truncatingRemainder(dividingBy: Double(60 * minuteInterval))
      contentDidChange()
    }
  }

  private func limited(_ date: Date) -> Date {
    // As in UIKit, contradictory limits have no effect.
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return max(minimumDate ?? .distantPast, min(maximumDate ?? .distantFuture, date))
  }

  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1 else { return date }
    let surplus = dateTexts.calendar.component(.minute, from: date) % minuteInterval
    return date.addingTimeInterval(-60 * Double(surplus))
  }

  func isAvailable(_ date: Date) -> Bool { limited(date) == date }

  /// Chooses a date as a touch does, and sends the event. For tests; UIKit has no equivalent.
  open func chooseDate(_ date: Date) {
    setDate(date, animated: true)
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// The texts in the picker's locale, calendar and time zone.
  var dateTexts: DateTexts {
    let calendar: Calendar = calendar ?? .current
    let current = DateTexts.texts(
      texts, calendar: calendar, locale: locale ?? .current, timeZone: timeZone ?? calendar.timeZone)
    texts = current
    return current
  }

  // MARK: Style

  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { contentDidChange() } }

  /// The style that is shown. Durations, and months of a year, are always on wheels.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Whether a month is shown: the inline style of a time is the same as the compact one.
  private var showsMonth: Bool { datePickerStyle == .inline && datePickerMode != .time }

  private var needsContent = true

  private func contentDidChange() {
    needsContent = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    contentDidChange()
  }

  override func applyTraits(_ traits: UITraitCollection) {
    super.applyTraits(traits)
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  private func updateContent() {
    guard needsContent else { return }
    needsContent = false
    let usesWheels = datePickerStyle == .wheels
    var new: [UIView] = []
    if !usesWheels, !(showsMonth && datePickerMode == .date) { new.append(compact) }
    if showsMonth { new.append(monthView) }
    if usesWheels { new.append(wheels.view) }
    for view in parts where !new.contains(view) { view.removeFromSuperview() }
    for view in new where view.superview !== self { addSubview(view) }
    parts = new
    if usesWheels {
      wheels.reload()
    } else if new.contains(compact) {
      compact.isEnabled = isEnabled
      compact.show(buttonTexts, title: showsMonth ? "Time" : nil)
    }
    if showsMonth { updateMonth() }
  }

  /// The texts of the buttons: the date, the time or both.
  private var buttonTexts: [String] {
    let texts = dateTexts
    let day = texts.text("yMMMd", of: date)
    let time = texts.text("jmm", of: date)
    switch datePickerMode {
    case .date: return [day]
    case .time: return [time]
    default: return showsMonth ? [time] : [day, time]
    }
  }

  private func updateMonth() {
    let texts = dateTexts
    let calendar = texts.calendar
    let month = CalendarMonth(containing: shownMonth ?? date, in: calendar)
    let now = Date()
    monthView.show(month, texts: texts, isEnabled: isEnabled) { number in
      let (day, end) = month.day(number, in: calendar)
      return CalendarMonthView.Day(
        isToday: calendar.isDate(day, inSameDayAs: now), isSelected: calendar.isDate(day, inSameDayAs: date),
        isAvailable: (minimumDate.map { $0 < end } ?? true) && (maximumDate.map { $0 >= day } ?? true))
    }
  }

  private func makeMonthView() -> CalendarMonthView {
    let view = CalendarMonthView(frame: .zero)
    for (button, step) in [(view.previousButton, -1), (view.nextButton, 1)] {
      button.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          shownMonth = dateTexts.calendar.date(byAdding: .month, value: step, to: shownMonth ?? date)
          needsContent = true
          setNeedsLayout()
        }, for: .touchUpInside)
    }
    return view
  }

  // MARK: Layout

  private static let wheelSize = CGSize(width: 320, height: 216)
  private static let monthWidth: CGFloat = 320
  /// The height of the row of the time below a month, in points.
  private static let timeRowHeight: CGFloat = 48

  open override var intrinsicContentSize: CGSize {
    updateContent()
    if datePickerStyle == .wheels { return Self.wheelSize }
    guard showsMonth else { return compact.intrinsicContentSize }
    let time = datePickerMode == .date ? 0 : Self.timeRowHeight
    return CGSize(width: Self.monthWidth, height: CalendarMonthView.height + time)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContent()
    if datePickerStyle == .wheels {
      wheels.view.frame = bounds
      return
    }
    guard showsMonth else {
      let size = compact.intrinsicContentSize
      let isAtRight =
        switch effectiveContentHorizontalAlignment {
        case .right: true
        case .left: false
        default: isRightToLeft
        }
      compact.frame = PixelGrid(traitCollection).rounded(
        CGRect(
          x: isAtRight ? bounds.width - size.width : 0, y: (bounds.height - size.height) / 2, width: size.width,
          height: size.height))
      return
    }
    let time = datePickerMode == .date ? 0 : Self.timeRowHeight
    monthView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height - time, 0))
    if time > 0 {
      compact.frame = CGRect(x: 16, y: bounds.height - time, width: max(bounds.width - 32, 0), height: time)
    }
  }
}

extension UIDatePicker {
  /// What the picker chooses.
  public enum Mode: Int, CaseIterable, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }
}

/// The appearance of a date picker.
public enum UIDatePickerStyle: Int, CaseIterable, Sendable {
  case automatic = 0
  case wheels = 1
  /// Buttons with the date and the time.
  case compact = 2
  /// A month, and a button with the time.
  case inline = 3
}
