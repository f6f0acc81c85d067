public import HeadlessUIKit

/// A type that arranges views.
///
/// A conforming type measures the subviews with proposals, and places them. The last call of `place` counts for each.
public protocol Layout: Animatable {
  static var layoutProperties: LayoutProperties { get }

  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { .combined(subviews.map(\.spacing)) }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Arranges views with the layout.
  @MainActor @preconcurrency
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What a layout tells the views in it.
public struct LayoutProperties: Sendable {
  /// The axis of spacers and dividers among the views; `nil` if it is no stack.
  public var stackOrientation: Axis?

  public init() {}
}

/// A value that a view gives the layout around it.
public protocol LayoutValueKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

extension View {
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    ModifiedView(each: self) { LayoutValueElement($0, key: ObjectIdentifier(key), value: value) }
  }
}

/// An element with a value for the layout around it.
final class LayoutValueElement: WrappingElement {
  private let key: ObjectIdentifier
  private let value: Any

  init(_ content: LayoutElement, key: ObjectIdentifier, value: Any) {
    (self.key, self.value) = (key, value)
    super.init(content)
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == self.key ? value : super.layoutValue(key)
  }
}
