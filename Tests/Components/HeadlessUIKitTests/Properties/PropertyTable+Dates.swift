import Foundation

@testable import HeadlessUIKit

extension PropertyTable {
  private static let day = Date(timeIntervalSince1970: 1_795_686_060)

  private func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.locale = Locale(identifier: "en_US")
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = Self.day
    picker.sizeToFit()
    return picker
  }

  func addDates() {
    let compact = cases("UIDatePicker") { self.picker(.dateAndTime, .compact) }
    compact.drawn("date") { $0.date += 86_400 }
    compact.drawn("setDate(_:animated:)") { $0.setDate(Self.day + 86_400, animated: true) }
    compact.drawn("datePickerMode") { $0.datePickerMode = .time }
    compact.drawn("locale") { $0.locale = Locale(identifier: "de_DE") }
    compact.drawn("timeZone") { $0.timeZone = TimeZone(secondsFromGMT: 7_200) }
    compact.drawn("calendar") { $0.calendar = Calendar(identifier: .buddhist) }
    compact.drawn("minimumDate") { $0.minimumDate = Self.day + 86_400 }
    compact.drawn("maximumDate") { $0.maximumDate = Self.day - 86_400 }
    compact.drawn("minuteInterval") { $0.minuteInterval = 15 }
    compact.drawn("roundsToMinuteInterval", given: { $0.minuteInterval = 15 }) { $0.roundsToMinuteInterval = false }
    compact.drawn("preferredDatePickerStyle") { $0.preferredDatePickerStyle = .wheels }
    cases("UIDatePicker") { self.picker(.countDownTimer, .wheels) }.drawn("countDownDuration") {
      $0.countDownDuration = 3_600
    }

    let calendar = cases("UICalendarView") { () -> UICalendarView in
      let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 320, height: 330))
      view.locale = Locale(identifier: "en_US")
      view.calendar = Calendar(identifier: .gregorian)
      view.timeZone = TimeZone(secondsFromGMT: 0)
      view.visibleDateComponents = DateComponents(year: 2026, month: 11)
      return view
    }
    calendar.drawn("visibleDateComponents") { $0.visibleDateComponents = DateComponents(year: 2026, month: 12) }
    calendar.drawn("setVisibleDateComponents(_:animated:)") {
      $0.setVisibleDateComponents(DateComponents(year: 2026, month: 12), animated: true)
    }
    calendar.drawn("locale") { $0.locale = Locale(identifier: "de_DE") }
    calendar.drawn("calendar") { $0.calendar = Calendar(identifier: .buddhist) }
    calendar.drawn("fontDesign") { $0.fontDesign = .monospaced }
    calendar.drawn("availableDateRange") { $0.availableDateRange = DateInterval(start: Self.day, duration: 86_400) }
    calendar.drawn("selectionBehavior") { $0.selectionBehavior = Self.selection }
    calendar.none(.behavior, "timeZone")
    let decorations = Decorations()
    calendar.drawn("delegate") { $0.delegate = decorations }
    calendar.drawn("wantsDateDecorations", given: { $0.delegate = decorations }) { $0.wantsDateDecorations = false }
    none("UICalendarSelectionSingleDate", .passedOn, "selectedDate", "setSelected(_:animated:)")
    none("UICalendarSelectionMultiDate", .passedOn, "selectedDates", "setSelectedDates(_:animated:)")
    none("UICalendarSelectionSingleDate", .behavior, "delegate")
    none("UICalendarSelectionMultiDate", .behavior, "delegate")
  }

  private static var selection: UICalendarSelection {
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    selection.selectedDate = DateComponents(year: 2026, month: 11, day: 3)
    return selection
  }
}

private final class Decorations: UICalendarViewDelegate {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { .default(color: .red) }
}
