import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct LayoutProblemTests {
  private let environment = RenderingEnvironment(size: CGSize(width: 10, height: 10))

  @Test func aLayoutThatSettlesHasNoProblem() {
    let view = UIView()
    _ = view.layoutTree(in: environment)
    #expect(view.layoutProblem == nil)
  }

  /// UIKit draws a view that requests a layout in each layout, frame after frame.
  @Test func aLayoutThatNeverSettlesIsAWarningThatNamesTheClasses() {
    let root = UIView()
    root.addSubview(RestlessView())
    root.addSubview(RestlessView())
    _ = root.layoutTree(in: environment)
    #expect(root.layoutProblem == nil)
    #expect(
      root.layoutWarnings.map { $0.prefix(80) } == [
        "the layout did not settle: after 100 passes, RestlessView still has pending pass"
      ])
  }

  @Test func aControllerReportsTheWarningsOfItsView() {
    let controller = UIViewController()
    #expect(controller.layoutWarnings.isEmpty)
    controller.view.addSubview(RestlessView())
    _ = controller.layoutTree(in: environment)
    #expect(controller.layoutProblem == nil)
    #expect(controller.layoutWarnings.first?.contains("RestlessView") == true)
  }

  @Test func aPassThatNeverEndsIsAProblem() {
    let root = UIView()
    root.addSubview(NestingView())
    _ = root.layoutTree(in: environment)
    #expect(root.layoutProblem?.hasPrefix("the layout never ends: more than \(ExcessiveDepth.limit) views") == true)
    root.subviews[0].removeFromSuperview()
    _ = root.layoutTree(in: environment)
    #expect(root.layoutProblem == nil)
  }

  @Test func layoutsThatRunInsideEachOtherWithoutEndAreAProblem() {
    let root = UIView()
    root.addSubview(NestingView(isImmediate: true))
    _ = root.layoutTree(in: environment)
    #expect(root.layoutProblem?.contains("in NestingView") == true)
  }

  @Test(arguments: [
    CGRect(x: 0, y: 0, width: CGFloat.nan, height: 20), CGRect(x: 0, y: 0, width: 20, height: CGFloat.nan),
    CGRect(x: CGFloat.nan, y: 0, width: 20, height: 20),
  ])
  func aFrameWithNaNIsAProblem(frame: CGRect) {
    let view = UIView(frame: frame)
    _ = view.layoutTree(in: RenderingEnvironment())
    #expect(view.layoutProblem?.hasPrefix("the frame of UIView has a position or length") == true)
  }
}

/// A view that invalidates its layout in every layout.
final class RestlessView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    setNeedsLayout()
  }
}

/// A view that adds a view of its own class in its first layout.
final class NestingView: UIView {
  private let isImmediate: Bool

  /// Creates a view that also lays out its subview at once, inside its own layout.
  init(isImmediate: Bool = false) {
    self.isImmediate = isImmediate
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard subviews.isEmpty else { return }
    let view = NestingView(isImmediate: isImmediate)
    addSubview(view)
    if isImmediate { view.layoutIfNeeded() }
  }
}
