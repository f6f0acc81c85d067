/// Runs the pending passes of a view tree: properties, then constraints, then layout from the root down.
///
/// A view that requests another layout in each layout has one frame after another on a device, and each can be seen. So
/// its layout stops after ``passLimit`` passes with a ``LayoutFeedbackLoop``, which is a warning. A pass that adds views
/// without end would never end on a device either; it stops with an ``EndlessPass``, which is an error, as an
/// ``ExcessiveDepth`` of the tree is.
@MainActor
struct LayoutCycle {
  let root: UIView

  /// The number of passes after which a layout counts as a feedback loop.
  static let passLimit = 100

  init(root: UIView) {
    self.root = root
  }

  /// Starts at the topmost of the consecutive ancestors with a pending layout, as Core Animation does.
  init(from view: UIView) {
    // Changed constraints invalidate the superviews of the views that they move.
    if [view.layoutRoot, view.solutionRoot].contains(where: { $0.constraintStore.engine != nil }) {
      view.applyChangedConstraints()
    }
    var root = view
    while let superview = root.superview, superview.invalidation.passes.contains(.layout), !superview.isLayingOut {
      root = superview
    }
    self.root = root
  }

  func settle() {
    root.performOnDrawnScreen { run(settle) }
  }

  /// Runs a pass, unless the tree is too deep or too many layouts run inside each other.
  private func run(_ pass: (RunningLayouts) -> Void) {
    LayoutContext.run { context in
      guard context.layouts.begin(at: root) else { return }
      defer { context.layouts.finish(at: root) }
      pass(context.layouts)
    }
  }

  private func settle(_ layouts: RunningLayouts) {
    defer { KeyValueObservations.check() }
    root.layoutFeedbackLoop = nil
    var isFirst = true
    for _ in 0..<Self.passLimit where !layouts.areStopped {
      ObservationQueue.shared.flush()
      root.adoptTraits()
      invalidateChangedSizes()
      // A constraint or a content size may have changed without invalidating the layout.
      let didMove = isFirst ? root.applyConstraints() : root.applyChangedConstraints()
      isFirst = false
      guard didMove || hasPendingPasses(root) else { return }
      updateProperties(root)
      updateConstraints(root)
      root.applyChangedConstraints()
      layOut(root, depth: 0, layouts)
    }
    ObservationQueue.shared.flush()
    let pending = layouts.areStopped ? [] : pendingViews(in: root)
    guard !pending.isEmpty else { return }
    root.layoutFeedbackLoop = LayoutFeedbackLoop(views: pending, passes: Self.passLimit)
  }

  func updateProperties() {
    run { _ in
      ObservationQueue.shared.flush()
      root.adoptTraits()
      updateProperties(root)
    }
  }

  func updateConstraints() {
    run { _ in updateConstraints(root) }
  }

  private func isPending(_ view: UIView) -> Bool {
    // A view that is already being laid out, further up the call stack, cannot be laid out again.
    !view.isLayingOut
      && (!view.invalidation.passes.subtracting(.display).isEmpty || view.viewController?.waitsForProperties == true)
  }

  private func hasPendingPasses(_ view: UIView) -> Bool {
    if isPending(view) { return true }
    for subview in view.subviews where hasPendingPasses(subview) { return true }
    return false
  }

  private func pendingViews(in view: UIView) -> [String] {
    (isPending(view) ? [String(describing: type(of: view))] : []) + view.subviews.flatMap(pendingViews)
  }

  private func invalidateChangedSizes() {
    MeasurementCache.run { _ in invalidateChangedSizes(root) }
  }

  private func invalidateChangedSizes(_ view: UIView) {
    for subview in view.subviews { invalidateChangedSizes(subview) }
    view.invalidateChangedSizes()
  }

  private func updateProperties(_ view: UIView) {
    updateOwnProperties(view)
    for subview in view.subviews where subview.superview === view { updateProperties(subview) }
  }

  private func updateOwnProperties(_ view: UIView) {
    // A pass may have added the view.
    if view.seenTraits == nil { view.adoptOwnTraits() }
    view.viewController?.updatePendingProperties()
    view.updatePendingConfiguration()
    guard let runNumber = view.invalidation.begin(.properties) else { return }
    view.traitCollection.performAsCurrent {
      view.invalidation.tracking(.properties, runNumber: runNumber) { view.updateProperties() }
    }
  }

  /// Updates constraints from the leaves to the root, as UIKit does.
  private func updateConstraints(_ view: UIView) {
    for subview in view.subviews where subview.superview === view { updateConstraints(subview) }
    guard let runNumber = view.invalidation.begin(.constraints) else { return }
    view.traitCollection.performAsCurrent {
      view.invalidation.tracking(.constraints, runNumber: runNumber) { view.updateConstraints() }
    }
  }

  private func layOut(_ view: UIView, depth: Int, _ layouts: RunningLayouts) {
    guard layouts.allows(view, atDepth: depth) else { return }
    if !view.isLayingOut {
      // If the superview's layout added the view, its properties are still pending.
      updateOwnProperties(view)
      runLayoutPass(view)
    }
    for subview in view.subviews where subview.superview === view { layOut(subview, depth: depth + 1, layouts) }
  }

  private func runLayoutPass(_ view: UIView) {
    guard let runNumber = view.invalidation.begin(.layout) else { return }
    view.isLayingOut = true
    defer { view.isLayingOut = false }
    let controller = view.viewController
    view.traitCollection.performAsCurrent {
      view.invalidation.tracking(.layout, runNumber: runNumber) {
        controller?.viewWillLayoutSubviews()
        view.layoutSublayers(of: view.layer)
        view.layoutSubviews()
        controller?.viewDidLayoutSubviews()
      }
    }
  }
}
