public import Foundation

/// Colors by the components of a color space.
extension CGContext {
  /// Sets the space of the components of later fill colors, and the fill color black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    setFillColor(gray: 0, alpha: 1)
  }

  /// Sets the space of the components of later stroke colors, and the stroke color black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    setStrokeColor(gray: 0, alpha: 1)
  }

  /// - Parameter components: The components of the space of fill colors, followed by the opacity.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) { setFillColor(color) }
  }

  /// - Parameter components: The components of the space of stroke colors, followed by the opacity.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) { setStrokeColor(color) }
  }

  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setFillColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setStrokeColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// The color space of a bitmap context; `nil` for other contexts.
  public var colorSpace: CGColorSpace? {
    guard let pixelMemory else { return nil }
    return pixelMemory.layout.isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
  }

  public var bitmapInfo: CGBitmapInfo {
    guard let layout = pixelMemory?.layout else { return [] }
    return CGBitmapInfo(rawValue: layout.alpha.rawValue).union(layout.isLittleEndian ? .byteOrder32Little : [])
  }
}
