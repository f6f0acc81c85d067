import Foundation

/// The space available to a view that is measured, in points; `nil` in a dimension without a limit.
struct SizeProposal: Hashable, Sendable {
  var width: CGFloat?
  var height: CGFloat?

  static let unlimited = SizeProposal()

  init(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width
    self.height = height
  }

  init(_ axis: NSLayoutConstraint.Axis, main: CGFloat?, cross: CGFloat?) {
    self = axis == .horizontal ? Self(width: main, height: cross) : Self(width: cross, height: main)
  }

  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat? {
    axis == .horizontal ? width : height
  }

  /// The proposal as an argument of `sizeThatFits(_:)`.
  var size: CGSize {
    CGSize(
      width: width ?? CGFloat.greatestFiniteMagnitude, height: height ?? CGFloat.greatestFiniteMagnitude)
  }

  func inset(by insets: UIEdgeInsets) -> SizeProposal {
    SizeProposal(
      width: width.map { max($0 - insets.left - insets.right, 0) },
      height: height.map { max($0 - insets.top - insets.bottom, 0) })
  }
}

/// The sizes that a view returned to its containers. When a size changes, the layout of the container is invalidated.
struct ReportedSizes {
  /// Whether the sizes may have changed.
  var isStale = false
  private(set) var all: [(proposal: SizeProposal, size: CGSize)] = []

  /// The maximum number of sizes. One layout needs fewer; the oldest sizes belong to finished layouts.
  private static let capacity = 8

  mutating func record(_ size: CGSize, for proposal: SizeProposal) {
    all.removeAll { $0.proposal == proposal }
    if all.count == Self.capacity { all.removeFirst() }
    all.append((proposal, size))
  }

  mutating func removeAll() {
    all.removeAll(keepingCapacity: true)
  }
}

extension UIView {
  /// Returns the preferred size: the intrinsic content size or, in dimensions without one, `sizeThatFits(_:)`.
  func preferredSize(fitting proposal: SizeProposal) -> CGSize {
    let intrinsic = intrinsicContentSize
    if intrinsic.width >= 0, intrinsic.height >= 0 { return intrinsic }
    isBeingMeasured = true
    defer { isBeingMeasured = false }
    let fitted = sizeThatFits(proposal.size)
    // A subclass that fills the available space returns the proposal, which may be unlimited.
    func limited(_ length: CGFloat) -> CGFloat { length.isFinite && length < 1e7 ? max(length, 0) : 0 }
    return CGSize(
      width: intrinsic.width >= 0 ? intrinsic.width : limited(fitted.width),
      height: intrinsic.height >= 0 ? intrinsic.height : limited(fitted.height))
  }

  /// Returns the view's size with some dimensions fixed.
  func layoutSize(keeping fixed: SizeProposal) -> CGSize {
    let size = layoutSize(fitting: fixed)
    return CGSize(width: fixed.width ?? size.width, height: fixed.height ?? size.height)
  }

  private func sizeForContainer(in proposal: SizeProposal) -> CGSize {
    MeasurementCache.size(of: self, as: .whole, in: proposal) {
      (isMeasuredByContentView ? nil : constrainedSize(for: .measuring(proposal))) ?? layoutSize(fitting: proposal)
    }
  }

  /// Returns the view's size for a container, and records it so that a change invalidates the container's layout.
  func measured(in proposal: SizeProposal) -> CGSize {
    let size = sizeForContainer(in: proposal)
    reportedSizes.record(size, for: proposal)
    return size
  }

  /// Invalidates the container's layout if a size that was returned to it has changed.
  func invalidateChangedSizes() {
    guard reportedSizes.isStale else { return }
    reportedSizes.isStale = false
    guard let superview else { return }
    for entry in reportedSizes.all where sizeForContainer(in: entry.proposal) != entry.size {
      reportedSizes.removeAll()
      superview.setNeedsLayout()
      return
    }
  }

  /// Returns the size that the view's priorities preserve in a stack, in points: the content size or, if there is none,
  /// the result of `sizeThatFits(_:)`. It is zero or negative in a dimension without a preference.
  func arrangedContentSize(fittingWidth width: CGFloat?) -> CGSize {
    var size = contentSize(fittingWidth: width)
    guard size.width < 0 || size.height < 0 else { return size }
    let natural = layoutSize(fitting: .unlimited)
    if size.width < 0, natural.width > 0 { size.width = natural.width }
    if size.height < 0, natural.height > 0 {
      size.height = natural.height
      if let width, width > 0, natural.width > width {
        size.height = layoutSize(fitting: SizeProposal(width: width)).height
      }
    }
    return size
  }
}

/// A cache of sizes for the duration of the outermost measurement.
///
/// Nested stacks and their constraints measure the same views repeatedly. Without a cache, each level of nesting would
/// multiply the measurements of the level below.
@MainActor
final class MeasurementCache {
  /// Identifies a measurement. Views outlive the cached measurements, so their object identifiers stay unique.
  struct Key: Hashable {
    var view: ObjectIdentifier
    var subject: Subject
    var proposal: SizeProposal

    /// A kind of size.
    enum Subject: Hashable {
      /// The size in a container.
      case whole
      /// The size in a stack, ignoring constraints within the view.
      case layout
      /// The size that hugging and compression resistance preserve. In a stack, it is the fitting size if there is no
      /// intrinsic one.
      case content(isArranged: Bool)
    }
  }

  private var depth = 0
  private var sizes: [Key: CGSize] = [:]

  /// Returns the cached size of a view, measuring it if necessary.
  static func size(
    of view: UIView, as subject: Key.Subject, in proposal: SizeProposal, measure: () -> CGSize
  ) -> CGSize {
    let key = Key(view: ObjectIdentifier(view), subject: subject, proposal: proposal)
    if let cached = LayoutContext.current?.measurements.sizes[key] { return cached }
    return run { cache in
      let size = measure()
      cache.sizes[key] = size
      return size
    }
  }

  /// Runs a measurement. Until the end of the outermost one, every size is measured once. After that, the cache is cleared,
  /// because views can change.
  static func run<Value>(_ body: (MeasurementCache) -> Value) -> Value {
    LayoutContext.run { context in
      let cache = context.measurements
      cache.depth += 1
      defer {
        cache.depth -= 1
        if cache.depth == 0 { cache.clear() }
      }
      return body(cache)
    }
  }

  /// Clears the cache, because a view changed while it was measured.
  func clear() {
    if !sizes.isEmpty { sizes.removeAll(keepingCapacity: true) }
  }
}
