import FirstFrameLayoutTree
import HeadlessUIKit

/// A mark of a slider, since iOS 26.
public struct SliderTick<V: BinaryFloatingPoint> {
  let value: V

  public init(_ value: V) { self.value = value }
  public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) { self.value = value }
}

/// A mark for each element of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, V: BinaryFloatingPoint> {
  let ticks: [SliderTick<V>]

  public init(_ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> SliderTick<V>) {
    ticks = data.map(content)
  }
}

/// Builds the marks of a slider from closures.
@resultBuilder
public enum SliderTickBuilder<V: BinaryFloatingPoint> {
  public static func buildExpression(_ tick: SliderTick<V>) -> [SliderTick<V>] { [tick] }
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable>(
    _ ticks: SliderTickContentForEach<Data, ID, V>
  ) -> [SliderTick<V>] { ticks.ticks }
  public static func buildBlock(_ ticks: [SliderTick<V>]...) -> [SliderTick<V>] { ticks.flatMap { $0 } }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with marks, which are not drawn.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<V> ticks: () -> [SliderTick<V>], onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    UsageWarnings.warnOfNoEffect("Slider.init(ticks:)", "sliders are drawn without marks")
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }
}
