import Foundation
import Testing

@testable import HeadlessUIKit

/// When views take the frames of a solution, and how these frames are rounded. Source: measured on iOS.
@MainActor
struct SolvedFrameTests {
  /// An outer `layoutSubviews()` sees the frames of direct subviews, and those of deeper views from the pass before.
  @Test func framesMoveLevelByLevel() {
    let root = ReadingView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let (outer, inner) = (root.place(UIView()), UIView())
    root.grandchild = outer.place(inner)
    pinCorner(outer)
    pinCorner(inner)
    setSize(outer, 100, 50)
    setSize(inner, 40, 30)
    root.layoutIfNeeded()
    #expect(root.widths.first == [100, 0])
    #expect(inner.frame.width == 40)
  }

  /// A constraint invalidates the layout of a superview only if it moves a subview.
  @Test func aConstraintInvalidatesTheSuperviewsOfMovedViews() {
    let root = ReadingView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = root.place(UIView())
    root.grandchild = view
    pinCorner(view)
    setSize(view, 100, 50)
    let equal = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2)
    root.layoutIfNeeded()
    let count = root.widths.count
    equal.isActive = true
    root.layoutIfNeeded()
    #expect(root.widths.count == count)
    #expect(!root.invalidation.passes.contains(.layout))
    view.constraints.first { $0.firstAttribute == .height }?.constant = 60
    equal.isActive = false
    root.layoutIfNeeded()
    #expect(root.widths.count == count + 1)
    #expect(view.frame.height == 60)
  }

  /// Replacing a constraint by an equal one in `layoutSubviews()` settles.
  @Test func equalConstraintsCanBeReplacedInEveryPass() {
    let root = SwappingView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = root.place(UIView())
    pinCorner(view)
    root.swapped = view.widthAnchor.constraint(equalToConstant: 70)
    root.layoutIfNeeded()
    #expect(root.layoutFeedbackLoop == nil)
    #expect(view.frame.width == 70)
  }

  /// `super.layoutSubviews()` sets the frames for constraints that changed just before.
  @Test func constraintsThatChangeDuringLayoutApplyAtOnce() {
    let root = ResizingView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = root.place(UIView())
    pinCorner(view)
    setSize(view, 10, 10)
    root.width = view.constraints.first { $0.firstAttribute == .width }
    root.layoutIfNeeded()
    #expect(root.widths.first == 150)
  }

  /// Origin and size are rounded separately, half away from zero.
  @Test(
    arguments: [
      // A label of 52.667 points centered in 375: 161.167 is a tie.
      (3.0, [161.0 + 1.0 / 6, 333.0 + 5.0 / 6, 52.0 + 2.0 / 3, 93.0 + 1.0 / 3], [484, 1002, 158, 280]),
      (2.0, [93.25, -0.25, 93.5, 20.25], [187, -1, 187, 41]),
    ] as [(Double, [Double], [Double])])
  func rounding(scale: Double, values: [Double], pixels: [Double]) {
    var grid = PixelGrid(UITraitCollection())
    grid.scale = scale
    let frame = grid.roundedSeparately(CGRect(x: values[0], y: values[1], width: values[2], height: values[3]))
    #expect([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { $0 * scale } == pixels)
  }

  @Test func framesThatWereSetAndFittingSizesAreNotRounded() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let framed = UIView(frame: CGRect(x: 0.1, y: 0.2, width: 10.3, height: 10.4))
    root.addSubview(framed)
    let view = root.place(UIView())
    pinCorner(view)
    setSize(view, 10.3, 20.7)
    NSLayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    let size = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(size.width - 10.3) < 1e-6)
    #expect(abs(size.height - 20.7) < 1e-6)
    root.layoutIfNeeded()
    #expect(framed.frame == CGRect(x: 0.1, y: 0.2, width: 10.3, height: 10.4))
  }
}

/// Records the widths of its first subview and of another view in every layout.
private final class ReadingView: UIView {
  weak var grandchild: UIView?
  private(set) var widths: [[CGFloat]] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    widths.append([subviews[0].frame.width, grandchild?.frame.width ?? -1])
  }
}

/// Replaces a constraint by an equal one in every layout.
private final class SwappingView: UIView {
  var swapped: NSLayoutConstraint?

  override func layoutSubviews() {
    swapped?.isActive = false
    swapped = subviews[0].widthAnchor.constraint(equalToConstant: 70)
    swapped?.isActive = true
    super.layoutSubviews()
  }
}

/// Sets a subview's width to half its own width in every layout.
private final class ResizingView: UIView {
  var width: NSLayoutConstraint?
  private(set) var widths: [CGFloat] = []

  override func layoutSubviews() {
    width?.constant = bounds.width / 2
    super.layoutSubviews()
    widths.append(subviews[0].frame.width)
  }
}
