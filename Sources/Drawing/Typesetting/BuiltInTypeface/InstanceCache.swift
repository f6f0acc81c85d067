import Synchronization

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

  /// The largest number of instances. Text that is scaled continuously has a new size in each frame.
  private static let limit = 512

  private struct State {
    var instances: [Key: BuiltInTypeface] = [:]
    var designs: [FaceDesign.Style: FaceDesign] = [:]
  }

  private let state = Mutex(State())

  func instance(weight: FontWeight, isMonospaced: Bool, isItalic: Bool, size: Double) -> BuiltInTypeface {
    let key = Key(style: weight.rawValue << 2 | (isMonospaced ? 2 : 0) | (isItalic ? 1 : 0), size: size)
    if let instance = state.withLock({ $0.instances[key] }) { return instance }
    let style = FaceDesign.Style(
      weight: weight, isMonospaced: isMonospaced, isItalic: isItalic,
      displayShare: isMonospaced ? 0 : OpticalSize.displayShare(at: size))
    let new = BuiltInTypeface(
      style, tracking: isMonospaced ? 0 : OpticalSize.tracking(at: size), design: design(in: style))
    return state.withLock { state in
      if let other = state.instances[key] { return other }
      if state.instances.count == Self.limit { state = State() }
      state.instances[key] = new
      return new
    }
  }

  private func design(in style: FaceDesign.Style) -> FaceDesign {
    if let design = state.withLock({ $0.designs[style] }) { return design }
    let new = FaceDesign(style)
    return state.withLock { state in
      if let other = state.designs[style] { return other }
      state.designs[style] = new
      return new
    }
  }
}
