import FirstFrameLayoutTree
import HeadlessUIKit

/// What a modifier presents while its binding asks for it.
@MainActor
final class PresentationSlot {
  private weak var shown: UIViewController?
  private var wantsPresentation = false
  /// The action for a dismissal, and whether it is still to be run.
  private var onDismiss: (() -> Void)?
  private var hasDismissed = false

  /// Presents a controller above another one, or dismisses it.
  ///
  /// The controller is presented after the evaluation, since its presenter has to be in the tree. The action for a
  /// dismissal is run then too, since it may change the state of views.
  func update(
    _ isPresented: Bool, in context: BuildContext, onDismiss: (() -> Void)? = nil,
    make: @escaping @MainActor () -> UIViewController, refresh: @MainActor (UIViewController) -> Void = { _ in }
  ) {
    (wantsPresentation, self.onDismiss) = (isPresented, onDismiss)
    if isPresented, let shown { return refresh(shown) }
    if !isPresented { close() }
    guard isPresented || hasDismissed else { return }
    let presenter = context.graph.controller
    context.graph.afterLayout { [weak self, weak presenter] in
      self?.reportDismissal()
      self?.present(make, above: presenter)
    }
  }

  private func present(_ make: @MainActor () -> UIViewController, above presenter: UIViewController?) {
    guard wantsPresentation, shown == nil else { return }
    guard let presenter else { return warnOfNoController() }
    let controller = make()
    shown = controller
    presenter.present(controller, animated: false)
  }

  /// Dismisses what is presented, and runs the action for it.
  func dismiss() {
    close()
    reportDismissal()
  }

  private func close() {
    guard let shown else { return }
    shown.dismiss(animated: false)
    self.shown = nil
    hasDismissed = true
  }

  private func reportDismissal() {
    guard hasDismissed else { return }
    hasDismissed = false
    onDismiss?()
  }
}

/// Warns that a presentation is missing.
@MainActor
private func warnOfNoController() {
  UsageWarnings.warnOfNoEffect(
    "presentations of a view without a controller",
    "the view is not in a UIHostingController, so no sheet, cover, popover or alert is shown")
}

/// A view that presents something while a binding asks for it.
struct PresentingView<Content: View>: PrimitiveView, ContainedViews {
  let content: Content
  /// Updates the presentation in each evaluation.
  let update: @MainActor (PresentationSlot, BuildContext) -> Void

  func elements(in context: BuildContext) -> [LayoutElement] {
    apply(in: context)
    return content.build(in: context.child("presenting"))
  }

  func containedItems(in context: BuildContext) -> [ContainedItem] {
    apply(in: context)
    return content.containedItems(in: context.child("presenting"))
  }

  private func apply(in context: BuildContext) {
    let slot = context.stored("presentation") { PresentationSlot() }
    context.graph.whenDisappeared(in: context.child("presentation")) { slot.dismiss() }
    update(slot, context)
  }
}

extension View {
  func presenting(_ update: @escaping @MainActor (PresentationSlot, BuildContext) -> Void) -> some View {
    PresentingView(content: self, update: update)
  }
}
