import FirstFrameCConditions
import Foundation

// The functions that CConditions calls about scheduled work. Work is retained until it is discarded.

/// A delay that no test waits for, in seconds.
private let longestDelay: TimeInterval = 1e6

@_cdecl("firstframe_schedule_work") func scheduleWork(
  in scope: UnsafeMutableRawPointer?, _ route: firstframe_route, _ timer: UnsafeRawPointer?, after delay: Int64
) -> UnsafeMutableRawPointer? {
  let work = work(at: scope)?.schedule(
    route, at: timer.map { UInt(bitPattern: $0) }, after: min(max(0, TimeInterval(delay) / 1e9), longestDelay))
  return work.map { Unmanaged.passRetained($0).toOpaque() }
}

@_cdecl("firstframe_finish_work") func finishWork(_ address: UnsafeMutableRawPointer?) { work(at: address)?.finish() }

@_cdecl("firstframe_discard_work") func discardWork(_ address: UnsafeMutableRawPointer?) {
  address.map { Unmanaged<ScheduledWork>.fromOpaque($0).takeRetainedValue().discard() }
}

private func work(at address: UnsafeMutableRawPointer?) -> ScheduledWork? {
  address.map { Unmanaged<ScheduledWork>.fromOpaque($0).takeUnretainedValue() }
}
