import Dispatch

/// A span of time, in seconds.
public typealias CFTimeInterval = Double

/// The seconds since the machine started. Nothing that is drawn depends on it.
public func CACurrentMediaTime() -> CFTimeInterval {
  CFTimeInterval(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
}
