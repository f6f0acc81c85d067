import Foundation

/// Keeps the blurred masks of boxes, for all renders of the process.
///
/// Unchecked: the lock guards all that changes.
final class ShadowCache: @unchecked Sendable {
  static let shared = ShadowCache(byteLimit: 32 << 20)

  private let lock = NSLock()
  private let byteLimit: Int
  private var byteCount = 0
  private var masks: [ShadowKey: CoverageMask] = [:]

  init(byteLimit: Int) {
    self.byteLimit = byteLimit
  }

  /// The mask under a key, made where there is none yet.
  func mask(for key: ShadowKey, make: () -> CoverageMask) -> CoverageMask {
    lock.lock()
    defer { lock.unlock() }
    if let mask = masks[key] { return mask }
    let mask = make()
    if byteCount + mask.byteCount > byteLimit {
      masks.removeAll()
      byteCount = 0
    }
    masks[key] = mask
    byteCount += mask.byteCount
    return mask
  }
}
