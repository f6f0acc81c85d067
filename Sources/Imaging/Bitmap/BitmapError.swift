/// Why a bitmap of some size cannot be made.
public enum BitmapError: Error, Hashable, Sendable {
  case empty(width: Int, height: Int)
  case tooLarge(width: Int, height: Int)
}

extension BitmapError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty(let width, let height):
      "a picture of \(width) x \(height) pixels has nothing to show; both sides must be at least 1 pixel"
    case .tooLarge(let width, let height):
      "a picture of \(width) x \(height) pixels is too large; at most \(PixelSize.longestSide) pixels a side "
        + "and \(PixelSize.largestArea) in all"
    }
  }
}
