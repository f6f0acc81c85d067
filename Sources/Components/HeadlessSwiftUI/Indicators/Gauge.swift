import HeadlessUIKit

/// A value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: PrimitiveView {
  let configuration: GaugeStyleConfiguration

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: any View, current: (any View)?, minimum: (any View)?,
    maximum: (any View)?, marks: (any View)? = nil
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let part = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    configuration = GaugeStyleConfiguration(
      value: part.isNaN ? 0 : min(max(part, 0), 1), label: .init(content: label),
      currentValueLabel: current.map { .init(content: $0) }, minimumValueLabel: minimum.map { .init(content: $0) },
      maximumValueLabel: maximum.map { .init(content: $0) }, markedValueLabels: marks.map { .init(content: $0) })
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let style = context.environment[style: (any GaugeStyle).self] ?? DefaultGaugeStyle()
    return StyleBody(style) { $0.erasedBody(configuration) }.build(in: context.child("gauge"))
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label: label(), current: nil, minimum: nil, maximum: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

extension Gauge {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), marks: markedValueLabels())
  }
}

/// What a style knows of a gauge.
public struct GaugeStyleConfiguration {
  /// The part of the range, from 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
  public var markedValueLabels: MarkedValueLabels?

  /// The label of a gauge.
  public struct Label: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }

  /// The label of the current value.
  public struct CurrentValueLabel: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }

  /// The label of the lower bound.
  public struct MinimumValueLabel: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }

  /// The label of the upper bound.
  public struct MaximumValueLabel: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }

  /// The labels of marked values.
  public struct MarkedValueLabels: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }
}

/// A look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle {
  func erasedBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

extension View {
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self.style((any GaugeStyle).self, style) }
}
