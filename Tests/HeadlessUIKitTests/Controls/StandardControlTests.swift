import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

/// Compares sizes and frames with values computed by hand from the documented metrics of the controls.
@MainActor
struct StandardControlTests {
  private func frame(_ name: String, in view: UIView, size: CGSize? = nil) -> CGRect? {
    var environment = RenderingEnvironment()
    environment.size = size
    return find(name, in: view.layoutTree(in: environment))?.frame
  }

  private func find(_ name: String, in node: LayoutNode) -> LayoutNode? {
    node.name == name ? node : node.children.lazy.compactMap { find(name, in: $0) }.first
  }

  @Test func sizes() {
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(
      UISwitch(frame: CGRect(x: 3, y: 4, width: 10, height: 10)).frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    #expect(UISlider().intrinsicContentSize == CGSize(width: -1, height: 34))
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    let pages = UIPageControl()
    pages.numberOfPages = 3
    // 3 dots of 8 points, 2 gaps of 9 points, and 10 points at each end.
    #expect(pages.intrinsicContentSize == CGSize(width: 62, height: 26))
    #expect(UISegmentedControl(items: ["a", "b"]).frame.height == 32)
  }

  @Test func aTouchTogglesTheSwitchAndSendsAnEvent() {
    let (toggle, view) = (UISwitch(), TappedView())
    toggle.addTarget(view, action: TappedView.changed, for: .valueChanged)
    #expect(frame("thumb", in: toggle) == CGRect(x: 2, y: 2, width: 27, height: 27))
    toggle.isOn = true
    #expect(view.calls.isEmpty && toggle.accessibilityValue == "1")
    #expect(frame("thumb", in: toggle) == CGRect(x: 22, y: 2, width: 27, height: 27))
    let touch = UITouch(at: CGPoint(x: 5, y: 5), in: toggle)
    toggle.touchesBegan([touch], with: nil)
    toggle.touchesEnded([touch], with: nil)
    #expect(!toggle.isOn && view.calls.count == 1)
    let track = find("track", in: toggle.layoutTree(in: RenderingEnvironment()))
    #expect(track?.background != .color(Color(red: 0x34, green: 0xC7, blue: 0x59)))
    toggle.isOn = true
    let on = find("track", in: toggle.layoutTree(in: RenderingEnvironment()))
    #expect(on?.background == .color(Color(red: 0x34, green: 0xC7, blue: 0x59)))
  }

  @Test func slidersLimitTheirValue() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10 && slider.accessibilityValue == "100%")
    slider.value = 2.5
    // The slider is 100 points wider than its knob of 28 points, and the value is a quarter of the range.
    #expect(frame("thumb", in: slider) == CGRect(x: 25, y: 3, width: 28, height: 28))
    #expect(frame("progress", in: slider) == CGRect(x: 2, y: 15, width: 37, height: 4))
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(frame("thumb", in: slider) == CGRect(x: 75, y: 3, width: 28, height: 28))
    #expect(frame("progress", in: slider) == CGRect(x: 89, y: 15, width: 37, height: 4))
    slider.maximumValue = 2
    #expect(slider.value == 2)
  }

  @Test func progressFillsAFractionOfTheTrack() {
    let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    progress.progress = 0.25
    #expect(frame("progress", in: progress) == CGRect(x: 0, y: 0, width: 50, height: 4))
    progress.progress = 7
    #expect(progress.progress == 1 && progress.accessibilityValue == "100%")
  }

  @Test func steppersStepAndWrap() {
    let (stepper, view) = (UIStepper(), TappedView())
    stepper.addTarget(view, action: TappedView.changed, for: .valueChanged)
    stepper.maximumValue = 2
    func touch(_ x: CGFloat) {
      let touch = UITouch(at: CGPoint(x: x, y: 10), in: stepper)
      stepper.touchesBegan([touch], with: nil)
      stepper.touchesEnded([touch], with: nil)
    }
    for _ in 0..<3 { touch(80) }
    #expect(stepper.value == 2 && view.calls.count == 3)
    stepper.wraps = true
    touch(80)
    #expect(stepper.value == 0)
    touch(10)
    #expect(stepper.value == 2)
  }

  @Test func pageDotsAreCentred() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 2
    pages.currentPage = 5
    #expect(pages.currentPage == 1 && pages.accessibilityValue == "page 2 of 2")
    let dots = pages.layoutTree(in: RenderingEnvironment()).children.map(\.frame.minX)
    // Two dots and a gap are 25 points wide, so 37.5 points remain on each side.
    #expect(dots == [37.5, 54.5])
  }

  @Test func segmentsShareTheWidthAndSendSelections() {
    let (control, view) = (UISegmentedControl(items: ["One", "Two", "Three"]), TappedView())
    control.addTarget(view, action: TappedView.changed, for: .valueChanged)
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    let touch = UITouch(at: CGPoint(x: 150, y: 10), in: control)
    control.touchesBegan([touch], with: nil)
    control.touchesEnded([touch], with: nil)
    #expect(control.selectedSegmentIndex == 1 && view.calls.count == 1)
    control.touchesBegan([touch], with: nil)
    control.touchesEnded([touch], with: nil)
    #expect(view.calls.count == 1)
    #expect(frame("selection", in: control) == CGRect(x: 102, y: 2, width: 96, height: 28))
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Two")
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 3)
    control.setWidth(60, forSegmentAt: 0)
    control.selectedSegmentIndex = 1
    #expect(frame("selection", in: control) == CGRect(x: 62, y: 2, width: 116, height: 28))
  }
}
