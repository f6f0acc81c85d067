/// The view from which a view takes its traits: the nearest ancestor that hosts the tree, belongs to a controller or
/// overrides a trait.
///
/// Each view asks for its traits several times in a layout, often through a dozen ancestors. So each view on the way
/// stores its source, until it moves or the traits of an ancestor are no longer its own. Thus a view without a stored
/// source has no descendant with a source above it.
@MainActor
struct TraitSource {
  fileprivate let handle: WeakHandle<UIView>

  fileprivate init(_ view: UIView) {
    handle = view.handle
  }
}

extension UIView {
  /// The view from which this view takes its traits: itself, if it has traits of its own or no superview.
  func findTraitSource() -> UIView {
    if hasOwnTraits { return self }
    if let current = traitSource?.handle.object { return current }
    // Finds the nearest view with traits of its own, or whose source is known, and stores the source in all views below.
    var end = self
    var source: UIView?
    while source == nil, let superview = end.superview {
      end = superview
      source = end.hasOwnTraits ? end : end.traitSource?.handle.object
    }
    let found = TraitSource(source ?? end)
    if source == nil { end.traitSource = found }
    var view = self
    while view !== end, let superview = view.superview {
      view.traitSource = found
      view = superview
    }
    return source ?? end
  }

  /// Discards the source of the view and of all views that take their traits from it or from the same source, because the
  /// view moved, or begins or ends to have traits of its own.
  func discardTraitSources() {
    traitSource = nil
    guard !subviews.isEmpty else { return }
    forEachInTree { view in
      guard view === self || view.traitSource != nil else { return false }
      view.traitSource = nil
      return true
    }
  }
}
