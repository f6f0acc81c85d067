import HeadlessUIKit

/// Elements on top of each other.
///
/// The elements of the highest priority determine the size; the others are offered this size.
final class DepthStackElement: LayoutElement {
  private let children: [LayoutElement]
  private let alignment: Alignment

  init(_ children: [LayoutElement], alignment: Alignment) {
    self.children = children
    self.alignment = alignment
  }

  override var viewSpacing: ViewSpacing { .combined(children.map(\.viewSpacing)) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let highest = children.map(\.priority).max() ?? 0
    let decisive = children.filter { $0.priority == highest }
    let sizes = decisive.map { $0.size(for: proposal) }
    guard sizes.allSatisfy({ $0.width.isFinite && $0.height.isFinite }) else {
      return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    }
    let extent = extent(of: zip(decisive, sizes).map { aligned($0, $1) })
    return extent.size
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    for (child, own) in zip(children, childFrames(in: frame.size)) {
      child.place(in: own.offsetBy(dx: frame.minX, dy: frame.minY), space)
    }
  }

  /// The frames of the elements in a stack of a size.
  func childFrames(in size: CGSize) -> [CGRect] {
    let frames = children.map { aligned($0, $0.size(for: ProposedViewSize(size))) }
    let highest = children.map(\.priority).max() ?? 0
    let extent = extent(of: zip(children, frames).filter { $0.0.priority == highest }.map(\.1))
    let (x, y) = (size.width / 2 - extent.midX, size.height / 2 - extent.midY)
    return frames.map { $0.offsetBy(dx: x, dy: y) }
  }

  /// The frame of an element with its guides at zero.
  private func aligned(_ child: LayoutElement, _ size: CGSize) -> CGRect {
    CGRect(
      x: -child.position(of: alignment.horizontal, in: size), y: -child.position(of: alignment.vertical, in: size),
      width: size.width, height: size.height)
  }

  private func extent(of frames: [CGRect]) -> CGRect {
    let left = frames.map(\.minX).min() ?? 0
    let top = frames.map(\.minY).min() ?? 0
    return CGRect(
      x: left, y: top, width: (frames.map(\.maxX).max() ?? 0) - left, height: (frames.map(\.maxY).max() ?? 0) - top)
  }

  override var containsGuides: Bool { children.contains { $0.setsGuides } }

  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    key.combined(children, childFrames(in: size))
  }

  override func baseline(_ baseline: Baseline, in size: CGSize) -> CGFloat? {
    guide((baseline == .first ? VerticalAlignment.firstTextBaseline : .lastTextBaseline).key, in: size)
  }
}
