/// The view from which a view takes its traits: the nearest ancestor that hosts the tree, belongs to a controller or
/// overrides a trait.
///
/// Each view asks for its traits several times in a layout, often through a dozen ancestors, so that the source is stored
/// until a view tree changes.
@MainActor
struct TraitSource {
  private var handle: WeakHandle<UIView>?
  private var version = 0

  /// The number of changes to the sources of views so far.
  private static var latestVersion = 1

  /// Discards the sources of all views, because a view moved or has other traits of its own.
  static func discardAll() { latestVersion &+= 1 }

  fileprivate var current: UIView? { version == Self.latestVersion ? handle?.object : nil }

  fileprivate init(_ view: UIView) {
    handle = view.handle
    version = Self.latestVersion
  }

  init() {}
}

extension UIView {
  /// The view from which this view takes its traits: itself, if it has traits of its own or no superview.
  func findTraitSource() -> UIView {
    if hasOwnTraits { return self }
    if let current = traitSource.current { return current }
    // Finds the nearest view with traits of its own, or whose source is known, and stores the source in all views below.
    var end = self
    var source: UIView?
    while source == nil, let superview = end.superview {
      end = superview
      source = end.hasOwnTraits ? end : end.traitSource.current
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
}
