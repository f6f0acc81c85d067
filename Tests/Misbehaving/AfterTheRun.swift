import Foundation
import Synchronization

/// Work that runs when the process ends, after all tests.
enum AfterTheRun {
  private static let work = Mutex<(@Sendable () -> Void)?>(nil)

  static func run(_ body: @escaping @Sendable () -> Void) {
    work.withLock { $0 = body }
    atexit { AfterTheRun.work.withLock { $0 }?() }
  }
}
