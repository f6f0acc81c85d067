public import Imaging

/// Why a layout tree could not be drawn.
public enum RasterizerError: Error, Hashable, Sendable {
  case invalidScale(Double)
  case invalidSize(BitmapError, node: String)
  case notDrawnYet(feature: String, node: String)
}
