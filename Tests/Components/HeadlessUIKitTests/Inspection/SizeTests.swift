import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

/// The size at which a root view is drawn.
@MainActor
struct SizeTests {
  @Test func theEnvironmentsSizeIsUsedFirst() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 40))
    let node = view.layoutTree(in: RenderingEnvironment(size: CGSize(width: 100, height: 50)))
    #expect(node.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func theViewsSizeIsUsedSecond() {
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 40))
    _ = view.layoutTree(in: RenderingEnvironment(size: CGSize(width: 100, height: 50)))
    #expect(view.layoutTree(in: RenderingEnvironment()).frame.size == CGSize(width: 30, height: 40))
  }

  @Test func theFittingSizeIsUsedThird() {
    let stack = row(spacing: 10, [FixedView(20, 10), FixedView(30, 5)])
    #expect(stack.layoutTree(in: RenderingEnvironment()).frame.size == CGSize(width: 60, height: 10))
    stack.addArrangedSubview(FixedView(10, 40))
    #expect(stack.layoutTree(in: RenderingEnvironment()).frame.size == CGSize(width: 80, height: 40))
  }

  @Test func theWidthOfTheViewIsUsed() {
    let stack = column([WrappingView(length: 100)])
    stack.frame.size.width = 50
    #expect(stack.layoutTree(in: RenderingEnvironment()).frame.size == CGSize(width: 50, height: 20))
  }

  @Test func contentAddedByLayoutAffectsTheSize() {
    let view = LateView()
    #expect(view.layoutTree(in: RenderingEnvironment()).frame.size == CGSize(width: 20, height: 10))
    let stack = row([FixedView(5, 5), LateView()])
    let node = stack.layoutTree(in: RenderingEnvironment())
    #expect(node.frame.size == CGSize(width: 25, height: 10))
    #expect(node.children.last?.frame == CGRect(x: 5, y: 0, width: 20, height: 10))
  }

  @Test func aControllerHasTheSizeOfAScreen() {
    let controller = UIViewController()
    #expect(controller.layoutTree(in: RenderingEnvironment()).frame.size == CGSize(width: 390, height: 844))
    controller.preferredContentSize = CGSize(width: 100, height: 60)
    #expect(controller.layoutTree(in: RenderingEnvironment()).frame.size == CGSize(width: 100, height: 60))
  }
}

/// Adds its content during layout, like components that read their model there.
final class LateView: UIView {
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(stack)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    stack.addArrangedSubview(FixedView(20, 10))
    stack.frame = bounds
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { stack.sizeThatFits(size) }
}
