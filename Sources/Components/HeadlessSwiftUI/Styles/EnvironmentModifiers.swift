import HeadlessUIKit
public import OpenCombine

extension View {
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    ModifiedView(self, environment: { $0[keyPath: keyPath] = value })
  }

  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    ModifiedView(self, environment: { $0[object: Object.self] = object })
  }

  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    ModifiedView(self, environment: { $0[object: Object.self] = object })
  }

  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    ModifiedView(self, environment: { transform(&$0[keyPath: keyPath]) })
  }

  public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    ModifiedView(
      self, environment: { $0.dynamicTypeSize = min(max($0.dynamicTypeSize, range.lowerBound), range.upperBound) })
  }
  public func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View {
    ModifiedView(self, environment: { $0.dynamicTypeSize = max($0.dynamicTypeSize, range.lowerBound) })
  }
  public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
    ModifiedView(self, environment: { $0.dynamicTypeSize = min($0.dynamicTypeSize, range.upperBound) })
  }
  public func disabled(_ isDisabled: Bool) -> some View {
    ModifiedView(self, environment: { $0.isEnabled = $0.isEnabled && !isDisabled })
  }

  // MARK: Colors

  public func foregroundColor(_ color: Color?) -> some View {
    ModifiedView(
      self,
      environment: {
        $0.foreground = color
        $0.hasOwnForeground = color != nil
      })
  }

  /// Sets the color of a part that the component runtime draws, which buttons do not take.
  func standardForeground(_ color: Color) -> some View {
    ModifiedView(self, environment: { $0.foreground = color })
  }

  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    ModifiedView(
      self,
      environment: {
        $0.foregroundPaints = [style.paint(in: $0)]
        // A level is one of the color that a view has otherwise.
        $0.hasOwnForeground = !(style is HierarchicalShapeStyle) || $0.hasOwnForeground
      })
  }

  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
    ModifiedView(self, environment: { $0.foregroundPaints = [primary.paint(in: $0), secondary.paint(in: $0)] })
  }

  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    ModifiedView(
      self,
      environment: {
        $0.foregroundPaints = [primary.paint(in: $0), secondary.paint(in: $0), tertiary.paint(in: $0)]
      })
  }

  public func tint(_ color: Color?) -> some View { ModifiedView(self, environment: { $0.tint = color }) }

  @_disfavoredOverload
  public func tint(_ style: (some ShapeStyle)?) -> some View {
    ModifiedView(self, environment: { $0.tint = style?.color(in: $0) })
  }

  public func accentColor(_ color: Color?) -> some View { tint(color) }

  // MARK: Redaction

  public func redacted(reason: RedactionReasons) -> some View {
    ModifiedView(self, environment: { $0.redactionReasons = $0.redactionReasons.union(reason) })
  }
  public func unredacted() -> some View { environment(\.redactionReasons, []) }
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    ModifiedView(self, environment: { $0.isPrivacySensitive = sensitive })
  }
}

/// Why content is replaced by placeholders.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)

  public init(rawValue: Int) { self.rawValue = rawValue }
}
