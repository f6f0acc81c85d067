/// What makes two shadow masks the same.
struct ShadowKey: Hashable {
  /// Its top left lies within the first pixel, and its straight sides are as short as they may be.
  var box: RoundedBox
  /// The Gaussian's standard deviation, in steps of the sub-pixel grid.
  var deviation: Int
}
