extension Bitmap: Hashable {
  /// Feeds the size and all pixels.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    withPixels { hasher.combine(bytes: UnsafeRawBufferPointer(start: $0, count: size.area * 4)) }
  }
}
