import HeadlessUIKit

/// A look of date pickers: one of the system's.
public protocol DatePickerStyle {}

/// The style that suits the place of a picker: buttons with the date and the time.
public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
}

/// Buttons with the date and the time.
public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
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

extension EnvironmentValues {
  var datePickerKind: DatePickerKind {
    switch self[style: (any DatePickerStyle).self] {
    case is GraphicalDatePickerStyle: .inline
    case is WheelDatePickerStyle: .wheels
    default: .compact
    }
  }
}

extension View {
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    self.style((any DatePickerStyle).self, style)
  }
}
