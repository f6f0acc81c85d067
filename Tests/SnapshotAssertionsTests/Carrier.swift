import FirstFrameImaging
import FirstFrameSnapshots

/// A value that can be anywhere, with a component inside that cannot.
struct Carrier: Sendable {
  let dot: Dot
}

extension Snapshotting where Value == Carrier, Format == Bitmap {
  static var dot: Self {
    Snapshotting<Dot, Bitmap>.image.pullback { carrier in carrier.dot }
  }
}

extension Snapshotting where Value == Bool, Format == Bitmap {
  /// Makes its component, which only the main actor can.
  static var dotWhereTrue: Self {
    Snapshotting<Dot, Bitmap>.image.pullback { isRed in isRed ? RedDot() : Dot() }
  }
}
