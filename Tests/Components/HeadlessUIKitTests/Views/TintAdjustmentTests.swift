import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct TintAdjustmentTests {
  private final class Tinted: UIView {
    var changes = 0

    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  private func components(_ color: UIColor?) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test func theModeIsInheritedAndTheColorIsGray() {
    let (root, middle, leaf) = (Tinted(), Tinted(), Tinted())
    root.addSubview(middle)
    middle.addSubview(leaf)
    root.tintColor = .red
    leaf.tintColor = .blue
    let before = leaf.changes
    root.tintAdjustmentMode = .dimmed
    #expect(middle.tintAdjustmentMode == .dimmed)
    #expect(leaf.tintAdjustmentMode == .dimmed)
    #expect(leaf.changes == before + 1, "a view with its own color is dimmed, too")
    let (red, blue) = (components(middle.tintColor), components(leaf.tintColor))
    #expect(red[0] == red[1])
    #expect(red[1] == red[2])
    #expect(abs(red[0] - 0.299) < 0.001)
    #expect(red[3] < 1)
    #expect(blue[0] == blue[1])
    #expect(abs(blue[0] - 0.114) < 0.001)
    middle.tintAdjustmentMode = .normal
    #expect(middle.tintColor == .red)
    #expect(leaf.tintColor == .blue)
    #expect(leaf.changes == before + 2)
    middle.tintAdjustmentMode = .automatic
    root.tintAdjustmentMode = .normal
    #expect(middle.tintAdjustmentMode == .normal)
    #expect(leaf.tintColor == .blue)
  }

  @Test func anAlertDimsTheTintBehindIt() {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    let tinted = Tinted()
    tinted.tintColor = .red
    controller.view.addSubview(tinted)
    let before = tinted.changes
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: false)
    #expect(tinted.tintAdjustmentMode == .dimmed)
    #expect(tinted.tintColor != .red)
    #expect(tinted.changes == before + 1)
    #expect(alert.view.tintAdjustmentMode == .normal)
    tinted.tintAdjustmentMode = .normal
    #expect(tinted.tintColor == .red)
    tinted.tintAdjustmentMode = .automatic
    controller.dismiss(animated: false)
    #expect(tinted.tintAdjustmentMode == .normal)
    #expect(tinted.tintColor == .red)
  }

  @Test func aFullScreenPresentationDimsNothing() {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    controller.present(other, animated: false)
    #expect(controller.view.tintAdjustmentMode == .normal)
  }

  @Test func displayP3ColorsAreExtendedSRGB() {
    let red = components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5))
    for (channel, expected) in zip(red, [1.093, -0.227, -0.150, 0.5]) { #expect(abs(channel - expected) < 0.001) }
    let white = components(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1))
    #expect(white.allSatisfy { abs($0 - 1) < 0.001 })
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.backgroundColor = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    #expect(view.layoutTree(in: RenderingEnvironment()).background == .color(.init(red: 255, green: 0, blue: 0)))
  }
}
