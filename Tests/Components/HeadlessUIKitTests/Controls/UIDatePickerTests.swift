import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Date pickers at 9:41 on Thursday, 26 November 2026, in UTC.
@MainActor struct UIDatePickerTests {
  private static let day = Date(timeIntervalSince1970: 1_795_686_060)

  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .compact, locale: String = "en_US"
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.locale = Locale(identifier: locale)
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = Self.day
    return picker
  }

  /// All texts of a picker, in the order of its views.
  private func texts(_ view: UIView) -> [String] {
    view.layoutIfNeeded()
    return view.subviews.flatMap { texts($0) } + [(view as? UILabel)?.text].compactMap { $0 }
  }

  @Test(arguments: [
    (UIDatePicker.Mode.date, "en_US", ["Nov 26, 2026"]), (.time, "en_US", ["9:41\u{A0}AM"]),
    (.dateAndTime, "en_US", ["Nov 26, 2026", "9:41\u{A0}AM"]), (.date, "de_DE", ["26. Nov. 2026"]),
    (.time, "de_DE", ["09:41"]),
  ]) func compactPickersHaveAButtonForEachPart(_ mode: UIDatePicker.Mode, _ locale: String, _ expected: [String]) {
    // Some versions of the locale data have a plain space before "AM".
    let shown = texts(picker(mode, locale: locale)).map { $0.replacing(" AM", with: "\u{A0}AM") }
    #expect(shown == expected)
  }

  @Test func compactButtonsAreWiderThanTheirTexts() {
    let picker = picker(.dateAndTime)
    picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
    picker.layoutIfNeeded()
    let labels = picker.subviews[0].subviews.filter { !$0.isHidden }
    let font = UIFont.systemFont(ofSize: 17)
    func width(_ index: Int) -> CGFloat {
      (((labels[index] as? UILabel)?.text ?? "").size(withAttributes: [.font: font]).width * 2).rounded(.up) / 2 + 24
    }
    #expect(labels[0].frame.width == width(0))
    #expect(labels[1].frame.minX == width(0) + 5)
    #expect(picker.intrinsicContentSize.width == width(0) + 5 + width(1))
    // A line of 20.5 points, and 14 points around it.
    #expect(picker.intrinsicContentSize.height == 34.5)
  }

  @Test func compactButtonsStartAtTheTrailingSideOfRightToLeftText() {
    let picker = picker(.dateAndTime)
    picker.semanticContentAttribute = .forceRightToLeft
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    picker.layoutIfNeeded()
    #expect(picker.subviews[0].frame.maxX == 320)
  }

  @Test func stylesFollowTheMode() {
    let picker = UIDatePicker()
    #expect(picker.datePickerMode == .dateAndTime)
    #expect(picker.datePickerStyle == .compact)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .inline)
  }

  @Test func datesAreLimitedAndRounded() {
    let picker = picker(.dateAndTime)
    picker.minuteInterval = 15
    #expect(picker.date == Self.day - 11 * 60)
    picker.roundsToMinuteInterval = false
    #expect(picker.date == Self.day)
    picker.minimumDate = Self.day + 60
    #expect(picker.date == Self.day + 60)
    picker.minimumDate = nil
    picker.maximumDate = Self.day - 60
    #expect(picker.date == Self.day - 60)
    picker.minimumDate = Self.day + 60
    #expect(picker.date == Self.day, "contradictory limits have no effect")
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1, "7 does not divide 60")
  }

  @Test(arguments: [(-5.0, 0.0), (3_659, 3_600), (3_660, 3_660), (90_000, 86_340), (.nan, 0)])
  func durationsAreWholeMinutesOfOneDay(_ set: Double, _ expected: Double) {
    let picker = UIDatePicker()
    picker.countDownDuration = set
    #expect(picker.countDownDuration == expected)
  }

  @Test func monthsAreGridsFromTheFirstDayOfTheWeek() throws {
    // 1 November 2026 is a Sunday: the first column of American months, and the last one of German ones.
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    calendar.firstWeekday = 1
    let american = CalendarMonth(containing: Self.day, in: calendar)
    #expect(american.dayCount == 30)
    #expect(american.firstColumn == 0)
    #expect(american.weekCount == 5)
    #expect(american.cell(of: 26) == (3, 4))
    calendar.firstWeekday = 2
    let german = CalendarMonth(containing: Self.day, in: calendar)
    #expect(german.firstColumn == 6)
    #expect(german.weekCount == 6)
    #expect(german.cell(of: 26) == (4, 3))
  }

  @Test func inlinePickersPlaceTheDays() throws {
    let picker = picker(.date, .inline)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 328))
    picker.frame = CGRect(x: 0, y: 0, width: 330, height: 328)
    picker.layoutIfNeeded()
    let month = try #require(picker.subviews.compactMap { $0 as? CalendarMonthView }.first)
    // Seven columns of (330 - 16) / 7 = 44.857 points, below 44 for the name and 20 for the weekdays.
    let day = month.dayLabels[25]
    #expect(day.text == "26")
    #expect(abs(day.frame.minX - (8 + 4 * 314.0 / 7)) <= 0.5)
    #expect(day.frame.minY == CGFloat(44 + 20 + 3 * 44))
    #expect(day.frame.height == 44)
    #expect(day.accessibilityTraits.contains(.selected))
  }

  @Test func wheelsFollowTheOrderOfTheLocale() {
    let american = picker(.date, .wheels)
    #expect(middleRow(of: american) == ["November", "26", "2026"])
    #expect(middleRow(of: picker(.date, .wheels, locale: "de_DE")) == ["26", "November", "2026"])
    #expect(middleRow(of: picker(.time, .wheels)) == ["9", "41", "AM"])
    #expect(middleRow(of: picker(.time, .wheels, locale: "de_DE")) == ["09", "41"])
    // On that very day, the first wheel has "Today".
    let rows = middleRow(of: picker(.dateAndTime, .wheels)).map { $0 == "Today" ? "Thu, Nov 26" : $0 }
    #expect(rows == ["Thu, Nov 26", "9", "41", "AM"])
  }

  /// The texts of the selected rows, from the left.
  private func middleRow(of picker: UIDatePicker) -> [String] {
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
    picker.layoutIfNeeded()
    let rows = picker.subviews[0].subviews.filter { abs($0.center.y - 108) < 1 }
    return rows.sorted { $0.frame.minX < $1.frame.minX }.compactMap { ($0.subviews.first as? UILabel)?.text }
  }

  @Test func choosingARowOfAWheelSendsTheEvent() {
    let picker = picker(.date, .wheels)
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
    picker.layoutIfNeeded()
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let wheels = picker.subviews[0] as? UIPickerView
    wheels?.chooseRow((wheels?.selectedRow(inComponent: 1) ?? 0) - 1, inComponent: 1)
    #expect(picker.date == Self.day - 86_400)
    #expect(changes == 1)
  }

  @Test func aDayThatTheChosenMonthDoesNotHaveBecomesItsLastDay() throws {
    let picker = picker(.date, .wheels)
    let days = Calendar(identifier: .gregorian)
    picker.date = try #require(
      days.date(from: DateComponents(timeZone: TimeZone(secondsFromGMT: 0), year: 2027, month: 1, day: 31)))
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
    picker.layoutIfNeeded()
    let wheels = picker.subviews[0] as? UIPickerView
    wheels?.chooseRow((wheels?.selectedRow(inComponent: 0) ?? 0) + 1, inComponent: 0)
    // 28 days after 31 January: 28 February.
    #expect(middleRow(of: picker) == ["February", "28", "2027"])
  }

  @Test(arguments: [("ar_EG@numbers=arab", "\u{662}\u{666}"), ("en_US", "26")])
  func wheelsHaveTheDigitsOfTheLocale(_ locale: String, _ expected: String) {
    #expect(middleRow(of: picker(.date, .wheels, locale: locale)).contains(expected))
  }

  @Test func calendarsSelectAndDecorateDays() {
    let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 330, height: 328))
    view.calendar = Calendar(identifier: .gregorian)
    view.timeZone = TimeZone(secondsFromGMT: 0)
    view.locale = Locale(identifier: "en_US")
    view.visibleDateComponents = DateComponents(year: 2026, month: 11)
    let selection = UICalendarSelectionMultiDate(delegate: nil)
    selection.selectedDates = [DateComponents(year: 2026, month: 11, day: 3)]
    view.selectionBehavior = selection
    view.layoutIfNeeded()
    let month = view.subviews[0] as? CalendarMonthView
    let selected = month?.dayLabels.filter { $0.accessibilityTraits.contains(.selected) }.map(\.text)
    #expect(selected == ["3"])
    view.chooseDate(DateComponents(year: 2026, month: 11, day: 9))
    #expect(selection.selectedDates.count == 2)
    view.chooseDate(DateComponents(year: 2026, month: 11, day: 9))
    #expect(selection.selectedDates.count == 1)
    // The same day, with other components.
    view.chooseDate(DateComponents(era: 1, year: 2026, month: 11, day: 3))
    #expect(selection.selectedDates.isEmpty)
  }
}
