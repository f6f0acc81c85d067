import Foundation
import Synchronization

/// Removes what killed processes left half written, from each folder once.
final class LeftoverSweeper: Sendable {
  private let swept = Mutex<Set<String>>([])

  /// Removes the leftovers in a folder below a root, unless links lead out of it.
  func sweep(_ folder: String, below root: String) {
    let path = root + "/" + folder
    guard swept.withLock({ $0.insert(path).inserted }), access(path, F_OK) == 0,
      let resolved = SymbolicLink.resolved(path), let resolvedRoot = SymbolicLink.resolved(root),
      resolved.hasPrefix(resolvedRoot + "/")
    else { return }
    do {
      for name in try FileManager.default.contentsOfDirectory(atPath: resolved) {
        guard let leftover = TemporaryItem(leftover: name, in: resolved) else { continue }
        try FileManager.default.removeItem(atPath: leftover.path)
      }
    } catch {
      // Leftovers do no harm: no snapshot has such a name. A folder that cannot be changed keeps them.
    }
  }
}
