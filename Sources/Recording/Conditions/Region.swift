import FirstFrameCConditions
import Foundation

/// The time zone and the locale of a thread.
final class Region: Sendable {
  let timeZone: TimeZone?
  let locale: Locale?

  init(timeZone: TimeZone?, locale: Locale?, within outer: Region?) {
    self.timeZone = timeZone ?? outer?.timeZone
    self.locale = locale ?? outer?.locale ?? Self.processLocale
  }

  /// The region of the current thread; `nil` if it has none.
  static var ofThread: Region? {
    firstframe_get_conditions().region.map { Unmanaged<Region>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The region of the current thread, or else of the process.
  fileprivate static var current: Region { ofThread ?? process }

  private static let processLocale = firstframe_process_locale().map { Locale(identifier: String(cString: $0)) }

  private static let process = Region(timeZone: nil, locale: nil, within: nil)
}

#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
// The target CConditions defines static properties of Foundation, such as `Locale.current`. It calls the functions below
// if the thread or the process has a region.

@_silgen_name("firstframe_original_locale") private func originalLocale() -> Locale
@_silgen_name("firstframe_original_updating_locale") private func originalUpdatingLocale() -> Locale
@_silgen_name("firstframe_original_languages") private func originalLanguages() -> [String]
@_silgen_name("firstframe_original_calendar") private func originalCalendar() -> Calendar
@_silgen_name("firstframe_original_updating_calendar") private func originalUpdatingCalendar() -> Calendar
@_silgen_name("firstframe_original_time_zone") private func originalTimeZone() -> TimeZone
@_silgen_name("firstframe_original_updating_time_zone") private func originalUpdatingTimeZone() -> TimeZone

@_silgen_name("firstframe_changed_locale") func changedLocale() -> Locale {
  Region.current.locale ?? originalLocale()
}

@_silgen_name("firstframe_changed_updating_locale") func changedUpdatingLocale() -> Locale {
  Region.current.locale ?? originalUpdatingLocale()
}

@_silgen_name("firstframe_changed_languages") func changedLanguages() -> [String] {
  guard let locale = Region.current.locale else { return originalLanguages() }
  return [locale.identifier(.bcp47)]
}

@_silgen_name("firstframe_changed_calendar") func changedCalendar() -> Calendar {
  Region.current.changed(originalCalendar())
}

@_silgen_name("firstframe_changed_updating_calendar") func changedUpdatingCalendar() -> Calendar {
  Region.current.changed(originalUpdatingCalendar())
}

@_silgen_name("firstframe_changed_time_zone") func changedTimeZone() -> TimeZone {
  Region.current.timeZone ?? originalTimeZone()
}

@_silgen_name("firstframe_changed_updating_time_zone") func changedUpdatingTimeZone() -> TimeZone {
  Region.current.timeZone ?? originalUpdatingTimeZone()
}

@_silgen_name("firstframe_original_default_time_zone") private func originalDefaultTimeZone() -> TimeZone?
@_silgen_name("firstframe_original_set_time_zone") private func originalSetTimeZone() -> TimeZone?
@_silgen_name("firstframe_original_new_calendar")
private func originalCalendar(identifier: Calendar.Identifier) -> Calendar

@_silgen_name("firstframe_changed_default_time_zone") func changedDefaultTimeZone() -> TimeZone? {
  Region.current.timeZone ?? originalDefaultTimeZone()
}

@_silgen_name("firstframe_changed_set_time_zone") func changedSetTimeZone() -> TimeZone? {
  Region.current.timeZone ?? originalSetTimeZone()
}

@_silgen_name("firstframe_changed_new_calendar")
func changedCalendar(identifier: Calendar.Identifier) -> Calendar {
  var calendar = originalCalendar(identifier: identifier)
  if let timeZone = Region.current.timeZone { calendar.timeZone = timeZone }
  return calendar
}

/// Returns the default time zone of a formatter on this thread, which the caller releases; `nil` for the process's.
@_cdecl("firstframe_changed_formatter_time_zone") func changedFormatterTimeZone() -> UnsafeMutableRawPointer? {
  guard let timeZone = Region.ofThread?.timeZone else { return nil }
  let name = NSString(string: timeZone.identifier)
  return withExtendedLifetime(name) { makeFormatterTimeZone(named: Unmanaged.passUnretained(name).toOpaque()) }
}

@_silgen_name("firstframe_make_formatter_time_zone")
private func makeFormatterTimeZone(named name: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

extension Region {
  /// The calendar with the region's time zone, and with the calendar and the conventions of its locale.
  fileprivate func changed(_ calendar: Calendar) -> Calendar {
    guard locale != nil || timeZone != nil else { return calendar }
    var changed = locale.map { Calendar(identifier: $0.calendar.identifier) } ?? calendar
    if let locale { changed.locale = locale }
    changed.timeZone = timeZone ?? calendar.timeZone
    return changed
  }
}
#endif
