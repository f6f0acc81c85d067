import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Trees with thousands of levels: every function returns, and a frame is refused with one reason.
///
/// Without care, each of these functions calls itself for each level, and the process ends.
@Suite @MainActor struct DeepTreeTests {
  private static let size = CGRect(x: 0, y: 0, width: 100, height: 100)

  /// A way to nest views, layers or controllers.
  enum Nesting: CaseIterable {
    case views, viewsFromTheInside, resizingViews, constrainedViews, stacks, layers, masks, scrollViews

    /// Returns the outermost view, with a number of levels in all.
    @MainActor func makeView(levels: Int) -> UIView {
      let root = UIView(frame: DeepTreeTests.size)
      var inner = root
      switch self {
      case .views, .resizingViews, .constrainedViews, .scrollViews:
        for _ in 1..<levels { inner = add(self == .scrollViews ? UIScrollView() : UIView(), to: inner) }
        inner.accessibilityIdentifier = "leaf"
      case .viewsFromTheInside:
        var outer = UIView()
        for _ in 2..<levels {
          let view = UIView()
          view.addSubview(outer)
          outer = view
        }
        root.addSubview(outer)
      case .stacks:
        var stack = UIStackView()
        root.addSubview(stack)
        for _ in 2..<levels {
          let view = UIStackView()
          stack.addArrangedSubview(view)
          stack = view
        }
      case .layers:
        var layer = root.layer
        for _ in 1..<levels {
          let sublayer = CALayer()
          layer.addSublayer(sublayer)
          layer = sublayer
        }
      case .masks:
        for _ in 1..<levels {
          let mask = UIView(frame: DeepTreeTests.size)
          inner.mask = mask
          inner = mask
        }
      }
      return root
    }

    @MainActor private func add(_ view: UIView, to superview: UIView) -> UIView {
      view.frame = DeepTreeTests.size
      superview.addSubview(view)
      if self == .resizingViews { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
      if self == .constrainedViews {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.topAnchor.constraint(equalTo: superview.topAnchor).isActive = true
      }
      return view
    }
  }

  @Test(arguments: Nesting.allCases) func aTreeWithManyLevelsIsRefused(nesting: Nesting) {
    // Each activation of a constraint looks for the common ancestor of its items.
    let levels = nesting == .constrainedViews ? 1000 : nesting == .viewsFromTheInside ? 10_000 : 3000
    let root = nesting.makeView(levels: levels)
    let tree = root.layoutTree(in: RenderingEnvironment())
    #expect(tree.children.isEmpty)
    #expect(tree.frame == Self.size)
    #expect(root.layoutProblem?.contains("nested \(levels) levels deep") == true, "\(root.layoutProblem ?? "none")")
    #expect(root.layoutProblem?.contains("at most 150 levels") == true)
    #expect(root.systemLayoutSizeFitting(.zero).width >= 0)
  }

  @Test(arguments: Nesting.allCases) func theLimitIsALevel(nesting: Nesting) {
    let root = nesting.makeView(levels: 150)
    var node = root.layoutTree(in: RenderingEnvironment())
    #expect(root.layoutProblem == nil)
    var levels = 1
    while let inner = node.children.first ?? node.mask.first { (node, levels) = (inner, levels + 1) }
    #expect(nesting == .masks || levels >= 150)
    let deeper = nesting.makeView(levels: 151)
    _ = deeper.layoutTree(in: RenderingEnvironment())
    #expect(deeper.layoutProblem?.contains("nested 151 levels deep") == true)
  }

  @Test func theReasonNamesBothEndsOfThePath() {
    let root = Nesting.views.makeView(levels: 300)
    root.accessibilityIdentifier = "card"
    _ = root.layoutTree(in: RenderingEnvironment())
    #expect(root.layoutProblem?.contains("(card/…/UIView/UIView/leaf)") == true)
  }

  @Test func aControllerIsRefused() {
    let root = UIViewController()
    var inner = root
    for _ in 0..<2000 {
      let child = UIViewController()
      inner.addChild(child)
      inner.view.addSubview(child.view)
      child.didMove(toParent: inner)
      inner = child
    }
    _ = root.layoutTree(in: RenderingEnvironment())
    #expect(root.layoutProblem?.contains("nested 2001 levels deep") == true)
  }

  @Test func otherFunctionsReturn() throws {
    let root = Nesting.resizingViews.makeView(levels: 5000)
    var leaf = root
    while let inner = leaf.subviews.first { leaf = inner }
    leaf.tag = 7
    #expect(root.viewWithTag(7) === leaf)
    #expect(leaf.isDescendant(of: root))
    #expect(!root.isDescendant(of: leaf))
    #expect(leaf.window == nil)
    #expect(leaf.traitCollection == root.traitCollection)
    root.tintColor = .systemRed
    #expect(leaf.tintColor == .systemRed)
    #expect(root.inspectedViews().count == 5000)
    #expect(root.layoutWarnings.isEmpty)
    let window = UIWindow(frame: Self.size)
    window.addSubview(root)
    #expect(leaf.window === window)
    root.removeFromSuperview()
    root.layoutIfNeeded()
    leaf.layoutIfNeeded()
    let image = UIGraphicsImageRenderer(bounds: Self.size).image { root.layer.render(in: $0.cgContext) }
    #expect(image.size == Self.size.size)
  }

  /// A device's main thread has a stack of a megabyte, so an app ends there.
  @Test func touchesAndSizesOfTooManyLevelsAreErrors() {
    let root = Nesting.resizingViews.makeView(levels: 3000)
    let hit = UsageErrors.collecting { root.hitTest(CGPoint(x: 1, y: 1), with: nil) }
    #expect(hit.errors.map(\.reason).first?.contains("more than 1000 views") == true)
    let resized = UsageErrors.collecting { root.frame.size.width += 10 }
    #expect(resized.errors.count == 1)
    #expect(root.subviews[0].frame.width == 110)
  }

  /// Trees that are released on another thread, such as that of a detached task.
  @Test func aTreeIsReleasedOnAnyThread() async {
    let root = Nesting.viewsFromTheInside.makeView(levels: 20_000)
    await Task.detached { withExtendedLifetime(root) {} }.value
  }

  @Test func aLayoutThatAddsADeepTreeIsRefused() {
    final class Late: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        guard subviews.isEmpty else { return }
        let deep = Nesting.views.makeView(levels: 2000)
        addSubview(deep)
        deep.layoutIfNeeded()
      }
    }
    let root = Late(frame: Self.size)
    _ = root.layoutTree(in: RenderingEnvironment())
    #expect(root.layoutProblem?.contains("levels deep") == true)
  }
}
