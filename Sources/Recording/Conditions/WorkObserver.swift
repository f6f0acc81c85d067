import FirstFrameCConditions
import Foundation

/// The functions that CConditions calls about scheduled work. Work is retained until it is discarded.
enum WorkObserver {
  /// Installs the functions once.
  static func install() { _ = isInstalled }

  private static let isInstalled: Bool = {
    firstframe_set_work_observer(functions)
    return true
  }()

  /// A delay that no test waits for, in seconds.
  private static let longestDelay: TimeInterval = 1e6

  nonisolated(unsafe) private static let functions: UnsafePointer<firstframe_work_observer> = {
    let functions = UnsafeMutablePointer<firstframe_work_observer>.allocate(capacity: 1)
    functions.initialize(
      to: firstframe_work_observer(
        schedule: { scope, route, timer, delay in
          let work = work(at: scope)?.schedule(
            route, at: timer.map { UInt(bitPattern: $0) },
            after: min(max(0, TimeInterval(delay) / 1e9), longestDelay))
          return work.map { Unmanaged.passRetained($0).toOpaque() }
        },
        finish: { work(at: $0)?.finish() },
        discard: { $0.map { Unmanaged<ScheduledWork>.fromOpaque($0).takeRetainedValue().discard() } }))
    return UnsafePointer(functions)
  }()

  private static func work(at address: UnsafeMutableRawPointer?) -> ScheduledWork? {
    address.map { Unmanaged<ScheduledWork>.fromOpaque($0).takeUnretainedValue() }
  }
}
