import FirstFrameLayoutTree
import HeadlessUIKit

/// What a modifier presents while its binding asks for it.
@MainActor
final class PresentationSlot {
  private(set) weak var shown: UIViewController?
  private var wantsPresentation = false

  /// Presents a controller above another one, or dismisses it.
  ///
  /// The controller is presented after the evaluation, since its presenter has to be in the tree.
  func update(
    _ isPresented: Bool, in context: BuildContext, make: @escaping @MainActor () -> UIViewController,
    refresh: @MainActor (UIViewController) -> Void = { _ in }
  ) {
    wantsPresentation = isPresented
    if let shown {
      if isPresented { refresh(shown) } else { shown.dismiss(animated: false) }
      return
    }
    guard isPresented else { return }
    let presenter = context.graph.controller
    context.graph.afterLayout { [weak self, weak presenter] in
      guard let self, self.wantsPresentation, self.shown == nil else { return }
      guard let presenter else { return warnOfNoController() }
      let controller = make()
      self.shown = controller
      presenter.present(controller, animated: false)
    }
  }
}

/// Says why a presentation is missing.
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
    update(context.stored("presentation") { PresentationSlot() }, context)
  }
}

extension View {
  func presenting(_ update: @escaping @MainActor (PresentationSlot, BuildContext) -> Void) -> some View {
    PresentingView(content: self, update: update)
  }
}
