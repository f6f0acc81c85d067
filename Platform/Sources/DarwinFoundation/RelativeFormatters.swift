public import Foundation

/// Writes times relative to another one, in English.
open class RelativeDateTimeFormatter: Formatter {
  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var calendar: Calendar! = .current
  open var locale: Locale! = .current
  open var formattingContext = Context.unknown

  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }
  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  /// Returns the largest unit of the difference, such as `2 days ago` or `in 3 hours`.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  open func localizedString(from dateComponents: DateComponents) -> String {
    for (unit, value) in values(of: dateComponents) where value != 0 { return text(value, unit) }
    return text(0, .second)
  }

  private func values(of components: DateComponents) -> [(unit: Unit, value: Int)] {
    [
      (.year, components.year), (.month, components.month), (.week, components.weekOfMonth ?? components.weekOfYear),
      (.day, components.day), (.hour, components.hour), (.minute, components.minute), (.second, components.second),
    ].map { ($0, $1 ?? 0) }
  }

  private enum Unit: String {
    case year, month, week, day, hour, minute, second
  }

  private func text(_ value: Int, _ unit: Unit) -> String {
    if dateTimeStyle == .named, let name = name(of: value, unit) { return name }
    let count = abs(value)
    let amount = "\(count)\(unitsStyle == .abbreviated ? "" : " ")\(name(of: unit, count: count))"
    return value < 0 ? "\(amount) ago" : "in \(amount)"
  }

  private func name(of unit: Unit, count: Int) -> String {
    switch unitsStyle {
    case .full, .spellOut: return unit.rawValue + (count == 1 ? "" : "s")
    case .short:
      let short: String =
        switch unit {
        case .year: "yr."
        case .month: "mo."
        case .week: "wk."
        case .hour: "hr."
        case .minute: "min."
        case .second: "sec."
        case .day: count == 1 ? "day" : "days"
        }
      return short
    case .abbreviated:
      return switch unit {
      case .year: "y"
      case .month: "mo"
      case .week: "w"
      case .day: "d"
      case .hour: "h"
      case .minute: "m"
      case .second: "s"
      }
    }
  }

  private func name(of value: Int, _ unit: Unit) -> String? {
    switch (unit, value) {
    case (.second, 0): "now"
    case (.day, 0): "today"
    case (.day, 1): "tomorrow"
    case (.day, -1): "yesterday"
    case (.year, 1), (.month, 1), (.week, 1): "next \(unit.rawValue)"
    case (.year, -1), (.month, -1), (.week, -1): "last \(unit.rawValue)"
    default: nil
    }
  }
}

/// Writes lists, in English.
open class ListFormatter: Formatter {
  open var locale: Locale! = .current
  open var itemFormatter: Formatter?

  /// Returns `A`, `A and B`, or `A, B, and C`.
  public class func localizedString(byJoining strings: [String]) -> String {
    switch strings.count {
    case 0: ""
    case 1: strings[0]
    case 2: "\(strings[0]) and \(strings[1])"
    default: strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
    }
  }

  open func string(from items: [Any]) -> String? {
    Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }
}
