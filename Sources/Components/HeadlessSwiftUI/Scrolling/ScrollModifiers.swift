public import HeadlessUIKit

private struct ScrollMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins { ContentMargins() }
}

private struct ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

private struct HardScrollEdgesKey: EnvironmentKey {
  static var defaultValue: Edge.Set { [] }
}

private struct HiddenScrollEdgesKey: EnvironmentKey {
  static var defaultValue: Edge.Set { [] }
}

private struct ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct ScrollClipKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct ScrollBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private struct IndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
  /// The space around the content of scroll views and lists.
  var scrollMargins: ContentMargins {
    get { self[ScrollMarginsKey.self] }
    set { self[ScrollMarginsKey.self] = newValue }
  }

  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }

  /// The edges of scroll views at which content ends at a line below bars.
  var hardScrollEdges: Edge.Set {
    get { self[HardScrollEdgesKey.self] }
    set { self[HardScrollEdgesKey.self] = newValue }
  }

  /// The edges of scroll views at which content does not change below bars.
  var hiddenScrollEdges: Edge.Set {
    get { self[HiddenScrollEdgesKey.self] }
    set { self[HiddenScrollEdgesKey.self] = newValue }
  }

  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  var isScrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }

  /// Whether lists and text editors have a background.
  var scrollContentBackgroundVisibility: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }

  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[IndicatorVisibilityKey.self] }
    set { self[IndicatorVisibilityKey.self] = newValue }
  }
}

/// The space around content, in points; `nil` for that of the container, which is none in a scroll view.
struct ContentMargins: Equatable {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// The margins in a container without margins of its own.
  var insets: EdgeInsets {
    EdgeInsets(top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
  }
}

/// The anchors of scroll views. Those for a role precede the general one.
struct ScrollAnchors: Equatable {
  var general: UnitPoint?
  var initial: UnitPoint?
  var alignment: UnitPoint?

  /// The part of the content that is shown at first; `nil` for the start.
  var shownFirst: UnitPoint? { initial ?? general }
  /// The place of content that is smaller than its scroll view; `nil` for the start.
  var ofSmallContent: UnitPoint? { alignment ?? general }
}

/// Whether scroll indicators are shown, which are hidden at rest.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }

  private let kind: Kind
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  public static let never = ScrollIndicatorVisibility(kind: .never)

  var allowsIndicators: Bool { kind != .hidden && kind != .never }
}

/// When content moves beyond its edges.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }

  private let kind: Kind
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  public static let always = ScrollBounceBehavior(kind: .always)
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// When scrolling hides the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }

  private let kind: Kind
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

/// What margins of content apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  fileprivate enum Kind { case automatic, scrollContent, scrollIndicators }

  fileprivate let kind: Kind
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  public static let scrollContent = ContentMarginPlacement(kind: .scrollContent)
  public static let scrollIndicators = ContentMarginPlacement(kind: .scrollIndicators)
}

/// When an anchor applies.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind { case initialOffset, sizeChanges, alignment }

  private let kind: Kind
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

/// How content fades at an edge, since iOS 26.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private enum Kind { case automatic, soft, hard }

  private let kind: Kind
  public static let automatic = ScrollEdgeEffectStyle(kind: .automatic)
  public static let soft = ScrollEdgeEffectStyle(kind: .soft)
  public static let hard = ScrollEdgeEffectStyle(kind: .hard)
}

extension View {
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(
      edges,
      ContentMargins(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing),
      for: placement)
  }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(
      edges, ContentMargins(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }

  private func contentMargins(
    _ edges: Edge.Set, _ new: ContentMargins, for placement: ContentMarginPlacement
  ) -> some View {
    transformEnvironment(\.scrollMargins) { margins in
      guard placement.kind != .scrollIndicators else { return }
      if edges.contains(.top) { margins.top = new.top }
      if edges.contains(.leading) { margins.leading = new.leading }
      if edges.contains(.bottom) { margins.bottom = new.bottom }
      if edges.contains(.trailing) { margins.trailing = new.trailing }
    }
  }

  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { contentMargins(.all, length, for: placement) }

  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollAnchors) { $0.general = anchor }
  }

  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchors) {
      if role == .initialOffset { $0.initial = anchor }
      if role == .alignment { $0.alignment = anchor }
    }
  }

  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackgroundVisibility, visibility)
  }

  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { environment(\.verticalScrollIndicatorVisibility, visibility) }

  // What scrolls does so after a first frame, so these modifiers change nothing that it shows.

  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    transformEnvironment(\.hardScrollEdges) {
      if style == .hard { $0.formUnion(edges) } else { $0.subtract(edges) }
    }
  }
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    transformEnvironment(\.hiddenScrollEdges) {
      if hidden { $0.formUnion(edges) } else { $0.subtract(edges) }
    }
  }
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }
}

extension UIScrollView {
  /// Sets the edges at which content ends at a line below bars.
  ///
  /// - Parameter last: Those of the last evaluation. Few views have any, so that few have effects.
  func setHardEdges(in environment: EnvironmentValues, last: inout Edge.Set) {
    let edges = environment.hardScrollEdges.subtracting(environment.hiddenScrollEdges)
    guard edges != last else { return }
    topEdgeEffect.style = edges.contains(.top) ? .hard : .automatic
    bottomEdgeEffect.style = edges.contains(.bottom) ? .hard : .automatic
    last = edges
  }
}
