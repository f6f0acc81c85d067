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

  @Test func aLayoutThatNeverSettlesNamesTheClasses() throws {
    let root = UIView()
    root.addSubview(RestlessView())
    root.addSubview(RestlessView())
    _ = root.layoutTree(in: environment)
    let problem = try #require(root.layoutProblem)
    #expect(problem.hasPrefix("the layout did not settle: after 100 passes, RestlessView still has pending passes"))
  }

  @Test func aControllerReportsTheProblemOfItsView() {
    let controller = UIViewController()
    #expect(controller.layoutProblem == nil)
    controller.view.addSubview(RestlessView())
    _ = controller.layoutTree(in: environment)
    #expect(controller.layoutProblem?.contains("RestlessView") == true)
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
