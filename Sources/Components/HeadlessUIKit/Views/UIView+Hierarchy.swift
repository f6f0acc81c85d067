extension UIView {
  /// Removes the view from its superview and notifies both.
  func leaveSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    let window = window
    if window != nil { notifyWindowChange(nil, isComing: true) }
    superview.deactivateConstraints(crossingInto: self)
    superview.detach(self)
    superviewHandle = nil
    discardTraitSources()
    didMoveToSuperview()
    if window != nil { notifyWindowChange(nil, isComing: false) }
  }

  func insert(_ view: UIView, at index: Int) {
    // A view cannot contain itself.
    guard view !== self, view.subviews.isEmpty || !isDescendant(of: view) else { return }
    let isNew = view.superview !== self
    let isWindowChange = isNew && view.window !== window
    if isWindowChange { view.notifyWindowChange(window, isComing: true) }
    if isNew {
      if let old = view.superview {
        old.willRemoveSubview(view)
        old.deactivateConstraints(crossingInto: view)
        old.detach(view)
      }
      view.willMove(toSuperview: self)
    } else {
      detach(view)
    }
    let position = max(0, min(index, subviews.count))
    subviews.insert(view, at: position)
    view.superviewHandle = handle
    if isNew { view.discardTraitSources() }
    placeLayer(ofSubviewAt: position)
    subviewsDidChange()
    guard isNew else { return }
    AssignmentLog.recordSetup(of: self)
    if isWindowChange { view.notifyWindowChange(window, isComing: false) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard let index = subviews.index(nearAnEndOf: sibling) else { return insert(view, at: subviews.count) }
    // A subview leaves its old position before it is inserted.
    let isBelow = view.superview === self && subviews.index(nearAnEndOf: view).map { $0 < index } == true
    insert(view, at: (isBelow ? index - 1 : index) + offset)
  }

  private func detach(_ view: UIView) {
    if let index = subviews.index(nearAnEndOf: view) { subviews.remove(at: index) }
    layer.detach(view.layer)
    subviewsDidChange()
  }

  /// Marks the layout as needed, unless it is running: views that it adds are laid out in the same pass, and a view that
  /// exchanges its subviews in each layout settles at once.
  private func subviewsDidChange() {
    if isLayingOut { recordLayoutChange() } else { setNeedsLayout() }
  }

  /// Moves a subview to another position among its siblings.
  func move(_ view: UIView, to index: Int) {
    guard view.superview === self else { return }
    detach(view)
    subviews.insert(view, at: index)
    placeLayer(ofSubviewAt: index)
  }

  /// Calls a function for the view and all its descendants, each before its subviews.
  ///
  /// It does not call itself for each level, so that a tree can have any depth.
  ///
  /// - Parameter body: Returns whether to continue with the subviews of the view.
  func forEachInTree(_ body: (UIView) -> Bool) {
    var pending = [self]
    while let view = pending.popLast() {
      if body(view) { pending += view.subviews.reversed() }
    }
  }
}

extension Array where Element: AnyObject {
  /// Returns the index of an object, or `nil` if there is none. The search begins at both ends, where most siblings are
  /// inserted and removed.
  func index(nearAnEndOf object: Element) -> Int? {
    var (first, last) = (startIndex, endIndex - 1)
    while first <= last {
      if self[last] === object { return last }
      if self[first] === object { return first }
      (first, last) = (first + 1, last - 1)
    }
    return nil
  }
}
