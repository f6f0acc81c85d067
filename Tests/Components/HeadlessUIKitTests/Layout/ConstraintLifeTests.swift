import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

/// The activation and deactivation of constraints, contradictions, ambiguity, and memory.
@MainActor
struct ConstraintLifeTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test func theNearestCommonViewHoldsAConstraint() {
    let outer = root.place(UIView())
    let inner = outer.place(UIView())
    let constraint = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    #expect(!constraint.isActive)
    constraint.isActive = true
    let own = inner.widthAnchor.constraint(equalToConstant: 5)
    own.isActive = true
    #expect(outer.constraints == [constraint])
    #expect(inner.constraints == [own])
    #expect(root.constraints.isEmpty)
    constraint.isActive = false
    #expect(outer.constraints.isEmpty)
  }

  @Test func removingAViewDeactivatesItsOutwardConstraints() {
    let view = root.place(FixedView(60, 20))
    let inner = view.place(FixedView(10, 10))
    pinCorner(view, x: 10)
    pinCorner(inner)
    view.removeFromSuperview()
    #expect(root.constraints.isEmpty)
    #expect(view.constraints.count == 2)
    root.layoutIfNeeded()
    #expect(root.constraintWarnings.isEmpty)
  }

  @Test func changedConstraintsAreApplied() {
    let view = root.place(FixedView(60, 20))
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    let center = view.centerXAnchor.constraint(equalTo: root.centerXAnchor)
    leading.isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    leading.constant = 30
    root.layoutIfNeeded()
    #expect(view.frame.minX == 30)
    leading.isActive = false
    center.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 120)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(view.frame.minX == 170)
  }

  @Test func anEngineLaysOutAddedViewsAfterRemovals() {
    let steady = root.place(FixedView(60, 20))
    pinCorner(steady, x: 10)
    for round in 1...50 {
      let added = root.place(FixedView(CGFloat(round), 20))
      added.leadingAnchor.constraint(equalTo: steady.trailingAnchor, constant: 8).isActive = true
      added.topAnchor.constraint(equalTo: steady.topAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(added.frame == CGRect(x: 78, y: 0, width: CGFloat(round), height: 20))
      added.removeFromSuperview()
      root.layoutIfNeeded()
      #expect(steady.frame == CGRect(x: 10, y: 0, width: 60, height: 20))
    }
  }

  @Test func contradictionsBreakTheLargerSizeWithAWarning() {
    let view = root.place(FixedView(60, 20))
    pinCorner(view)
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(
      root.constraintWarnings == [
        """
        Unable to simultaneously satisfy constraints:
            FixedView.width == 100
            FixedView.width == 50
        Will attempt to recover by breaking constraint
            FixedView.width == 100
        """
      ])
  }

  @Test func aBrokenConstraintAppliesAgainAfterTheContradiction() {
    let view = root.place(FixedView(60, 20))
    pinCorner(view)
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    first.isActive = true
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    root.layoutIfNeeded()
    first.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(root.constraintWarnings.isEmpty)
  }

  @Test func constraintsWithoutACommonViewAreReported() throws {
    let view = UIView()
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    try #require(view.constraintWarnings.count == 1)
    #expect(view.constraintWarnings[0].contains("no common ancestor"))
  }

  @Test func ambiguity() {
    let view = root.place(FixedView(60, 20))
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(view.hasAmbiguousLayout)
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func theHeightOfATextDependsOnItsWidth() {
    let label = root.place(UILabel())
    label.numberOfLines = 0
    label.text = "A text that is long enough to need several lines in a hundred points"
    let below = root.place(FixedView(10, 10))
    pinCorner(label, x: 10)
    label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4).isActive = true
    below.leadingAnchor.constraint(equalTo: label.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    let height = label.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(height > 40)
    #expect(label.frame.height == height)
    #expect(below.frame.minY == height + 4)
    label.text = "Short"
    root.layoutIfNeeded()
    #expect(label.frame.height < 30)
    #expect(below.frame.minY == label.frame.height + 4)
  }

  @Test func baselinesAlign() {
    let (large, small) = (root.place(UILabel()), root.place(UILabel()))
    large.font = .systemFont(ofSize: 40)
    small.font = .systemFont(ofSize: 10)
    large.text = "Large"
    small.text = "small"
    pinCorner(large)
    small.leadingAnchor.constraint(equalTo: large.trailingAnchor).isActive = true
    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    // The smaller label is lower by the difference of the ascents, about three quarters of the difference of the sizes.
    #expect(small.frame.minY > 15)
    #expect(small.frame.maxY < large.frame.maxY)
  }

  @Test func theSafeAreaGuideFollowsTheDevice() {
    let view = root.place(UIView())
    let guide = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    let environment = RenderingEnvironment(
      size: CGSize(width: 100, height: 200), safeArea: .init(top: 47, left: 1, bottom: 34, right: 2))
    let node = root.layoutTree(in: environment)
    #expect(node.children[0].frame == CGRect(x: 1, y: 47, width: 97, height: 119))
    #expect(guide.layoutFrame == CGRect(x: 1, y: 47, width: 97, height: 119))
  }

  @Test func constraintsAreUpdatedOnceFromTheLeavesToTheRoot() {
    let log = LifecycleLog()
    let (outer, inner) = (UpdatingView("outer", log), UpdatingView("inner", log))
    root.addSubview(outer)
    outer.addSubview(inner)
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(log.events == ["inner", "outer"])
    #expect(!inner.needsUpdateConstraints())
    inner.setNeedsUpdateConstraints()
    inner.updateConstraintsIfNeeded()
    #expect(log.events == ["inner", "outer", "inner"])
  }

  /// Measured on UIKit: origin and size are rounded separately, so that neighbors can overlap by a pixel.
  @Test func originsAndSizesAreRoundedToPixels() {
    let views = (0..<3).map { _ in root.place(UIView()) }
    var leading = root.leadingAnchor
    for view in views {
      view.leadingAnchor.constraint(equalTo: leading).isActive = true
      view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true
      leading = view.trailingAnchor
    }
    leading.constraint(equalTo: root.trailingAnchor).isActive = true
    // A third of 100 is 33.33, and two thirds are 66.67; at a scale of 2, both are rounded to half points.
    let node = root.layoutTree(in: RenderingEnvironment(size: CGSize(width: 100, height: 10), scale: 2))
    #expect(node.children.map(\.frame.minX) == [0, 33.5, 66.5])
    #expect(node.children.map(\.frame.width) == [33.5, 33.5, 33.5])
  }

  @Test func fittingSizes() {
    let content = root.place(FixedView(60, 20))
    pinCorner(content, x: 16, y: 8)
    root.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 16).isActive = true
    root.bottomAnchor.constraint(greaterThanOrEqualTo: content.bottomAnchor, constant: 8).isActive = true
    #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 92, height: 36))
    let wide = root.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 200, height: 36))
  }

  @Test func theFittingHeightIncludesWrappedText() {
    let label = root.place(UILabel())
    label.numberOfLines = 0
    label.text = "A text that is long enough to need several lines in a hundred points"
    pinCorner(label, x: 10, y: 5)
    label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10).isActive = true
    label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5).isActive = true
    let size = root.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = label.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(height > 40)
    #expect(size == CGSize(width: 120, height: height + 10))
  }

  @Test func aRootWithoutASizeIsRenderedAtItsFittingSize() {
    let card = UIView()
    let content = card.place(FixedView(60, 20))
    pinCorner(content, x: 16, y: 8)
    card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 16).isActive = true
    card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 8).isActive = true
    let node = card.layoutTree(in: RenderingEnvironment())
    #expect(node.frame.size == CGSize(width: 92, height: 36))
    #expect(node.children[0].frame == CGRect(x: 16, y: 8, width: 60, height: 20))
  }

  @Test func constraintsDoNotRetainTheirTree() {
    weak var gone: UIView?
    do {
      let tree = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let view = tree.place(FixedView(60, 20))
      pinCorner(view)
      tree.layoutMarginsGuide.topAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor).isActive = true
      tree.layoutIfNeeded()
      gone = tree
    }
    #expect(gone == nil)
  }
}

/// A view that logs the updates of its constraints.
final class UpdatingView: UIView {
  private let name: String
  private let log: LifecycleLog

  init(_ name: String, _ log: LifecycleLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func updateConstraints() {
    super.updateConstraints()
    log.events.append(name)
  }
}
