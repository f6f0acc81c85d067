import Foundation
import Synchronization

/// A process that reads the inputs of a range of cases, and ends itself at the first fault.
struct CaseReader {
  let kind: any InputKind
  let seed: UInt64
  /// The descriptor of the file for ``Progress``.
  let descriptor: Int32

  func run(_ cases: Range<Int>, from start: Progress) {
    var progress = start
    let watch = Watch()
    watch.start()
    for index in cases {
      progress.index = index
      progress.write(to: descriptor)
      let input = kind.input(seed: seed, case: index)
      let begin = Limits.processorTime
      watch.begin(at: begin)
      let error = outcome(of: input)
      watch.end()
      let seconds = Limits.processorTime - begin
      if error == nil { progress.accepted += 1 } else { progress.refused += 1 }
      if seconds > progress.slowestSeconds { (progress.slowest, progress.slowestSeconds) = (index, seconds) }
      progress.peakMemory = max(progress.peakMemory, Limits.peakMemory)
      if case InputFault.invalidResult(let text)? = error { fail(.invalidResult, progress, text) }
      if seconds > Limits.seconds { fail(.tooSlow, progress, "\(seconds) s") }
      if Limits.peakMemory > Limits.memory { fail(.tooMuchMemory, progress, "\(Limits.peakMemory >> 20) MB") }
    }
    progress.write(to: descriptor)
  }

  /// Reads one input; returns the package's error about it.
  func outcome(of input: HostileInput) -> (any Error)? {
    do {
      try kind.read(input)
      return nil
    } catch {
      guard "\(error)".count > 8 else { return InputFault.invalidResult("an error without an explanation: \(error)") }
      return error
    }
  }

  private func fail(_ fault: Fault, _ progress: Progress, _ text: String) -> Never {
    progress.write(to: descriptor)
    FileHandle.standardError.write(Data((text + "\n").utf8))
    _exit(fault.rawValue)
  }
}

/// Ends the process if a case does not end.
private final class Watch: Sendable {
  /// The processor time and the clock time at the start of the case; `nil` between cases.
  private let current = Mutex<(processor: Double, clock: ContinuousClock.Instant)?>(nil)

  func begin(at time: Double) { current.withLock { $0 = (time, .now) } }

  func end() { current.withLock { $0 = nil } }

  func start() {
    Thread.detachNewThread { [self] in
      while true {
        usleep(250_000)
        guard let start = current.withLock({ $0 }) else { continue }
        let clock = (ContinuousClock.now - start.clock) / .seconds(1)
        // A case that ends at all reports its own time, so it gets three times as long here.
        if Limits.processorTime - start.processor > 3 * Limits.seconds || clock > Limits.wait {
          _exit(Fault.noEnd.rawValue)
        }
      }
    }
  }
}
