import Foundation

/// Threads that draw and compare what the main actor has laid out, while it lays out the next.
///
/// There are no more jobs at a time than threads, and so no more pictures in memory.
final class WorkerPool: Sendable {
  private let queue = DispatchQueue(label: "pictures", attributes: .concurrent)
  private let group = DispatchGroup()
  private let slots: DispatchSemaphore

  init(threadCount: Int) {
    slots = DispatchSemaphore(value: max(threadCount, 1))
  }

  /// Waits for a thread and has it do the job.
  func run(_ job: @escaping @Sendable () -> Void) {
    slots.wait()
    queue.async(group: group) { [slots] in
      job()
      slots.signal()
    }
  }

  /// Waits until all jobs are done.
  func finish() {
    group.wait()
  }
}
