/// Hears of what goes; on one thread only.
final class DropCounter: @unchecked Sendable {
  let drop: (Int) -> Void

  init(drop: @escaping (Int) -> Void) {
    self.drop = drop
  }
}
