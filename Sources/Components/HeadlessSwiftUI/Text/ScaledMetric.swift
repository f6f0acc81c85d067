import HeadlessUIKit

/// A number that grows with the text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private final class Location { var value: Value? }

  private let base: Value
  private let style: Font.TextStyle
  private let location = Location()

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { (base, style) = (wrappedValue, textStyle) }

  public var wrappedValue: Value { location.value ?? base }
}

extension ScaledMetric: GraphProperty {
  func connect(_ connection: PropertyConnection) {
    let traits = UITraitCollection(preferredContentSizeCategory: connection.environment.dynamicTypeSize.category)
    location.value = Value(
      UIFontMetrics(forTextStyle: style.style).scaledValue(for: CGFloat(base), compatibleWith: traits))
  }
}
