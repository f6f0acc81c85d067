public import Foundation
import HeadlessUIKit

/// A control that selects a date.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  private let label: Label
  private let selection: Binding<Date>
  private let minimum: Date?
  private let maximum: Date?
  private let components: Components
  @Environment(\.datePickerKind) private var kind

  fileprivate init(
    _ selection: Binding<Date>, from minimum: Date?, to maximum: Date?, _ components: Components, label: Label
  ) {
    (self.selection, self.minimum, self.maximum, self.components) = (selection, minimum, maximum, components)
    self.label = label
  }

  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, to: nil, displayedComponents, label: label())
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label: label())
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: range.lowerBound, to: nil, displayedComponents, label: label())
  }

  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: nil, to: range.upperBound, displayedComponents, label: label())
  }

  public var body: some View {
    switch kind {
    case .compact: LabeledRow(label: label) { picker(.compact) }
    case .inline: picker(.inline)
    case .wheels: LabeledRow(label: label) { picker(.wheels) }
    }
  }

  private func picker(_ style: UIDatePickerStyle) -> some View {
    ControlLeaf({ UIDatePicker() }) { view, context in
      let environment = context.environment
      view.datePickerMode = components.mode
      view.preferredDatePickerStyle = style
      (view.locale, view.calendar, view.timeZone) = (environment.locale, environment.calendar, environment.timeZone)
      (view.minimumDate, view.maximumDate) = (minimum, maximum)
      view.date = selection.wrappedValue
      view.accessibilityLabel = (label as? Text)?.plainString
      context.connect(view) { [weak view] in
        if let date = view?.date { selection.wrappedValue = date }
      }
    } size: { view, proposal in
      let ideal = view.intrinsicContentSize
      guard style == .inline, let width = proposal.width, width.isFinite else { return ideal }
      return CGSize(width: max(width, ideal.width), height: ideal.height)
    }
  }
}

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  public static let date = DatePickerComponents(rawValue: 1 << 1)

  public init(rawValue: UInt) { self.rawValue = rawValue }

  fileprivate var mode: UIDatePicker.Mode {
    self == .hourAndMinute ? .time : self == .date ? .date : .dateAndTime
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: nil, displayedComponents, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: nil, displayedComponents, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: range.upperBound, displayedComponents, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: nil, displayedComponents, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: range.lowerBound, to: nil, displayedComponents, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: range.upperBound, displayedComponents, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, from: nil, to: range.upperBound, displayedComponents, label: Text(title))
  }
}
