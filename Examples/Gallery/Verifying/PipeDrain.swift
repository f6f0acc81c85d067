import Foundation
import Synchronization

/// What a process writes to a pipe, read on a thread of its own: a full pipe would have it wait for a reader.
final class PipeDrain: Sendable {
  private let read = Mutex(Data())
  private let group = DispatchGroup()

  init(_ pipe: Pipe) {
    let end = pipe.fileHandleForReading
    DispatchQueue.global().async(group: group) {
      let data = end.readDataToEndOfFile()
      self.read.withLock { $0 = data }
    }
  }

  /// Waits until the process has closed its end.
  func contents() -> Data {
    group.wait()
    return read.withLock { $0 }
  }
}
