public import Foundation
import HeadlessUIKit

/// A control that selects a date.
public struct DatePicker<Label: View>: PrimitiveView {
  public typealias Components = DatePickerComponents

  private let configuration: DatePickerStyleConfiguration

  fileprivate init(
    _ selection: Binding<Date>, from minimum: Date?, to maximum: Date?, _ components: Components, label: Label
  ) {
    configuration = DatePickerStyleConfiguration(
      label: .init(content: label), selection: selection, minimumDate: minimum, maximumDate: maximum,
      displayedComponents: components)
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

  func elements(in context: BuildContext) -> [LayoutElement] {
    let style = context.environment[style: (any DatePickerStyle).self] ?? DefaultDatePickerStyle()
    return StyleBody(style) { $0.erasedBody(configuration) }.build(in: context.child("datePicker"))
  }
}

/// The control of the system.
struct SystemDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  let kind: DatePickerKind

  var body: some View {
    switch kind {
    case .compact: LabeledRow(label: configuration.label) { picker(.compact) }
    case .inline: picker(.inline)
    case .wheels: LabeledRow(label: configuration.label) { picker(.wheels) }
    }
  }

  private func picker(_ style: UIDatePickerStyle) -> some View {
    ControlLeaf({ UIDatePicker() }) { view, context in
      let environment = context.environment
      view.datePickerMode = configuration.displayedComponents.mode
      view.preferredDatePickerStyle = style
      (view.locale, view.calendar, view.timeZone) = (environment.locale, environment.calendar, environment.timeZone)
      (view.minimumDate, view.maximumDate) = (configuration.minimumDate, configuration.maximumDate)
      view.date = configuration.selection
      view.accessibilityLabel = (configuration.label.content as? Text)?.plainString
      context.connect(view) { [weak view] in
        if let date = view?.date { configuration.selection = date }
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
