extension EdgeList {
  /// The rectangle that the edges enclose, where its sides lie between pixels; nil for any other shape.
  var wholePixelRect: PixelRect? {
    guard edges.count == 2, let left = edges.min(by: { $0.topX < $1.topX }),
      let right = edges.max(by: { $0.topX < $1.topX }),
      left.isVertical, right.isVertical, left.topY == right.topY, left.bottomY == right.bottomY
    else { return nil }
    let sides = [left.topX, left.topY, right.topX, right.bottomY]
    guard sides.allSatisfy({ $0 & (Subpixel.one - 1) == 0 }) else { return nil }
    let pixels = sides.map { $0 >> Subpixel.bits }
    return PixelRect(minX: pixels[0], minY: pixels[1], maxX: pixels[2], maxY: pixels[3])
  }
}
