import HeadlessUIKit

/// A view of the component runtime, as a view of SwiftUI.
struct ControlLeaf<Leaf: UIView>: PrimitiveView {
  private let make: @MainActor () -> Leaf
  private let update: @MainActor (Leaf, BuildContext) -> Void
  private let size: @MainActor (Leaf, ProposedViewSize) -> CGSize

  /// - Parameters:
  ///   - update: Gives the view its values; called in each evaluation.
  ///   - size: Returns the size for a proposal, in points.
  init(
    _ make: @escaping @MainActor () -> Leaf, update: @escaping @MainActor (Leaf, BuildContext) -> Void,
    size: @escaping @MainActor (Leaf, ProposedViewSize) -> CGSize = { leaf, _ in leaf.intrinsicContentSize }
  ) {
    (self.make, self.update, self.size) = (make, update, size)
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let view = context.withTraits { context.graph.view(in: context, make) }
    context.withTraits {
      view.tintColor = context.environment.tint?.uiColor
      (view as? UIControl)?.isEnabled = context.environment.isEnabled
      update(view, context)
    }
    return [ViewElement(view, sizing: size)]
  }
}

/// What a control does for an event. A new evaluation changes it.
@MainActor
final class ControlEvent {
  var perform: @MainActor () -> Void = {}
  private var isConnected = false

  /// Performs the closure for an event of a control.
  func connect(to control: UIControl, for event: UIControl.Event = .valueChanged) {
    guard !isConnected else { return }
    isConnected = true
    control.addAction(UIAction { [weak self] _ in self?.perform() }, for: event)
  }
}

extension BuildContext {
  /// Performs a closure for an event of a control, in place of the closure of the last evaluation.
  func connect(
    _ control: UIControl, for event: UIControl.Event = .valueChanged, _ perform: @escaping @MainActor () -> Void
  ) {
    let stored = stored("event\(event.rawValue)") { ControlEvent() }
    stored.perform = perform
    stored.connect(to: control, for: event)
  }
}
