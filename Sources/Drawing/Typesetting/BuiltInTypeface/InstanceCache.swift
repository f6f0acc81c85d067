import FirstFrameCaching

/// A cache of the instances of the built-in typeface, one for each style and size, and of the designs that they share.
///
/// If two threads create an instance at the same time, both get the first one, because its identity is the key of other
/// caches.
final class InstanceCache: Sendable {
  private struct Key: Hashable {
    /// The weight and the style in one number, for fast hashing.
    var style: Int
    var size: Double
  }

  /// Text that is scaled continuously has a new size in each frame.
  private let instances = LimitedCache<Key, BuiltInTypeface>(limit: 512)
  private let designs = LimitedCache<FaceDesign.Style, FaceDesign>(limit: 512)

  func instance(weight: FontWeight, isMonospaced: Bool, isItalic: Bool, size: Double) -> BuiltInTypeface {
    let key = Key(style: weight.rawValue << 2 | (isMonospaced ? 2 : 0) | (isItalic ? 1 : 0), size: size)
    return instances.value(for: key) {
      let style = FaceDesign.Style(
        weight: weight, isMonospaced: isMonospaced, isItalic: isItalic,
        displayShare: isMonospaced ? 0 : OpticalSize.displayShare(at: size))
      return BuiltInTypeface(
        style, tracking: isMonospaced ? 0 : OpticalSize.tracking(at: size),
        design: designs.value(for: style) { FaceDesign(style) })
    }
  }
}
