public import HeadlessUIKit

/// Dates at which a view is evaluated.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode

  func entries(from startDate: Date, mode: Mode) -> Entries
}

public enum TimelineScheduleMode: Hashable, Sendable {
  case normal, lowFrequency
}

/// Dates at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }

  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let passed = max((startDate.timeIntervalSince(start) / interval).rounded(.down), 0)
    let (start, interval) = (start, interval)
    return (0...).lazy.map { start.addingTimeInterval((passed + Double($0)) * interval) }
  }
}

/// The beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return (0...).lazy.map { Date(timeIntervalSinceReferenceDate: minute + Double($0) * 60) }
  }
}

/// Dates that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// The date of each frame of an animation, of which the first one is shown.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}

  public func entries(from startDate: Date, mode: Mode) -> CollectionOfOne<Date> { CollectionOfOne(startDate) }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<Entries: Sequence>(_ dates: Entries) -> ExplicitTimelineSchedule<Entries>
  where Self == ExplicitTimelineSchedule<Entries>, Entries.Element == Date { ExplicitTimelineSchedule(dates) }
}

/// A view that is evaluated at the dates of a schedule. A frame shows the first one.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public typealias Context = TimelineViewDefaultContext

  private let schedule: Schedule
  private let content: (Context) -> Content

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    (self.schedule, self.content) = (schedule, content)
  }

  public var body: Content {
    let now = Date()
    var dates = schedule.entries(from: now, mode: .normal).makeIterator()
    return content(Context(date: dates.next() ?? now, cadence: .live))
  }
}

/// The date at which a timeline view is evaluated.
public struct TimelineViewDefaultContext: Sendable {
  public enum Cadence: Int, Comparable, Sendable {
    case live, seconds, minutes

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  public let date: Date
  public let cadence: Cadence
}
