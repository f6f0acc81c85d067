import HeadlessUIKit

/// Elements in a row or a column.
///
/// As SwiftUI documents: the stack divides its space among the elements from the least to the most flexible, those of a
/// higher priority first, and then aligns them along the other axis.
final class StackElement: LayoutElement {
  private let axis: Axis
  /// The distances between two elements, in points.
  private let gaps: [CGFloat]
  private let children: [LayoutElement]
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
    self.children = children
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  override var viewSpacing: ViewSpacing { .stack(children.map(\.viewSpacing), along: axis) }
  private var totalGap: CGFloat { gaps.reduce(0, +) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let sizes = sizes(for: proposal)
    let main = sizes.reduce(totalGap) { $0 + $1.length(along: axis) }
    let crosses = sizes.map { $0.length(along: axis.other) }
    guard crosses.allSatisfy(\.isFinite) else { return CGSize(along: axis, main: main, cross: .infinity) }
    let guides = zip(children, sizes).map { guide(of: $0, in: $1) }
    let before = guides.max() ?? 0
    let after = zip(crosses, guides).map { $0 - $1 }.max() ?? 0
    return CGSize(along: axis, main: main, cross: before + after)
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    for (child, own) in zip(children, childFrames(in: frame.size)) {
      child.place(in: own.offsetBy(dx: frame.minX, dy: frame.minY), space)
    }
  }

  /// The frames of the elements in a stack of a size.
  func childFrames(in size: CGSize) -> [CGRect] {
    let frames = frames(for: proposal(placedIn: size))
    let extent = frames.reduce(CGRect.null) { $0.union($1) }
    guard !extent.isNull else { return frames }
    let (x, y) = (size.width / 2 - extent.midX, size.height / 2 - extent.midY)
    return frames.map { $0.offsetBy(dx: x, dy: y) }
  }

  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    key.combined(children, childFrames(in: size))
  }

  override func baseline(_ baseline: Baseline, in size: CGSize) -> CGFloat? {
    guide((baseline == .first ? VerticalAlignment.firstTextBaseline : .lastTextBaseline).key, in: size)
  }

  /// The frames of the elements, with the alignment guides at zero.
  private func frames(for proposal: ProposedViewSize) -> [CGRect] {
    var position: CGFloat = 0
    return zip(zip(children, sizes(for: proposal)), gaps + [0]).map { element, gap in
      let (child, size) = element
      defer { position += size.length(along: axis) + gap }
      let offset = -guide(of: child, in: size)
      let origin = axis == .horizontal ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position)
      return CGRect(origin: origin, size: size)
    }
  }

  /// The distance of the alignment guide from the start of the other axis, in points.
  private func guide(of child: LayoutElement, in size: CGSize) -> CGFloat {
    axis == .horizontal ? child.position(of: vertical, in: size) : child.position(of: horizontal, in: size)
  }

  private func sizes(for proposal: ProposedViewSize) -> [CGSize] {
    let cross = proposal.length(along: axis.other)
    func size(_ index: Int, _ main: CGFloat?) -> CGSize {
      let child = children[index]
      let size = child.size(for: ProposedViewSize(along: axis, main: main, cross: child.isSpacer ? 0 : cross))
      return child.isSpacer ? CGSize(along: axis, main: size.length(along: axis), cross: 0) : size
    }
    guard let main = proposal.length(along: axis), main.isFinite else {
      return children.indices.map { size($0, proposal.length(along: axis)) }
    }
    let minima = children.indices.map { size($0, 0).length(along: axis) }
    let flexibilities = children.indices.map { size($0, .infinity).length(along: axis) - minima[$0] }
    var result = [CGSize](repeating: .zero, count: children.count)
    var available = main - totalGap
    var waiting = Set(children.indices)
    for priority in Set(children.map(\.priority)).sorted(by: >) {
      let group = children.indices.filter { children[$0].priority == priority }
        .sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
      waiting.subtract(group)
      let reserved = waiting.reduce(0) { $0 + minima[$1] }
      for (index, child) in group.enumerated() {
        result[child] = size(child, max(available - reserved, 0) / CGFloat(group.count - index))
        available -= result[child].length(along: axis)
      }
    }
    return result
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
