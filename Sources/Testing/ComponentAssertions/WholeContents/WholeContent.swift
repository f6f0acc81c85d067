import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// A component at the height at which nothing has to be scrolled.
///
/// The component is laid out on its device, and then on a higher one, until all of its scrolled content is visible. So
/// bars keep their places at the edges, and a list makes the cells of all rows and measures them.
@MainActor
final class WholeContent: LayoutTreeProviding {
  private let component: any LayoutTreeProviding
  private let limit: CGFloat
  private var problem: String?

  init(of component: any LayoutTreeProviding, limit: CGFloat) {
    self.component = component
    self.limit = limit
  }

  /// A list whose rows get their heights as they are shown needs several layouts. If this many are not enough, its
  /// content grows without end.
  private static let layoutLimit = 30

  func layoutTree(in environment: RenderingEnvironment) -> LayoutNode {
    problem = nil
    var environment = environment
    var tree = component.layoutTree(in: environment)
    // The screen, and the size classes that follow from it, stay those of the device.
    environment.screenSize = environment.performAsCurrent { UIScreen.main.bounds.size }
    for _ in 0..<Self.layoutLimit {
      guard component.layoutProblem == nil, let content = ScrolledContent(of: component) else { return tree }
      content.scrollToStart()
      let height = (tree.frame.height + content.hiddenHeight).rounded(.up)
      guard height > tree.frame.height else { return tree }
      guard height <= limit else {
        problem = tooHigh(content, height)
        return tree
      }
      let shown = content.shownHeight
      environment.size = CGSize(width: tree.frame.width, height: height)
      tree = component.layoutTree(in: environment)
      guard content.shownHeight > shown || content.hiddenHeight < 0.5 else {
        problem = fixedHeight(content)
        return tree
      }
    }
    problem = "the content of \(name) grew in each of \(Self.layoutLimit) layouts, and has no height to draw it at"
    return tree
  }

  var layoutProblem: String? { component.layoutProblem ?? problem }
  var layoutWarnings: [String] { component.layoutWarnings }
  var frameOmissions: [FrameOmission] { component.frameOmissions }

  private var name: String { String(describing: type(of: component)) }

  private func tooHigh(_ content: ScrolledContent, _ height: CGFloat) -> String {
    let (height, limit) = (height.hundredths, limit.hundredths)
    return "a picture of the whole content of \(content.name) in \(name) would be \(height) points high, and the limit "
      + "is \(limit) points; draw less content, or write '.image(.wholeContent(limit: \(height)))'"
  }

  private func fixedHeight(_ content: ScrolledContent) -> String {
    "\(content.name) in \(name) keeps its height of \(content.shownHeight.hundredths) points however high \(name) is, so that "
      + "\(content.hiddenHeight.rounded(.up).hundredths) points of its content cannot be shown; pin its bottom to that of its "
      + "superview, or draw the list itself"
  }
}

extension LayoutTreeProviding {
  /// The view of the component: itself, or that of a controller if it is loaded.
  @MainActor var loadedView: UIView? { self as? UIView ?? (self as? UIViewController)?.viewIfLoaded }
}

/// The scroll view of a component that hides the most important part of the content.
@MainActor
private struct ScrolledContent {
  private let view: UIScrollView

  /// Finds the largest scroll view with content above or below the visible part; `nil` if there is none.
  init?(of component: any LayoutTreeProviding) {
    guard let root = component.loadedView else { return nil }
    let candidates = Self.scrollViews(in: root).filter { Self.hiddenHeight(in: $0) >= 0.5 }
    let largest = candidates.max { Self.area($0) < Self.area($1) }
    guard let largest else { return nil }
    view = largest
  }

  var name: String { view.accessibilityIdentifier ?? String(describing: type(of: view)) }
  var shownHeight: CGFloat { view.bounds.height }
  /// The height of the content that does not fit, with its insets, in points.
  var hiddenHeight: CGFloat { Self.hiddenHeight(in: view) }

  func scrollToStart() {
    view.contentOffset.y = -view.adjustedContentInset.top
  }

  private static func area(_ view: UIScrollView) -> CGFloat { view.bounds.width * view.bounds.height }

  private static func hiddenHeight(in view: UIScrollView) -> CGFloat {
    let insets = view.adjustedContentInset
    return view.contentSize.height + insets.top + insets.bottom - view.bounds.height
  }

  private static func scrollViews(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let own = (view as? UIScrollView).map { [$0] } ?? []
    return own + view.subviews.flatMap(scrollViews)
  }
}
