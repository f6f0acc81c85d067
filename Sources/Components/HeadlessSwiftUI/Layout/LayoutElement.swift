import HeadlessUIKit

/// A part of the layout: it says how large it is for a proposal, and places its views in a frame.
///
/// Elements are made anew whenever the views change; the views of the component runtime that they place are kept.
@MainActor
class LayoutElement {
  enum Baseline { case first, last }

  /// What a stack knows of an element besides its size.
  var priority: Double { 0 }
  var isSpacer: Bool { false }
  var viewSpacing: ViewSpacing { ViewSpacing() }

  // An element is measured for few proposals, which are found faster without hashing them.
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var guides: [Guide] = []
  private var pass: LayoutPass?
  private var lastProposal: ProposedViewSize?

  /// The position of a guide in an element of a size.
  private struct Guide {
    let key: AlignmentKey
    let size: CGSize
    /// For which proposal the element took the size: its parts can be elsewhere for another one.
    let proposal: ProposedViewSize
    let position: CGFloat?
  }

  /// Enters the current layout pass, and forgets what was measured in another one.
  ///
  /// - Returns: Whether there is a current pass.
  private func enterPass() -> Bool {
    // A pass that is not over is the current one: passes are synchronous, and there is none within another.
    if let pass, !pass.isOver { return true }
    guard let current = LayoutPass.current else { return false }
    pass = current
    sizes.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
    return true
  }

  /// Returns the size for a proposal, in points, which is measured once in a layout pass.
  final func size(for proposal: ProposedViewSize) -> CGSize {
    guard enterPass() else { return LayoutPass.run { self.size(for: proposal) } }
    lastProposal = proposal
    for known in sizes where known.proposal == proposal { return known.size }
    let size = measure(proposal)
    sizes.append((proposal, size))
    return size
  }

  /// The proposal for which the element took a size that it is placed in; the size itself if it takes another one.
  final func proposal(placedIn size: CGSize) -> ProposedViewSize {
    guard let lastProposal, self.size(for: lastProposal) == size else { return ProposedViewSize(size) }
    return lastProposal
  }

  /// Whether the element, or one in it, sets a guide that is no baseline. Few do.
  final private(set) lazy var setsGuides = containsGuides

  /// What ``setsGuides`` is, which is found once.
  var containsGuides: Bool { false }

  /// Returns the position of a guide that the element sets itself, in points, which is found once in a layout pass.
  ///
  /// The guides of a stack depend on the frames of its elements, and these on their guides in turn.
  final func alignmentGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    guard key.baseline != nil || setsGuides else { return nil }
    guard enterPass() else { return guide(key, in: size) }
    let proposal = proposal(placedIn: size)
    for known in guides where known.key == key && known.size == size && known.proposal == proposal {
      return known.position
    }
    let position = guide(key, in: size)
    guides.append(Guide(key: key, size: size, proposal: proposal, position: position))
    return position
  }

  /// Measures the element; ``size(for:)`` calls it once for each proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Sets the frames of the element's views.
  func place(in frame: CGRect, _ space: LayoutSpace) {}

  /// The distance of a text's baseline from the top, in points; `nil` without a text.
  func baseline(_ baseline: Baseline, in size: CGSize) -> CGFloat? { nil }

  /// The position of a guide that the element sets itself, in points; `nil` for the default one.
  /// ``alignmentGuide(_:in:)`` calls it once.
  func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { key.baseline.flatMap { baseline($0, in: size) } }

  /// What a modifier tells the layout around the element.
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
}

/// The coordinate space of frames: a view that contains other views, with its safe area and its direction.
struct LayoutSpace {
  /// The width at which positions are mirrored, in points; `nil` from left to right.
  var mirroredWidth: CGFloat?
  /// The part of the screen that nothing covers, and the whole screen.
  var safeArea: CGRect
  var screen: CGRect
  /// Pixels per point.
  var scale: CGFloat
  /// The position of this space in that of the hosting view, in points.
  var origin = CGPoint.zero
  /// The frames of named spaces in the hosting view, in points.
  var named: [AnyHashable: CGRect] = [:]
  /// The visible part of the scroll view around this space; `nil` outside of scroll views.
  var viewport: Viewport?

  /// The frame of a view on whole pixels, mirrored from right to left.
  func viewFrame(_ frame: CGRect) -> CGRect {
    var frame = frame
    if let mirroredWidth { frame.origin.x = mirroredWidth - frame.maxX }
    // The edges of a frame in the middle of a pixel are rounded alike, although sums are not exact.
    func rounded(_ length: CGFloat) -> CGFloat { (length * scale + 1e-4).rounded() / scale }
    let origin = CGPoint(x: rounded(frame.minX), y: rounded(frame.minY))
    return CGRect(
      origin: origin, size: CGSize(width: rounded(frame.maxX) - origin.x, height: rounded(frame.maxY) - origin.y))
  }

  /// Returns the coordinate space of a view that has a frame in this space.
  func inside(_ frame: CGRect, isRightToLeft: Bool) -> LayoutSpace {
    var space = self
    space.mirroredWidth = isRightToLeft ? frame.width : nil
    space.origin = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
    space.safeArea = safeArea.offsetBy(dx: -frame.minX, dy: -frame.minY)
    space.screen = screen.offsetBy(dx: -frame.minX, dy: -frame.minY)
    return space
  }

  /// The frame with the edges that touch the border of the safe area moved to that of the screen.
  func extended(_ frame: CGRect, edges: Edge.Set) -> CGRect {
    let tolerance = 1 / scale
    var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    if edges.contains(.top), top <= safeArea.minY + tolerance { top = min(top, screen.minY) }
    if edges.contains(.bottom), bottom >= safeArea.maxY - tolerance { bottom = max(bottom, screen.maxY) }
    if edges.contains(.leading), left <= safeArea.minX + tolerance { left = min(left, screen.minX) }
    if edges.contains(.trailing), right >= safeArea.maxX - tolerance { right = max(right, screen.maxX) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A view of the component runtime.
final class ViewElement<Leaf: UIView>: LayoutElement {
  let view: Leaf
  private let ownSpacing: ViewSpacing
  private let sizing: @MainActor (Leaf, ProposedViewSize) -> CGSize
  private let baselines: @MainActor (Leaf, Baseline, CGSize) -> CGFloat?

  init(
    _ view: Leaf, spacing: ViewSpacing = ViewSpacing(),
    baselines: @escaping @MainActor (Leaf, Baseline, CGSize) -> CGFloat? = { _, _, _ in nil },
    sizing: @escaping @MainActor (Leaf, ProposedViewSize) -> CGSize
  ) {
    self.view = view
    ownSpacing = spacing
    self.sizing = sizing
    self.baselines = baselines
  }

  override var viewSpacing: ViewSpacing { ownSpacing }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { sizing(view, proposal) }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    let frame = space.viewFrame(frame)
    if view.frame != frame { view.frame = frame }
  }

  override func baseline(_ baseline: Baseline, in size: CGSize) -> CGFloat? { baselines(view, baseline, size) }
}

/// An element with one other in it, which decides whatever this one does not.
class WrappingElement: LayoutElement {
  let content: LayoutElement

  init(_ content: LayoutElement) { self.content = content }

  override var priority: Double { content.priority }
  override var viewSpacing: ViewSpacing { content.viewSpacing }
  override var containsGuides: Bool { content.setsGuides }

  /// The frame of the content in an element of a size.
  func contentFrame(in size: CGSize) -> CGRect { CGRect(origin: .zero, size: size) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(for: proposal) }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    content.place(in: contentFrame(in: frame.size).offsetBy(dx: frame.minX, dy: frame.minY), space)
  }

  override func baseline(_ baseline: Baseline, in size: CGSize) -> CGFloat? {
    let frame = contentFrame(in: size)
    let alignment = baseline == .first ? VerticalAlignment.firstTextBaseline : .lastTextBaseline
    return content.alignmentGuide(alignment.key, in: frame.size).map { $0 + frame.minY }
  }

  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    if let kind = key.baseline { return baseline(kind, in: size) }
    let frame = contentFrame(in: size)
    return content.alignmentGuide(key, in: frame.size).map { $0 + (key.axis == .horizontal ? frame.minX : frame.minY) }
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? { content.layoutValue(key) }
}

/// A view of the component runtime that contains those of an element.
final class ContainerElement: WrappingElement {
  private let view: UIView
  private let isRightToLeft: Bool
  private let didPlace: @MainActor (UIView) -> Void

  init(
    _ content: LayoutElement, in view: UIView, isRightToLeft: Bool,
    didPlace: @escaping @MainActor (UIView) -> Void = { _ in }
  ) {
    self.view = view
    self.isRightToLeft = isRightToLeft
    self.didPlace = didPlace
    super.init(content)
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    let viewFrame = space.viewFrame(frame)
    if view.bounds.size != viewFrame.size { view.bounds.size = viewFrame.size }
    let center = CGPoint(x: viewFrame.midX, y: viewFrame.midY)
    if view.center != center { view.center = center }
    content.place(
      in: CGRect(origin: .zero, size: frame.size), space.inside(frame, isRightToLeft: isRightToLeft))
    didPlace(view)
  }
}
