public import Foundation

/// The selected days of a calendar view.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var calendarView: UICalendarView?

  /// Asks the delegate again which days can be selected.
  open func updateSelectableDates() {
    calendarView?.reload()
  }

  func contains(_ day: Date, in calendar: Calendar) -> Bool { false }
  func canSelect(_ dateComponents: DateComponents) -> Bool { true }
  func choose(_ dateComponents: DateComponents) {}

  fileprivate static func isSame(_ dateComponents: DateComponents, _ day: Date, _ calendar: Calendar) -> Bool {
    calendar.date(from: dateComponents).map { calendar.isDate($0, inSameDayAs: day) } ?? false
  }
}

/// A selection of at most one day.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents? { didSet { calendarView?.reload() } }

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }

  override func contains(_ day: Date, in calendar: Calendar) -> Bool {
    selectedDate.map { Self.isSame($0, day, calendar) } ?? false
  }

  override func canSelect(_ dateComponents: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: dateComponents) ?? true
  }

  override func choose(_ dateComponents: DateComponents) {
    guard canSelect(dateComponents) else { return }
    selectedDate = dateComponents
    delegate?.dateSelection(self, didSelectDate: dateComponents)
  }
}

/// A selection of any number of days.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  open var selectedDates: [DateComponents] = [] { didSet { calendarView?.reload() } }

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override func contains(_ day: Date, in calendar: Calendar) -> Bool {
    selectedDates.contains { UICalendarSelection.isSame($0, day, calendar) }
  }

  override func canSelect(_ dateComponents: DateComponents) -> Bool {
    delegate?.multiDateSelection(self, canSelectDate: dateComponents) ?? true
  }

  override func choose(_ dateComponents: DateComponents) {
    let calendar = calendarView?.calendar ?? .current
    let day = calendar.date(from: dateComponents)
    if let index = selectedDates.firstIndex(where: { selected in
      day.map { UICalendarSelection.isSame(selected, $0, calendar) } == true
    }) {
      guard delegate?.multiDateSelection(self, canDeselectDate: dateComponents) != false else { return }
      selectedDates.remove(at: index)
      delegate?.multiDateSelection(self, didDeselectDate: dateComponents)
    } else if canSelect(dateComponents) {
      selectedDates.append(dateComponents)
      delegate?.multiDateSelection(self, didSelectDate: dateComponents)
    }
  }
}

/// Is notified of the selected day.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: DelegateObject {
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Is notified of the selected days.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: DelegateObject {
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
