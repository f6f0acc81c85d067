import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

/// Which size a root view is drawn at.
@MainActor
struct SizeTests {
  @Test func theEnvironmentsSizeFirst() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 40))
    let node = view.layoutTree(in: RenderingEnvironment(size: CGSize(width: 100, height: 50)))
    #expect(node.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func thenItsOwn() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 40))
    _ = view.layoutTree(in: RenderingEnvironment(size: CGSize(width: 100, height: 50)))
    #expect(view.layoutTree(in: RenderingEnvironment()).frame.size == CGSize(width: 30, height: 40))
  }

  @Test func thenTheFittingSize() {
    let stack = row(spacing: 10, [FixedView(20, 10), FixedView(30, 5)])
    #expect(stack.layoutTree(in: RenderingEnvironment()).frame.size == CGSize(width: 60, height: 10))
    stack.addArrangedSubview(FixedView(10, 40))
    #expect(stack.layoutTree(in: RenderingEnvironment()).frame.size == CGSize(width: 80, height: 40))
  }

  @Test func anOwnWidthIsKept() {
    let stack = column([WrappingView(length: 100)])
    stack.frame.size.width = 50
    #expect(stack.layoutTree(in: RenderingEnvironment()).frame.size == CGSize(width: 50, height: 20))
  }

  @Test func contentOfTheLayoutCounts() {
    let view = LateView()
    #expect(view.layoutTree(in: RenderingEnvironment()).frame.size == CGSize(width: 20, height: 10))
    let stack = row([FixedView(5, 5), LateView()])
    let node = stack.layoutTree(in: RenderingEnvironment())
    #expect(node.frame.size == CGSize(width: 25, height: 10))
    #expect(node.children.last?.frame == CGRect(x: 5, y: 0, width: 20, height: 10))
  }

  @Test func aControllerHasAScreen() {
    let controller = UIViewController()
    #expect(controller.layoutTree(in: RenderingEnvironment()).frame.size == CGSize(width: 390, height: 844))
    controller.preferredContentSize = CGSize(width: 100, height: 60)
    #expect(controller.layoutTree(in: RenderingEnvironment()).frame.size == CGSize(width: 100, height: 60))
  }
}
