import HeadlessUIKit

/// An element with space around it.
final class PaddingElement: WrappingElement {
  private let insets: EdgeInsets

  init(_ content: LayoutElement, insets: EdgeInsets) {
    self.insets = insets
    super.init(content)
  }

  override var viewSpacing: ViewSpacing {
    let lengths: [(Edge.Set, CGFloat)] = [
      (.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom), (.trailing, insets.trailing),
    ]
    let edges = lengths.filter { $0.1 != 0 }.reduce(into: Edge.Set()) { $0.formUnion($1.0) }
    return content.viewSpacing.resetting(edges)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: proposal.inset(by: insets))
    return CGSize(
      width: max(size.width + insets.leading + insets.trailing, 0),
      height: max(size.height + insets.top + insets.bottom, 0))
  }

  override func contentFrame(in size: CGSize) -> CGRect {
    CGRect(
      x: insets.leading, y: insets.top, width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }
}

/// The limits of a frame in one dimension, in points.
struct FrameLimits {
  var minimum: CGFloat?
  var ideal: CGFloat?
  var maximum: CGFloat?

  var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }

  /// Returns the length to propose to the content, in points.
  func proposal(_ proposed: CGFloat?) -> CGFloat? {
    guard let length = proposed ?? ideal else { return nil }
    return min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
  }

  /// Returns the length of the frame, in points.
  ///
  /// - Without limits, it is the content's length, or the ideal length if no length is proposed.
  /// - With both limits, it is the proposed length, clamped to the limits.
  /// - With one limit, it is the proposed length, clamped to the range between the limit and the content's length. If
  ///   the content exceeds the limit, it is the limit.
  ///
  /// With limits, a missing proposal stands for the ideal length, or for the content's length if there is none.
  func length(proposed: CGFloat?, content: CGFloat) -> CGFloat {
    let offered = proposed ?? ideal
    switch (minimum, maximum) {
    case (nil, nil): return ideal != nil && proposed == nil ? ideal ?? content : content
    case (let low?, nil): return max(low, min(content, max(offered ?? content, low)))
    case (nil, let high?): return min(high, max(offered ?? content, content))
    case (let low?, let high?): return min(max(offered ?? content, low), max(high, low))
    }
  }
}

/// An element in a frame of fixed or limited lengths.
final class FrameElement: WrappingElement {
  enum Lengths {
    case fixed(width: CGFloat?, height: CGFloat?)
    case flexible(width: FrameLimits, height: FrameLimits)
  }

  private let lengths: Lengths
  private let alignment: Alignment

  init(_ content: LayoutElement, lengths: Lengths, alignment: Alignment) {
    self.lengths = lengths
    self.alignment = alignment
    super.init(content)
  }

  /// An edge that the frame sets is not that of the content.
  override var viewSpacing: ViewSpacing {
    switch lengths {
    case .fixed(let width, let height): resetting(width != nil, height != nil)
    case .flexible(let width, let height): resetting(!width.isEmpty, !height.isEmpty)
    }
  }

  private func resetting(_ hasWidth: Bool, _ hasHeight: Bool) -> ViewSpacing {
    content.viewSpacing.resetting((hasWidth ? Edge.Set.horizontal : []).union(hasHeight ? .vertical : []))
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    switch lengths {
    case .fixed(let width, let height):
      ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    case .flexible(let width, let height):
      ProposedViewSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(for: offer(proposal))
    switch lengths {
    case .fixed(let width, let height): return CGSize(width: width ?? size.width, height: height ?? size.height)
    case .flexible(let width, let height):
      return CGSize(
        width: width.length(proposed: proposal.width, content: size.width),
        height: height.length(proposed: proposal.height, content: size.height))
    }
  }

  override func contentFrame(in size: CGSize) -> CGRect {
    content.frame(
      of: content.size(for: offer(ProposedViewSize(size))), in: CGRect(origin: .zero, size: size), alignment: alignment)
  }
}

/// An element at its ideal length in some dimensions.
final class FixedSizeElement: WrappingElement {
  private let horizontal, vertical: Bool

  init(_ content: LayoutElement, horizontal: Bool, vertical: Bool) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
    super.init(content)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.size(
      for: ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
  }
}

/// An element of a fixed ratio of width to height.
final class AspectRatioElement: WrappingElement {
  private let ratio: CGFloat?
  private let mode: ContentMode

  init(_ content: LayoutElement, ratio: CGFloat?, mode: ContentMode) {
    (self.ratio, self.mode) = (ratio, mode)
    super.init(content)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = content.size(for: .unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0 else { return content.size(for: proposal) }
    let size: CGSize
    switch (proposal.width, proposal.height) {
    case (nil, nil): return content.size(for: .unspecified)
    case (let width?, nil): size = CGSize(width: width, height: width / ratio)
    case (nil, let height?): size = CGSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWidthDecisive = mode == .fit ? width / ratio <= height : width / ratio >= height
      size =
        isWidthDecisive ? CGSize(width: width, height: width / ratio) : CGSize(width: height * ratio, height: height)
    }
    return content.size(for: ProposedViewSize(size))
  }

  override func contentFrame(in size: CGSize) -> CGRect {
    content.frame(
      of: measure(ProposedViewSize(size)), in: CGRect(origin: .zero, size: size), alignment: .center)
  }
}

/// An element moved without an effect on others.
final class OffsetElement: WrappingElement {
  private let offset: CGSize

  init(_ content: LayoutElement, by offset: CGSize) {
    self.offset = offset
    super.init(content)
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    content.place(in: frame.offsetBy(dx: offset.width, dy: offset.height), space)
  }
}

/// An element that takes all the proposed space, and places the center of its content at a point in it.
final class PositionElement: WrappingElement {
  private let position: CGPoint

  init(_ content: LayoutElement, at position: CGPoint) {
    self.position = position
    super.init(content)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content.size(for: .unspecified))
  }

  override func contentFrame(in size: CGSize) -> CGRect {
    let own = content.size(for: ProposedViewSize(size))
    return CGRect(
      x: position.x - own.width / 2, y: position.y - own.height / 2, width: own.width, height: own.height)
  }
}

/// An element with a background or an overlay. The background or overlay does not affect the element's size.
final class LayeredElement: WrappingElement {
  /// The background or overlay.
  private let secondary: LayoutElement
  private let alignment: Alignment
  /// The edges at which the background or overlay extends beyond the safe area.
  private let ignoredEdges: Edge.Set

  init(_ content: LayoutElement, secondary: LayoutElement, alignment: Alignment, ignoring edges: Edge.Set = []) {
    (self.secondary, self.alignment, ignoredEdges) = (secondary, alignment, edges)
    super.init(content)
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    content.place(in: frame, space)
    let rect = space.extended(frame, edges: ignoredEdges)
    let size = secondary.size(for: ProposedViewSize(rect.size))
    let other = ignoredEdges.isEmpty ? content : nil
    secondary.place(in: secondary.frame(of: size, in: rect, alignment: alignment, relativeTo: other), space)
  }
}

/// An element that extends beyond the safe area at some edges.
final class IgnoringSafeAreaElement: WrappingElement {
  private let edges: Edge.Set

  init(_ content: LayoutElement, ignoring edges: Edge.Set) {
    self.edges = edges
    super.init(content)
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    let rect = space.extended(frame, edges: edges)
    let size = content.size(for: ProposedViewSize(rect.size))
    content.place(in: content.frame(of: size, in: rect, alignment: .center), space)
  }
}

/// An element with a layout priority of its own.
final class PriorityElement: WrappingElement {
  private let ownPriority: Double

  init(_ content: LayoutElement, priority: Double) {
    ownPriority = priority
    super.init(content)
  }

  override var priority: Double { ownPriority }
}
