import Synchronization

/// The times that expectations wait.
final class TimesOfPolling: Sendable {
  struct Times {
    var timeout = NimbleTimeInterval.seconds(1)
    var interval = NimbleTimeInterval.milliseconds(10)
  }

  private let times = Mutex(Times())

  var value: Times { times.withLock { $0 } }

  func set(_ change: (inout Times) -> Void) { times.withLock { change(&$0) } }
}

/// The number of calls of a closure, on any thread.
final class CallCount: Sendable {
  private let calls = Mutex(0)

  var count: Int { calls.withLock { $0 } }

  func increase() { calls.withLock { $0 += 1 } }
}
