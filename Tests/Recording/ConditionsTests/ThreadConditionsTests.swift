import Dispatch
import FirstFrameConditions
import Foundation
import Synchronization
import Testing

/// Conditions of a thread. All expected texts are those of a clock on the wall: 1,000,000,000 seconds after 1970 is 9
/// September 2001, 01:46:40 in Greenwich, and nine hours later in Tokyo.
@Suite(.enabled(if: Conditions.areAvailable)) struct ThreadConditionsTests {
  private static let instant = Date(timeIntervalSince1970: 1_000_000_000)

  @Test func theClockStandsStill() {
    Conditions(clock: Self.instant).apply {
      #expect(Date() == Self.instant)
      #expect(Date.now == Self.instant)
      #expect(Calendar(identifier: .gregorian).component(.year, from: Date()) == 2001)
      #expect(DispatchTime.now() < .now())
    }
    #expect(Date() > Self.instant)
  }

  @Test func scopesNest() {
    Conditions(clock: Self.instant, locale: Locale(identifier: "de_DE")).apply {
      Conditions(clock: Self.instant + 60).apply {
        #expect(Date() == Self.instant + 60)
        #expect(Locale.current.identifier == "de_DE")
      }
      #expect(Date() == Self.instant)
    }
  }

  @Test func anErrorEndsTheScope() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try Conditions(clock: Self.instant).apply { throw Failure() } }
    #expect(Date() > Self.instant + 1)
  }

  @Test func otherThreadsKeepTheirClock() async {
    let other = await Conditions(clock: Self.instant, locale: Locale(identifier: "de_DE")).apply {
      Task.detached { (Date(), Locale.current.identifier) }
    }.value
    #expect(other.0 > Self.instant + 1)
    #expect(other.1 != "de_DE")
  }

  @Test(arguments: [("de_DE", "1.234,5", "Sonntag"), ("en_US", "1,234.5", "Sunday"), ("ar_EG", "١٬٢٣٤٫٥", "الأحد")])
  func theLocaleFormats(locale: String, number: String, day: String) {
    Conditions(locale: Locale(identifier: locale)).apply {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      #expect(formatter.string(from: 1234.5) == number)
      #expect(1234.5.formatted() == number)
      #expect(Calendar.current.weekdaySymbols.first == day)
    }
  }

  @Test func theTimeZoneFormats() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let before = (TimeZone.current, NSTimeZone.default)
    Conditions(timeZone: zone).apply {
      #expect(TimeZone.current == zone)
      #expect(Calendar.current.component(.hour, from: Self.instant) == 10)
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = "HH:mm"
      #expect(formatter.string(from: Self.instant) == "10:46")
    }
    #expect((TimeZone.current, NSTimeZone.default) == before)
  }

  /// Two scopes with time zones are open at the same time, and one waits for the other.
  @Test func scopesOfSeveralThreadsDoNotWaitForEachOther() throws {
    let (tokyo, lisbon) = (try #require(TimeZone(identifier: "Asia/Tokyo")), TimeZone(identifier: "Europe/Lisbon"))
    let (hasBegun, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let other = Mutex("")
    Conditions(timeZone: tokyo).apply {
      Thread.detachNewThread {
        Conditions(timeZone: lisbon).apply {
          other.withLock { $0 = Self.hourOfFormatters }
          hasBegun.signal()
          _ = mayEnd.wait(timeout: .now() + 20)
        }
      }
      #expect(hasBegun.wait(timeout: .now() + 20) == .success)
      #expect(Self.hourOfFormatters == "10 10 10")
      mayEnd.signal()
    }
    // Lisbon has summer time in September.
    #expect(other.withLock { $0 } == "02 2 2")
    #expect(NSTimeZone.default != tokyo)
  }

  /// The hour of the instant in formatters and calendars without a time zone of their own.
  private static var hourOfFormatters: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "HH"
    let calendar = Calendar(identifier: .gregorian)
    let other = NSCalendar(identifier: .gregorian)?.component(.hour, from: instant) ?? -1
    return "\(formatter.string(from: instant)) \(calendar.component(.hour, from: instant)) \(other)"
  }

  /// Each of these would never end, or end at once, if its deadline were compared with the changed clock.
  @Test(arguments: [-10.0, 10.0], Wait.allCases)
  func waitsTakeTheirTime(years: Double, wait: Wait) async {
    // On a thread of its own, because waits must not block the threads of Swift's tasks.
    let seconds = await withCheckedContinuation { result in
      Thread.detachNewThread {
        Conditions(clock: Date() + years * 365 * 86_400).apply { result.resume(returning: wait.seconds) }
      }
    }
    #expect(seconds > 0.04, "\(wait) took \(seconds) seconds")
    #expect(seconds < 60, "\(wait) took \(seconds) seconds")
  }

  enum Wait: CaseIterable {
    case sleep, sleepUntil, runLoop, condition, semaphore, wallSemaphore, group

    /// The duration of a wait of 50 milliseconds.
    var seconds: Double {
      let start = ContinuousClock.now
      switch self {
      case .sleep: Thread.sleep(forTimeInterval: 0.05)
      case .sleepUntil: Thread.sleep(until: Date() + 0.05)
      case .runLoop:
        // A run loop without a source returns at once.
        let timer = Timer(timeInterval: 10, repeats: true) { _ in }
        RunLoop.current.add(timer, forMode: .default)
        RunLoop.current.run(until: Date() + 0.05)
        timer.invalidate()
      case .condition:
        let condition = NSCondition()
        condition.lock()
        _ = condition.wait(until: Date() + 0.05)
        condition.unlock()
      case .semaphore: _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.05)
      case .wallSemaphore: _ = DispatchSemaphore(value: 0).wait(wallTimeout: .now() + 0.05)
      case .group:
        let group = DispatchGroup()
        group.enter()
        _ = group.wait(timeout: .now() + 0.05)
        group.leave()
      }
      let duration = ContinuousClock.now - start
      return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }
  }
}
