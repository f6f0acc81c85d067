/// The passes in which what is read is tracked.
enum TrackedPass: CaseIterable {
  case updateProperties, updateConstraints, layoutSubviews, draw
  case controllerUpdateProperties, viewWillLayoutSubviews, viewDidLayoutSubviews

  static let ofViews: [TrackedPass] = [.updateProperties, .updateConstraints, .layoutSubviews, .draw]
}
