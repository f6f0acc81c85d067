import HeadlessUIKit

/// Which of the identified views a scroll view is to show.
@MainActor
final class ScrollTargets {
  /// A view to be shown.
  struct Request {
    let identity: AnyHashable
    /// The point of the view that is at the same point of the visible part; `nil` to scroll as little as needed.
    let anchor: UnitPoint?
  }

  private(set) var request: Request?
  /// The identity that a binding asked for last.
  private var bound: AnyHashable?
  /// Lays out again.
  var invalidate: @MainActor () -> Void = {}

  func show(_ identity: AnyHashable, at anchor: UnitPoint?) {
    request = Request(identity: identity, anchor: anchor)
    invalidate()
  }

  /// Shows the view that a binding names, once for each value. Called during an evaluation.
  func follow(_ identity: AnyHashable?, at anchor: UnitPoint?) {
    defer { bound = identity }
    guard let identity, identity != bound else { return }
    request = Request(identity: identity, anchor: anchor)
  }

  /// Removes the request that was met.
  func finish() { request = nil }
}

private struct ScrollTargetsKey: EnvironmentKey {
  static var defaultValue: ScrollTargets? { nil }
}

private struct ScrollPointKey: EnvironmentKey {
  static var defaultValue: CGPoint? { nil }
}

extension EnvironmentValues {
  /// What asks the scroll views in the environment to show views; `nil` if nothing does.
  var scrollTargets: ScrollTargets? {
    get { self[ScrollTargetsKey.self] }
    set { self[ScrollTargetsKey.self] = newValue }
  }

  /// The distance of the visible part from the start of the content; `nil` for the start.
  var scrollPoint: CGPoint? {
    get { self[ScrollPointKey.self] }
    set { self[ScrollPointKey.self] = newValue }
  }
}

/// An element that a scroll view can find.
private final class IdentifiedElement: WrappingElement {
  private let identity: AnyHashable

  init(_ content: LayoutElement, identity: AnyHashable) {
    self.identity = identity
    super.init(content)
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    space.record(identity, frame)
    super.place(in: frame, space)
  }
}

extension BuildContext {
  /// Returns elements that a scroll view can find by an identity, if something may ask for it.
  func identified(_ identity: some Hashable, _ elements: [LayoutElement]) -> [LayoutElement] {
    guard environment.scrollTargets != nil else { return elements }
    return elements.map { IdentifiedElement($0, identity: AnyHashable(identity)) }
  }

  /// The targets that a modifier at this place keeps.
  func ownScrollTargets() -> ScrollTargets {
    let targets = stored("scrollTargets") { ScrollTargets() }
    let graph = graph
    targets.invalidate = { [weak graph] in graph?.setNeedsEvaluation() }
    return targets
  }
}

extension LayoutSpace {
  /// Tells the scroll view around this space where an identified view is.
  @MainActor func record(_ identity: AnyHashable, _ frame: CGRect) {
    viewport?.targets[identity] = frame.offsetBy(dx: origin.x, dy: origin.y)
  }
}
