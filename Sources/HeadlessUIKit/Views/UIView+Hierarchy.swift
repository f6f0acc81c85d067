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
    TraitSource.discardAll()
    didMoveToSuperview()
    if window != nil { notifyWindowChange(nil, isComing: false) }
  }

  func insert(_ view: UIView, at index: Int) {
    // A view cannot contain itself.
    guard !isDescendant(of: view) else { return }
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
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.superviewHandle = handle
    TraitSource.discardAll()
    placeLayer(of: view)
    setNeedsLayout()
    guard isNew else { return }
    AssignmentLog.recordSetup(of: self)
    if isWindowChange { view.notifyWindowChange(window, isComing: false) }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + offset } ?? others.count)
  }

  private func detach(_ view: UIView) {
    subviews.removeAll { $0 === view }
    layer.detach(view.layer)
    setNeedsLayout()
  }

  /// Moves a subview to another position among its siblings.
  func move(_ view: UIView, to index: Int) {
    guard view.superview === self else { return }
    detach(view)
    subviews.insert(view, at: index)
    placeLayer(of: view)
  }
}
