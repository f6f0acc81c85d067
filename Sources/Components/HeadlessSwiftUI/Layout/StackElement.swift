import HeadlessUIKit

/// Elements in a row or a column.
///
/// As SwiftUI documents: the stack divides its space among the elements from the least to the most flexible, those of a
/// higher priority first, and then aligns them along the other axis.
final class StackElement: LayoutElement {
  private let axis: Axis
  private let children: [LayoutElement]
  /// The distances between two elements, and their sum, in points.
  private let gaps: [CGFloat]
  private let totalGap: CGFloat
  private let horizontal: HorizontalAlignment
  private let vertical: VerticalAlignment

  init(
    _ children: [LayoutElement], along axis: Axis, spacing: CGFloat?, horizontal: HorizontalAlignment = .center,
    vertical: VerticalAlignment = .center
  ) {
    self.axis = axis
    gaps = zip(children, children.dropFirst()).map { first, second in
      spacing ?? first.viewSpacing.distance(to: second.viewSpacing, along: axis)
    }
    totalGap = gaps.reduce(0, +)
    self.children = children
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  override var viewSpacing: ViewSpacing { .stack(children.map(\.viewSpacing), along: axis) }

  // The functions below are loops, because debug builds call closures slowly.

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard !children.isEmpty else { return .zero }
    let sizes = sizes(for: proposal)
    var (main, before, after) = (totalGap, -CGFloat.infinity, -CGFloat.infinity)
    var hasFiniteCross = true
    for index in children.indices {
      main += sizes[index].length(along: axis)
      let cross = sizes[index].length(along: axis.other)
      guard cross.isFinite else {
        hasFiniteCross = false
        continue
      }
      let guide = guide(of: children[index], in: sizes[index])
      before = max(before, guide)
      after = max(after, cross - guide)
    }
    return CGSize(along: axis, main: main, cross: hasFiniteCross ? before + after : .infinity)
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    let frames = childFrames(in: frame.size)
    for index in children.indices {
      children[index].place(in: frames[index].offsetBy(dx: frame.minX, dy: frame.minY), space)
    }
  }

  /// The frames of the elements in a stack of a size.
  func childFrames(in size: CGSize) -> [CGRect] {
    var frames = frames(for: proposal(placedIn: size))
    var extent = CGRect.null
    for frame in frames { extent = extent.union(frame) }
    guard !extent.isNull else { return frames }
    let (x, y) = (size.width / 2 - extent.midX, size.height / 2 - extent.midY)
    for index in frames.indices { frames[index] = frames[index].offsetBy(dx: x, dy: y) }
    return frames
  }

  override var containsGuides: Bool { children.contains { $0.setsGuides } }

  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    key.combined(children, childFrames(in: size))
  }

  override func baseline(_ baseline: Baseline, in size: CGSize) -> CGFloat? {
    guide((baseline == .first ? VerticalAlignment.firstTextBaseline : .lastTextBaseline).key, in: size)
  }

  /// The frames of the elements, with the alignment guides at zero.
  private func frames(for proposal: ProposedViewSize) -> [CGRect] {
    let sizes = sizes(for: proposal)
    var frames: [CGRect] = []
    frames.reserveCapacity(sizes.count)
    var position: CGFloat = 0
    for index in children.indices {
      let offset = -guide(of: children[index], in: sizes[index])
      let origin = axis == .horizontal ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position)
      frames.append(CGRect(origin: origin, size: sizes[index]))
      position += sizes[index].length(along: axis) + (index < gaps.count ? gaps[index] : 0)
    }
    return frames
  }

  /// The distance of the alignment guide from the start of the other axis, in points.
  private func guide(of child: LayoutElement, in size: CGSize) -> CGFloat {
    axis == .horizontal ? child.position(of: vertical, in: size) : child.position(of: horizontal, in: size)
  }

  /// An element that waits for its share of the space.
  private struct Candidate {
    let index: Int
    let priority: Double
    let minimum: CGFloat
    let flexibility: CGFloat

    /// Whether the element gets its share before another one: higher priorities first, then less flexible elements.
    func precedes(_ other: Candidate) -> Bool {
      guard priority == other.priority else { return priority > other.priority }
      guard flexibility == other.flexibility else { return flexibility < other.flexibility }
      return index < other.index
    }
  }

  private func sizes(for proposal: ProposedViewSize) -> [CGSize] {
    let cross = proposal.length(along: axis.other)
    var sizes: [CGSize] = []
    sizes.reserveCapacity(children.count)
    guard let main = proposal.length(along: axis), main.isFinite else {
      for child in children { sizes.append(size(of: child, proposal.length(along: axis), cross)) }
      return sizes
    }
    let order = candidates(cross: cross)
    for _ in order { sizes.append(.zero) }
    var available = main - totalGap
    var start = 0
    while start < order.count {
      var end = start
      while end < order.count, order[end].priority == order[start].priority { end += 1 }
      var reserved: CGFloat = 0
      for position in end..<order.count { reserved += order[position].minimum }
      for position in start..<end {
        let index = order[position].index
        let share = max(available - reserved, 0) / CGFloat(end - position)
        sizes[index] = size(of: children[index], share, cross)
        available -= sizes[index].length(along: axis)
      }
      start = end
    }
    return sizes
  }

  /// The elements in the order in which they get their shares.
  private func candidates(cross: CGFloat?) -> [Candidate] {
    var candidates: [Candidate] = []
    candidates.reserveCapacity(children.count)
    var isInOrder = true
    for index in children.indices {
      let child = children[index]
      let minimum = size(of: child, 0, cross).length(along: axis)
      let maximum = size(of: child, .infinity, cross).length(along: axis)
      let candidate = Candidate(
        index: index, priority: child.priority, minimum: minimum, flexibility: maximum - minimum)
      if let last = candidates.last, !last.precedes(candidate) { isInOrder = false }
      candidates.append(candidate)
    }
    return isInOrder ? candidates : candidates.sorted { $0.precedes($1) }
  }

  /// The size of an element for a proposal; a spacer is as thin as possible.
  private func size(of child: LayoutElement, _ main: CGFloat?, _ cross: CGFloat?) -> CGSize {
    let isSpacer = child.isSpacer
    let size = child.size(for: ProposedViewSize(along: axis, main: main, cross: isSpacer ? 0 : cross))
    return isSpacer ? CGSize(along: axis, main: size.length(along: axis), cross: 0) : size
  }
}

extension AlignmentKey {
  /// The position of a guide that elements in a container set, in points.
  @MainActor
  func combined(_ elements: [LayoutElement], _ frames: [CGRect]) -> CGFloat? {
    combined(
      zip(elements, frames).compactMap { element, frame in
        element.alignmentGuide(self, in: frame.size).map { $0 + (axis == .horizontal ? frame.minX : frame.minY) }
      })
  }
}

/// Empty space that grows along the axis of its stack.
final class SpacerElement: LayoutElement {
  private let minimum: CGFloat
  private let axis: Axis?

  init(minimum: CGFloat?, axis: Axis?) {
    self.minimum = minimum ?? 8
    self.axis = axis
  }

  override var isSpacer: Bool { axis != nil }
  override var viewSpacing: ViewSpacing { .spacer(axis) }
  override var priority: Double { -.infinity }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ proposed: CGFloat?) -> CGFloat { max(proposed ?? minimum, minimum) }
    return CGSize(
      width: axis == .vertical ? 0 : length(proposal.width), height: axis == .horizontal ? 0 : length(proposal.height))
  }
}
