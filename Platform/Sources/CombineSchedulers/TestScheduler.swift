public import Combine
public import Foundation

/// A scheduler with a current time and an execution that tests control.
///
/// Nothing runs until the scheduler is advanced. Then actions run in the order of their dates, and actions of the same
/// date in the order in which they were scheduled.
// `@unchecked Sendable`: the lock guards all variables, and no action runs while it is held. It is not a `Mutex`, because
// actions are any closures, and a `Mutex` returns only values that may be sent to other threads.
public final class TestScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler, @unchecked Sendable
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private struct Item {
    let date: SchedulerTimeType
    let sequence: UInt
    let id: UInt
    let action: () -> Void

    func precedes(_ other: Item) -> Bool { (date, sequence) < (other.date, other.sequence) }
  }

  private let lock = NSRecursiveLock()
  private var items: [Item] = []
  private var lastSequence: UInt = 0
  private var time: SchedulerTimeType

  /// Creates a test scheduler with the given date.
  public init(now: SchedulerTimeType) {
    time = now
  }

  public let minimumTolerance: SchedulerTimeType.Stride = .zero
  public var now: SchedulerTimeType { lock.withLock { time } }

  /// Advances the scheduler by the given stride, and runs the actions that become due.
  ///
  /// - Parameter stride: The stride. By default, only actions that are already due run.
  public func advance(by stride: SchedulerTimeType.Stride = .zero) {
    advance(to: now.advanced(by: stride))
  }

  /// Advances the scheduler to the given instant, and runs the actions that become due.
  public func advance(to instant: SchedulerTimeType) {
    while let item = takeItem(dueBy: instant) { item.action() }
    move(to: instant)
  }

  /// Runs the scheduler until it has no scheduled items left.
  ///
  /// If an action repeats, the function returns only after the action was cancelled.
  public func run() {
    while let date = nextDate { advance(to: max(now, date)) }
  }

  /// Advances the scheduler by the given stride, and lets other tasks run before each action.
  public func advance(by stride: SchedulerTimeType.Stride = .zero) async {
    await advance(to: now.advanced(by: stride))
  }

  /// Advances the scheduler to the given instant, and lets other tasks run before each action.
  public func advance(to instant: SchedulerTimeType) async {
    await letTasksRun()
    while let item = takeItem(dueBy: instant) {
      item.action()
      await letTasksRun()
    }
    move(to: instant)
    await letTasksRun()
  }

  /// Runs the scheduler until it has no scheduled items left, and lets other tasks run before each action.
  public func run() async {
    await letTasksRun()
    while let date = nextDate { await advance(to: max(now, date)) }
  }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    lock.withLock { _ = add(date: time, action) }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    lock.withLock { _ = add(date: date, action) }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let id = lock.withLock { lastSequence + 1 }
    repeatAction(id: id, date: date, interval: interval, action)
    return AnyCancellable { [weak self] in
      self?.lock.withLock { self?.items.removeAll { $0.id == id } }
    }
  }

  private func repeatAction(
    id: UInt, date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) {
    lock.withLock {
      _ = add(date: date, id: id) { [weak self] in
        self?.repeatAction(id: id, date: date.advanced(by: interval), interval: interval, action)
        action()
      }
    }
  }

  private func add(date: SchedulerTimeType, id: UInt? = nil, _ action: @escaping () -> Void) -> UInt {
    lastSequence += 1
    items.append(Item(date: date, sequence: lastSequence, id: id ?? lastSequence, action: action))
    return lastSequence
  }

  private var nextDate: SchedulerTimeType? {
    lock.lock()
    defer { lock.unlock() }
    return items.min { $0.precedes($1) }?.date
  }

  private func move(to instant: SchedulerTimeType) {
    lock.withLock { time = max(time, instant) }
  }

  private func takeItem(dueBy instant: SchedulerTimeType) -> Item? {
    lock.lock()
    defer { lock.unlock() }
    guard let index = items.indices.min(by: { items[$0].precedes(items[$1]) }), items[index].date <= instant
    else { return nil }
    time = max(time, items[index].date)
    return items.remove(at: index)
  }

  private func letTasksRun() async {
    for _ in 0..<20 { await Task.detached(priority: .background) { await Task.yield() }.value }
  }
}

/// A test scheduler with the time type and the options of another scheduler.
public typealias TestSchedulerOf<S: Scheduler> = TestScheduler<S.SchedulerTimeType, S.SchedulerOptions>

extension DispatchQueue {
  /// A test scheduler of dispatch queues.
  public static var test: TestSchedulerOf<DispatchQueue> {
    // A dispatch time of zero would mean "now".
    TestScheduler(now: SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1)))
  }
}

extension OperationQueue {
  /// A test scheduler of operation queues.
  public static var test: TestSchedulerOf<OperationQueue> {
    TestScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }
}

extension RunLoop {
  /// A test scheduler of run loops.
  public static var test: TestSchedulerOf<RunLoop> {
    TestScheduler(now: SchedulerTimeType(Date(timeIntervalSince1970: 0)))
  }
}
