import Foundation
import Synchronization

/// Holds back the signals that end this process, so that it ends only between changes of files.
struct HeldSignals: ~Copyable {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  /// The number of the last signal; 0 if none has arrived. Signal handlers have no arguments of their own.
  private static let received = Atomic<Int32>(0)

  private var former: [sigaction] = []

  init() {
    Self.received.store(0, ordering: .sequentiallyConsistent)
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { HeldSignals.received.store($0, ordering: .sequentiallyConsistent) }
    #if canImport(Glibc)
    action.__sigaction_handler.sa_handler = handler
    #else
    action.__sigaction_u.__sa_handler = handler
    #endif
    action.sa_flags = SA_RESTART
    for number in Self.numbers {
      var old = sigaction()
      sigaction(number, &action, &old)
      former.append(old)
    }
  }

  /// Delivers a signal that has arrived, which usually ends the process.
  deinit {
    for (number, action) in zip(Self.numbers, former) {
      var action = action
      sigaction(number, &action, nil)
    }
    guard let pending else { return }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, pending)
    // The threads of Dispatch block these signals.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(pending)
  }

  /// The number of a signal that has arrived; `nil` if none has.
  var pending: Int32? {
    let number = Self.received.load(ordering: .sequentiallyConsistent)
    return number == 0 ? nil : number
  }
}

/// The command was ended by a signal.
struct InterruptedError: Error, CustomStringConvertible {
  var description: String { "interrupted" }
}
