import HeadlessUIKit

extension View {
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    // The value replaces those of views within this one.
    transformPreference(key) { $0 = value }
  }

  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    ModifiedView(self) { content, context in
      let inner = context.collectingPreferences()
      let elements = content.build(in: inner.child("content"))
      inner.preferences.change(key, callback)
      context.preferences.merge(inner.preferences)
      return elements
    }
  }

  /// Runs an action after the layout, at first and whenever the value of the key has changed.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    ModifiedView(self) { content, context in
      let inner = context.collectingPreferences()
      let elements = content.build(in: inner.child("content"))
      let value = inner.preferences.value(key)
      context.preferences.merge(inner.preferences)
      let last = context.stored("preference") { LastValue<Key.Value>() }
      context.graph.afterLayout(as: "onPreferenceChange") {
        guard last.value != value else { return }
        last.value = value
        action(value)
      }
      return elements
    }
  }

  public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    withPreference(key, behind: false, alignment: alignment) { AnyView(transform($0)) }
  }

  public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> some View {
    withPreference(key, behind: true, alignment: alignment) { AnyView(transform($0)) }
  }

  private func withPreference<Key: PreferenceKey>(
    _ key: Key.Type, behind isBehind: Bool, alignment: Alignment, _ view: @escaping (Key.Value) -> AnyView
  ) -> some View {
    ModifiedView(self) { content, context in
      let inner = context.collectingPreferences()
      // Views of the background are behind those of the content, although their preference is known only afterwards.
      let front = isBehind ? context.graph.view(in: context.child("front")) { UIView() } : nil
      let element = content.buildOne(in: inner.child("content"))
      let value = inner.preferences.value(key)
      context.preferences.merge(inner.preferences)
      let place = context.child("secondary").with(\.stackAxis, nil)
      let secondary = view(value)
      let layer = front.map { place.element(of: secondary, within: $0) } ?? secondary.buildOne(in: place)
      return [LayeredElement(element, secondary: layer, alignment: alignment)]
    }
  }
}

/// The value at the last change.
@MainActor
final class LastValue<Value> {
  var value: Value?
}
