public import Foundation
import HeadlessUIKit

/// How far a task is, or that it runs.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  let configuration: ProgressViewStyleConfiguration

  fileprivate init(fraction: Double?, label: (any View)?, value: (any View)?) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { .init(content: $0) },
      currentValueLabel: value.map { .init(content: $0) })
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: fraction(value, of: total), label: label(), value: currentValueLabel())
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let style = context.environment[style: (any ProgressViewStyle).self] ?? DefaultProgressViewStyle()
    // The control of the configuration, within the style, has the automatic one.
    return StyleBody(style) { $0.erasedBody(configuration) }.style((any ProgressViewStyle).self, nil)
      .build(in: context.child("progress"))
  }
}

/// The completed part of a total, from 0 to 1.
private func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
  guard let value else { return nil }
  let part = Double(value) / Double(total)
  return part.isNaN || total <= 0 ? 0 : min(max(part, 0), 1)
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), value: nil)
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: fraction(value, of: total), label: label(), value: nil)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init(fraction: nil, label: nil, value: nil) }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(fraction: fraction(value, of: total), label: nil, value: nil)
  }

  public init(_ progress: Progress) {
    self.init(fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil, value: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), value: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(fraction: nil, label: Text(title), value: nil)
  }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(fraction: fraction(value, of: total), label: Text(titleKey), value: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(fraction: fraction(value, of: total), label: Text(title), value: nil)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  public init(_ configuration: ProgressViewStyleConfiguration) { self.configuration = configuration }
}

/// What a style knows of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The completed part, from 0 to 1; `nil` if it is unknown.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?

  /// The label of the task.
  public struct Label: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }

  /// The label of the current value.
  public struct CurrentValueLabel: View {
    let content: any View

    public var body: some View { ErasedView(content: content) }
  }
}

/// A look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  func erasedBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self.style((any ProgressViewStyle).self, style)
  }
}
