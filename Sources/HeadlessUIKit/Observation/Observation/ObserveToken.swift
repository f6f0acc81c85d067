import Foundation

/// Keeps an observation alive; it ends when the token is cancelled or released.
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
