import HeadlessUIKit

/// A controller that shows a view of SwiftUI within the tree of another one: a page of a navigation, a tab, a sheet.
///
/// The view has the environment of the place that it was made at, and the traits of the place where it is shown.
class HostedPage: UIViewController {
  let hosted: HostingView
  let scope = NavigationScope()
  private var content: any View
  private var surroundings: EnvironmentValues

  init(_ content: any View, in surroundings: EnvironmentValues) {
    (self.content, self.surroundings) = (content, surroundings)
    hosted = HostingView(EmptyView())
    super.init(nibName: nil, bundle: nil)
    hosted.controller = self
    hosted.willEvaluate = { [weak self] in self?.willEvaluate() }
    hosted.didEvaluate = { [weak self] in self?.didEvaluate() }
    show(content, in: surroundings)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows another view, or the same one in another environment.
  func show(_ content: any View, in surroundings: EnvironmentValues) {
    (self.content, self.surroundings) = (content, surroundings)
    var values = surroundings
    configure(&values)
    hosted.setRoot(content, in: values)
  }

  /// Evaluates the view again, after a change that its own graph does not know of.
  func reload() { show(content, in: surroundings) }

  /// Changes the environment of the page.
  func configure(_ values: inout EnvironmentValues) {
    values.navigationScope = scope
    values.containerKind = .none
    values.stackAxis = nil
  }

  func willEvaluate() { scope.reset() }
  func didEvaluate() {}

  override func loadView() {
    hosted.backgroundColor = .systemBackground
    view = hosted
  }
}

/// A view that fills its space and extends beyond the safe area, such as that of a controller or a table.
final class ScreenElement: LayoutElement {
  private let view: UIView

  init(_ view: UIView) { self.view = view }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: UIScreen.main.bounds.size)
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    let frame = space.viewFrame(space.extended(frame, edges: .all))
    if view.frame != frame { view.frame = frame }
  }
}
