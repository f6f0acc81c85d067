import Foundation

/// The lifetime of an observation, which ends when the token is cancelled or deallocated.
public final class ObserveToken: Sendable {
  let observer: Observer

  init(_ observer: Observer) {
    self.observer = observer
  }

  deinit {
    observer.cancel()
  }

  public func cancel() {
    observer.cancel()
  }
}
