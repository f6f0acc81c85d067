import FirstFrameImaging
import FirstFrameLayoutTree

extension ImageValues {
  /// Where a picture comes from.
  enum Content: Sendable, Hashable {
    case bitmap(Bitmap)
    /// What was drawn in a box of the picture's size.
    case drawing([LayoutNode])
    case symbol(SymbolImage)
  }
}
