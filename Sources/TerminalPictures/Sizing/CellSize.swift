/// How many pixels a character's cell has.
public struct CellSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  /// The pixels of half blocks.
  public static let halfBlocks = CellSize(width: 1, height: 2)
  /// What is taken where a terminal does not say.
  public static let usual = CellSize(width: 10, height: 20)

  public init(width: Int, height: Int) {
    self.width = max(width, 1)
    self.height = max(height, 1)
  }
}
