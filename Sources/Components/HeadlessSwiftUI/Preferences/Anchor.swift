public import HeadlessUIKit

/// A position or area of a view, which a geometry proxy converts to its own space.
public struct Anchor<Value>: @unchecked Sendable {
  // `@unchecked Sendable`: the source is called on the main actor.
  private let convert: @MainActor (CGPoint) -> Value

  fileprivate init(_ convert: @escaping @MainActor (CGPoint) -> Value) { self.convert = convert }

  /// The value in a space with an origin in the hosting view.
  func value(relativeTo origin: CGPoint) -> Value {
    // Values are points and rectangles.
    nonisolated(unsafe) var value: Value?
    MainActor.assumeIsolated { value = convert(origin) }
    guard let value else { preconditionFailure("the anchor has no value") }
    return value
  }

  /// A part of a view.
  public struct Source {
    fileprivate let value: @MainActor (CGRect) -> Value
  }

  @MainActor
  fileprivate static func make(_ source: Source, _ box: GeometryBox) -> Anchor {
    Anchor { origin in
      let place = box.usePosition()
      return source.value(
        CGRect(origin: place.origin, size: place.size).offsetBy(dx: -origin.x, dy: -origin.y))
    }
  }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Self { $0 } }
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Self { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source { Self { point.point(in: $0) } }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension View {
  public func anchorPreference<Key: PreferenceKey, Value>(
    key _: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    anchored(value) { anchor, preferences in preferences.change(Key.self) { $0 = transform(anchor) } }
  }

  public func transformAnchorPreference<Key: PreferenceKey, Value>(
    key _: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    anchored(value) { anchor, preferences in preferences.change(Key.self) { transform(&$0, anchor) } }
  }

  private func anchored<Value>(
    _ source: Anchor<Value>.Source, _ change: @escaping @MainActor (Anchor<Value>, PreferenceValues) -> Void
  ) -> some View {
    ModifiedView(self) { content, context in
      let (box, graph) = (context.geometry(at: "anchor"), context.graph)
      let inner = context.collectingPreferences()
      let element = content.buildOne(in: inner.child("content"))
      change(Anchor.make(source, box), inner.preferences)
      context.preferences.merge(inner.preferences)
      return [ReportingElement(element) { if box.update($0, $1) { graph.setNeedsEvaluation() } }]
    }
  }
}
