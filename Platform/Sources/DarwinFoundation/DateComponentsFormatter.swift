public import Foundation

// Foundation declares these two formatters on Linux as unavailable. The compiler prefers these.

/// Writes durations, in English.
open class DateComponentsFormatter: Formatter {
  open var allowedUnits: NSCalendar.Unit = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
  open var unitsStyle = UnitsStyle.positional
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .current
  open var referenceDate: Date?
  /// The number of units that are written at most; zero means no limit.
  open var maximumUnitCount = 0
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var allowsFractionalUnits = false
  open var collapsesLargestUnit = false

  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = Self.units.filter { allowedUnits.contains($0.unit) }
    var calendar = self.calendar ?? .current
    if referenceDate == nil { calendar.timeZone = .gmt }
    return string(from: calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate))
  }

  open func string(from components: DateComponents) -> String? {
    let units = Self.units.filter { allowedUnits.contains($0.unit) }
    let all = units.map { unit in (unit, value: components.value(for: unit.component) ?? 0) }
    guard !all.isEmpty else { return nil }
    var shown = withoutZeros(all)
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let isNegative = shown.contains { $0.value < 0 }
    let texts = shown.enumerated().map { text(abs($0.element.value), $0.element.0, isFirst: $0.offset == 0) }
    let separator =
      switch unitsStyle {
      case .positional: ":"
      case .abbreviated, .brief: " "
      default: ", "
      }
    let phrase = includesTimeRemainingPhrase ? " remaining" : ""
    let about = includesApproximationPhrase ? "About " : ""
    return about + (isNegative ? "-" : "") + texts.joined(separator: separator) + phrase
  }

  /// The units that are written: the last one if all are zero.
  private func withoutZeros(_ all: [(UnitName, value: Int)]) -> [(UnitName, value: Int)] {
    if zeroFormattingBehavior.contains(.pad) { return all }
    var drops = zeroFormattingBehavior
    if drops.contains(.default) { drops = unitsStyle == .positional ? .dropLeading : .dropAll }
    let nonzero = all.indices.filter { all[$0].value != 0 }
    guard let first = nonzero.first, let last = nonzero.last else { return drops.isEmpty ? all : [all[all.count - 1]] }
    return all.indices.filter { index in
      if index < first { return !drops.contains(.dropLeading) }
      if index > last { return !drops.contains(.dropTrailing) }
      return all[index].value != 0 || !drops.contains(.dropMiddle)
    }.map { all[$0] }
  }

  private struct UnitName {
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    let full: String
    let short: String
    let abbreviated: String
  }

  private static let units: [UnitName] = [
    UnitName(unit: .year, component: .year, full: "year", short: "yr", abbreviated: "y"),
    UnitName(unit: .month, component: .month, full: "month", short: "mth", abbreviated: "mo"),
    UnitName(unit: .weekOfMonth, component: .weekOfMonth, full: "week", short: "wk", abbreviated: "w"),
    UnitName(unit: .day, component: .day, full: "day", short: "day", abbreviated: "d"),
    UnitName(unit: .hour, component: .hour, full: "hour", short: "hr", abbreviated: "h"),
    UnitName(unit: .minute, component: .minute, full: "minute", short: "min", abbreviated: "m"),
    UnitName(unit: .second, component: .second, full: "second", short: "sec", abbreviated: "s"),
  ]

  private func text(_ value: Int, _ unit: UnitName, isFirst: Bool) -> String {
    switch unitsStyle {
    case .positional:
      let isPadded = !isFirst || zeroFormattingBehavior.contains(.pad)
      return isPadded && value < 10 ? "0\(value)" : "\(value)"
    case .abbreviated: return "\(value)\(unit.abbreviated)"
    case .brief: return "\(value)\(unit.short)" + (unit.short == "day" && value != 1 ? "s" : "")
    case .short: return "\(value) \(unit.short)" + (Self.hasPlural(unit) && value != 1 ? "s" : "")
    default: return "\(value) \(unit.full)" + (value != 1 ? "s" : "")
    }
  }

  /// English abbreviates hours, minutes and seconds without a plural.
  private static func hasPlural(_ unit: UnitName) -> Bool { !["hr", "min", "sec"].contains(unit.short) }
}

/// Writes measurements in the unit that they have, with its symbol.
open class MeasurementFormatter: Formatter {
  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .current
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public struct UnitOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    let symbol = measurement.unit.symbol
    if unitOptions.contains(.temperatureWithoutUnit), symbol.hasPrefix("°") { return number + "°" }
    return symbol.hasPrefix("°") || unitStyle == .short ? number + symbol : number + " " + symbol
  }

  open func string(from unit: Unit) -> String { unit.symbol }
}
