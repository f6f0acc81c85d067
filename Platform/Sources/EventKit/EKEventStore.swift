private import FirstFramePlaceholders
@_exported public import Foundation

public enum EKEntityType: UInt, Sendable {
  case event, reminder
}

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly

  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

public enum EKSpan: Int, Sendable {
  case thisEvent, futureEvents
}

open class EKCalendar: NSObject {
  open var title = ""
  open var calendarIdentifier: String { "" }
}

open class EKAlarm: NSObject {
  open var relativeOffset: TimeInterval

  public init(relativeOffset offset: TimeInterval) {
    relativeOffset = offset
    super.init()
  }
}

/// An event of a calendar. Its properties are kept.
open class EKEvent: NSObject {
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var timeZone: TimeZone?
  open var calendar: EKCalendar!
  open var alarms: [EKAlarm]?
  open var eventIdentifier: String! { "" }

  public init(eventStore: EKEventStore) {
    super.init()
  }

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

/// The calendars of a device. There are none, and permission is denied.
open class EKEventStore: NSObject, @unchecked Sendable {
  public class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .notDetermined }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }

  open func requestAccess(to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(deny(), nil)
  }
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) { completion(deny(), nil) }
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    completion(deny(), nil)
  }
  open func requestFullAccessToEvents() async throws -> Bool { deny() }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { deny() }
  /// Stores nothing.
  open func save(_ event: EKEvent, span: EKSpan) throws { _ = deny() }
  open func remove(_ event: EKEvent, span: EKSpan) throws { _ = deny() }

  private func deny() -> Bool {
    MissingEffect.warn("EKEventStore", "there are no calendars here; permission is denied and nothing is stored.")
    return false
  }
}
