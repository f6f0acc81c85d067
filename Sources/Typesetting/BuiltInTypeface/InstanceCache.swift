import Foundation

/// A cache of the instances of the built-in typeface, one for each style and size, and of the designs that they share.
///
/// `@unchecked Sendable`: the lock guards the dictionaries.
final class InstanceCache: @unchecked Sendable {
  private struct Key: Hashable {
    /// The weight and the style in one number, for fast hashing.
    var style: Int
    var size: Double
  }

  /// The largest number of instances. Text that is scaled continuously has a new size in each frame.
  private static let limit = 512

  private let lock = NSLock()
  private var instances: [Key: BuiltInTypeface] = [:]
  private var designs: [FaceDesign.Style: FaceDesign] = [:]

  func instance(weight: FontWeight, isMonospaced: Bool, isItalic: Bool, size: Double) -> BuiltInTypeface {
    let key = Key(style: weight.rawValue << 2 | (isMonospaced ? 2 : 0) | (isItalic ? 1 : 0), size: size)
    return lock.withLock {
      if let instance = instances[key] { return instance }
      if instances.count == Self.limit {
        instances.removeAll()
        designs.removeAll()
      }
      let style = FaceDesign.Style(
        weight: weight, isMonospaced: isMonospaced, isItalic: isItalic,
        displayShare: isMonospaced ? 0 : OpticalSize.displayShare(at: size))
      let instance = BuiltInTypeface(
        style, tracking: isMonospaced ? 0 : OpticalSize.tracking(at: size), design: design(in: style))
      instances[key] = instance
      return instance
    }
  }

  private func design(in style: FaceDesign.Style) -> FaceDesign {
    if let design = designs[style] { return design }
    let design = FaceDesign(style)
    designs[style] = design
    return design
  }
}
