/// The orientation of stored pixels, by the numbers of the tag Orientation in EXIF and TIFF data.
///
/// Source: TIFF 6.0, "Orientation": the side of the upright picture where the first stored row and column are.
package enum PictureOrientation: Int, CaseIterable, Sendable {
  case up = 1
  case upMirrored = 2
  case down = 3
  case downMirrored = 4
  case leftMirrored = 5
  case right = 6
  case rightMirrored = 7
  case left = 8

  /// Whether stored rows are columns of the upright picture.
  package var swapsAxes: Bool { rawValue >= Self.leftMirrored.rawValue }

  /// The orientation that maps upright pixels back to stored ones.
  package var inverse: PictureOrientation {
    switch self {
    case .left: .right
    case .right: .left
    default: self
    }
  }

  /// The orientation of the same pixels with the left and right sides of the upright picture exchanged.
  package var flippedHorizontally: PictureOrientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}

extension Bitmap {
  /// Returns the upright picture of stored pixels.
  package func upright(from orientation: PictureOrientation) -> Bitmap {
    guard orientation != .up else { return self }
    let stored = size
    let swaps = orientation.swapsAxes
    guard let turned = try? PixelSize(width: swaps ? height : width, height: swaps ? width : height) else {
      return self
    }
    return withPixels { source in
      Bitmap(size: turned) { target in
        var index = 0
        var y = 0
        while y < turned.height {
          var x = 0
          while x < turned.width {
            let column: Int
            let row: Int
            switch orientation {
            case .up: (column, row) = (x, y)
            case .upMirrored: (column, row) = (stored.width &- 1 &- x, y)
            case .down: (column, row) = (stored.width &- 1 &- x, stored.height &- 1 &- y)
            case .downMirrored: (column, row) = (x, stored.height &- 1 &- y)
            case .leftMirrored: (column, row) = (y, x)
            case .right: (column, row) = (y, stored.height &- 1 &- x)
            case .rightMirrored: (column, row) = (stored.width &- 1 &- y, stored.height &- 1 &- x)
            case .left: (column, row) = (stored.width &- 1 &- y, x)
            }
            target[index] = source[row &* stored.width &+ column]
            index &+= 1
            x &+= 1
          }
          y &+= 1
        }
      }
    }
  }
}
