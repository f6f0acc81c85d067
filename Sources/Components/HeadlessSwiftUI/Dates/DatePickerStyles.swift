public import HeadlessUIKit

/// A look of date pickers.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  typealias Configuration = DatePickerStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a date picker.
public struct DatePickerStyleConfiguration {
  public let label: Label
  @Binding public var selection: Date
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents

  /// The label of a date picker.
  public struct Label: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }
}

/// A look of the system's.
protocol SystemDatePickerStyle: DatePickerStyle {
  var kind: DatePickerKind { get }
}

extension SystemDatePickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    SystemDatePicker(configuration: configuration, kind: kind)
  }
}

extension DatePickerStyle {
  func erasedBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

/// The style that suits the place of a picker: buttons with the date and the time.
public struct DefaultDatePickerStyle: SystemDatePickerStyle {
  var kind: DatePickerKind { .compact }

  public init() {}
}

/// Buttons with the date and the time.
public struct CompactDatePickerStyle: SystemDatePickerStyle {
  var kind: DatePickerKind { .compact }

  public init() {}
}

/// A calendar.
public struct GraphicalDatePickerStyle: SystemDatePickerStyle {
  var kind: DatePickerKind { .inline }

  public init() {}
}

/// Wheels.
public struct WheelDatePickerStyle: SystemDatePickerStyle {
  var kind: DatePickerKind { .wheels }

  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

enum DatePickerKind { case compact, inline, wheels }

extension View {
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    self.style((any DatePickerStyle).self, style)
  }
}
