public import Foundation

/// A selection of at most one week. Its days are shown as selected.
@preconcurrency @MainActor
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
  /// The week, with its number and the year that the week belongs to.
  open var selectedWeekOfYear: DateComponents? { didSet { calendarView?.reload() } }

  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelectedWeekOfYear(_ weekOfYear: DateComponents?, animated: Bool) {
    selectedWeekOfYear = weekOfYear
  }

  override func contains(_ day: Date, in calendar: Calendar) -> Bool {
    guard let week = selectedWeekOfYear?.weekOfYear else { return false }
    let parts = calendar.dateComponents([.weekOfYear, .yearForWeekOfYear], from: day)
    let year = selectedWeekOfYear?.yearForWeekOfYear ?? selectedWeekOfYear?.year ?? parts.yearForWeekOfYear
    return parts.weekOfYear == week && parts.yearForWeekOfYear == year
  }

  override func canSelect(_ dateComponents: DateComponents) -> Bool {
    delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week(of: dateComponents)) ?? true
  }

  override func choose(_ dateComponents: DateComponents) {
    guard canSelect(dateComponents) else { return }
    selectedWeekOfYear = week(of: dateComponents)
    delegate?.weekOfYearSelection(self, didSelectWeekOfYear: selectedWeekOfYear)
  }

  /// Returns the week of a day.
  private func week(of day: DateComponents) -> DateComponents {
    let calendar = day.calendar ?? calendarView?.calendar ?? .current
    guard let date = calendar.date(from: day) else { return day }
    return calendar.dateComponents([.calendar, .weekOfYear, .yearForWeekOfYear], from: date)
  }
}

/// Is notified of the selected week.
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: DelegateObject {
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  public func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}
