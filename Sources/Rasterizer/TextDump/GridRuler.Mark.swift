import Foundation

extension GridRuler {
  /// A place along the axis that needs cells.
  struct Mark {
    /// In points.
    let position: CGFloat
    /// The number of cells that are taken at the place itself.
    let takes: Int
    /// The number of cells that must lie between another mark and this one.
    let room: Int
    let since: CGFloat

    init(_ position: CGFloat, takes: Int, room: Int = 0, since: CGFloat = 0) {
      self.position = position
      self.takes = takes
      self.room = room
      self.since = since
    }
  }
}
