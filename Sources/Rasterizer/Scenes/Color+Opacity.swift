import FirstFrameImaging

extension Color {
  /// The colour with its alpha multiplied by opacity / 255.
  func faded(by opacity: UInt8) -> Color {
    var color = self
    color.alpha = Blending.scaled(alpha, by: opacity)
    return color
  }
}
