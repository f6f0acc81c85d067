/// A layout pass without an end: each layout adds a view whose layout adds the next one.
///
/// Such a pass is stopped when the tree becomes very deep, or when many layouts run inside each other.
package struct EndlessPass: Hashable, Sendable, CustomStringConvertible {
  /// The class of the view at which the pass was stopped.
  package var view: String

  /// The number of nested views, and of nested layouts, at which a pass counts as endless. Deeper trees are unknown in
  /// practice, and a few thousand levels would exhaust the call stack.
  static let depthLimit = 250

  package init(view: String) {
    self.view = view
  }

  package var description: String {
    "the layout never ends: more than \(Self.depthLimit) views or layouts are nested inside each other, the last one "
      + "in \(view); code that runs in a pass, such as 'layoutSubviews()', adds a view that adds the next one"
  }

  // MARK: Detection

  @MainActor private static var layoutCount = 0
  @MainActor private static var found: EndlessPass?

  /// Whether the running layouts contain an endless pass.
  @MainActor static var wasFound: Bool { found != nil }

  /// Begins a layout, unless too many layouts run inside each other.
  @MainActor static func beginLayout(of root: UIView) -> Bool {
    guard allows(root, atDepth: layoutCount) else { return false }
    layoutCount += 1
    return true
  }

  /// Ends a layout. The outermost layout reports the endless pass at its root.
  @MainActor static func endLayout(of root: UIView) {
    layoutCount -= 1
    guard layoutCount == 0 else { return }
    root.endlessPass = found
    found = nil
  }

  /// Whether a view may be laid out at a depth of nested views or layouts.
  @MainActor static func allows(_ view: UIView, atDepth depth: Int) -> Bool {
    if found == nil, depth > depthLimit { found = EndlessPass(view: String(describing: type(of: view))) }
    return found == nil
  }
}
