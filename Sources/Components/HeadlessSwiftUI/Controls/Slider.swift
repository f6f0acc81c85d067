import HeadlessUIKit

/// A control for a value within a range.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let minimumLabel: ValueLabel
  private let maximumLabel: ValueLabel
  private let onEditingChanged: (Bool) -> Void
  private let hasValueLabels: Bool

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label,
    valueLabels: (minimum: ValueLabel, maximum: ValueLabel), hasValueLabels: Bool = true,
    onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    (minimumLabel, maximumLabel) = valueLabels
    self.hasValueLabels = hasValueLabels
    self.onEditingChanged = onEditingChanged
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), valueLabels: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged: onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), valueLabels: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged: onEditingChanged)
  }

  public var body: some View {
    if hasValueLabels {
      HStack {
        minimumLabel
        track
        maximumLabel
      }
    } else {
      track
    }
  }

  private var track: some View {
    ControlLeaf({ UISlider() }) { view, context in
      view.minimumValue = Float(bounds.lowerBound)
      view.maximumValue = Float(bounds.upperBound)
      view.value = Float(value.wrappedValue)
      view.accessibilityLabel = (label as? Text)?.plainString
      context.connect(view) { [weak view] in
        guard let view else { return }
        onEditingChanged(true)
        value.wrappedValue = rounded(Double(view.value))
        onEditingChanged(false)
      }
    } size: { view, proposal in
      CGSize(width: max(proposal.width ?? 118, 0), height: view.intrinsicContentSize.height)
    }
  }

  private func rounded(_ value: Double) -> Double {
    guard let step, step > 0 else { return value }
    let steps = ((value - bounds.lowerBound) / step).rounded()
    return min(bounds.lowerBound + steps * step, bounds.upperBound)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), valueLabels: (EmptyView(), EmptyView()), hasValueLabels: false,
      onEditingChanged: onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), valueLabels: (EmptyView(), EmptyView()), hasValueLabels: false,
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: EmptyView(), valueLabels: (EmptyView(), EmptyView()), hasValueLabels: false,
      onEditingChanged: onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: EmptyView(), valueLabels: (EmptyView(), EmptyView()), hasValueLabels: false,
      onEditingChanged: onEditingChanged)
  }
}
