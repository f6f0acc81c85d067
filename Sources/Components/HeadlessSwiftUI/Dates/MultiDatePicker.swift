public import Foundation
import HeadlessUIKit

/// A calendar that selects several dates.
public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Set<DateComponents>>
  private let bounds: Range<Date>

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    (self.selection, self.label, bounds) = (selection, label(), .distantPast..<Date.distantFuture)
  }

  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    (self.selection, self.label, self.bounds) = (selection, label(), bounds)
  }

  public var body: some View {
    ControlLeaf({ UICalendarView(frame: .zero) }) { view, context in
      let environment = context.environment
      let dates = context.stored("dates") { SelectedDates() }
      dates.change = { selection.wrappedValue = $0 }
      (view.calendar, view.locale, view.timeZone) = (environment.calendar, environment.locale, environment.timeZone)
      view.availableDateRange = DateInterval(start: bounds.lowerBound, end: bounds.upperBound)
      let behavior = view.selectionBehavior as? UICalendarSelectionMultiDate ?? .init(delegate: dates)
      if view.selectionBehavior !== behavior { view.selectionBehavior = behavior }
      behavior.selectedDates = selection.wrappedValue.sorted { left, right in
        (left.year ?? 0, left.month ?? 0, left.day ?? 0) < (right.year ?? 0, right.month ?? 0, right.day ?? 0)
      }
      view.accessibilityLabel = (label as? Text)?.plainString
    } size: { view, proposal in
      let ideal = view.intrinsicContentSize
      guard let width = proposal.width, width.isFinite else { return ideal }
      return CGSize(width: max(width, ideal.width), height: ideal.height)
    }
  }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}

/// Reports the dates that are selected in a calendar.
@MainActor
private final class SelectedDates: UICalendarSelectionMultiDateDelegate {
  var change: @MainActor (Set<DateComponents>) -> Void = { _ in }

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
    change(Set(selection.selectedDates))
  }

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
    change(Set(selection.selectedDates))
  }
}
