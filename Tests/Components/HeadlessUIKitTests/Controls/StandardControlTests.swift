import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

/// Compares sizes and frames with values computed by hand from the measured metrics of the controls, by default those
/// of iOS 26.
@MainActor
struct StandardControlTests {
  private func frame(_ name: String, in view: UIView, _ version: SystemVersion = .iOS26) -> CGRect? {
    find(name, in: view.layoutTree(in: RenderingEnvironment(scale: 3, systemVersion: version)))?.frame
  }

  private func color(_ name: String, in view: UIView, _ version: SystemVersion = .iOS26) -> Color? {
    let node = find(name, in: view.layoutTree(in: RenderingEnvironment(scale: 3, systemVersion: version)))
    guard case .color(let color)? = node?.background else { return nil }
    return color
  }

  private func find(_ name: String, in node: LayoutNode) -> LayoutNode? {
    node.name == name ? node : node.children.lazy.compactMap { find(name, in: $0) }.first
  }

  @Test func sizes() {
    #expect(UISlider().intrinsicContentSize == CGSize(width: -1, height: 34))
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    let pages = UIPageControl()
    pages.numberOfPages = 3
    // Three pitches of 16.667 points and 20 points.
    let size = pages.intrinsicContentSize
    #expect(abs(size.width - 70) < 1e-9)
    #expect(abs(size.height - 24.333) < 0.001)
    #expect(UISegmentedControl(items: ["a", "b"]).frame.height == 32)
  }

  /// The frame, which is fixed, and the intrinsic size, which is two points narrower.
  @Test(arguments: [
    (SystemVersion.iOS26, CGSize(width: 63, height: 28), CGRect(x: 2, y: 2, width: 37, height: 24), 24),
    (.iOS18, CGSize(width: 51, height: 31), CGRect(x: 2, y: 2, width: 27, height: 27), 22),
  ])
  func switches(_ version: SystemVersion, _ size: CGSize, _ thumb: CGRect, _ thumbXIfOn: CGFloat) {
    let toggle = UISwitch(frame: CGRect(x: 10, y: 40, width: 80, height: 30))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.addSubview(toggle)
    #expect(frame("thumb", in: view, version) == thumb)
    #expect(toggle.frame == CGRect(origin: CGPoint(x: 10, y: 40), size: size))
    #expect(toggle.intrinsicContentSize == CGSize(width: size.width - 2, height: size.height))
    #expect(frame("track", in: view, version) == CGRect(origin: .zero, size: size))
    toggle.isOn = true
    #expect(frame("thumb", in: view, version)?.minX == thumbXIfOn)
    #expect(color("track", in: view, version) == Color(red: 0x34, green: 0xC7, blue: 0x59))
  }

  @Test func constraintsReferToTheIntrinsicSizeOfASwitch() {
    let toggle = UISwitch()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.addSubview(toggle)
    toggle.translatesAutoresizingMaskIntoConstraints = false
    toggle.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    toggle.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(toggle.frame == CGRect(x: 139, y: 0, width: 63, height: 28))
  }

  @Test func aTouchTogglesTheSwitchAndSendsAnEvent() {
    let (toggle, view) = (UISwitch(), TappedView())
    toggle.addTarget(view, action: TappedView.changed, for: .valueChanged)
    toggle.isOn = true
    #expect(view.calls.isEmpty)
    #expect(toggle.accessibilityValue == "1")
    let touch = UITouch(at: CGPoint(x: 5, y: 5), in: toggle)
    toggle.touchesBegan([touch], with: nil)
    toggle.touchesEnded([touch], with: nil)
    #expect(!toggle.isOn)
    #expect(view.calls.count == 1)
  }

  @Test func slidersLimitTheirValue() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 34))
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    #expect(slider.accessibilityValue == "100%")
    slider.value = 2.5
    // The slider is 100 points wider than its knob of 28 points, and the value is a quarter of the range.
    #expect(frame("thumb", in: slider, .iOS18) == CGRect(x: 25, y: 3, width: 28, height: 28))
    #expect(frame("progress", in: slider, .iOS18) == CGRect(x: 2, y: 15, width: 37, height: 4))
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(frame("thumb", in: slider, .iOS18) == CGRect(x: 75, y: 3, width: 28, height: 28))
    #expect(frame("progress", in: slider, .iOS18) == CGRect(x: 89, y: 15, width: 37, height: 4))
    slider.maximumValue = 2
    #expect(slider.value == 2)
  }

  /// Measured frames: a slider of 80 by 20 points on iOS 26, and the others, of 280 points, on Mac Catalyst.
  @Test(
    arguments: [
      (CGSize(width: 80, height: 20), 0, CGRect(x: 0, y: 7, width: 80, height: 6), 0, CGPoint(x: 0, y: -2)),
      (
        CGSize(width: 280, height: 34), 0.35, CGRect(x: 0, y: 14, width: 280, height: 6), 103.55,
        CGPoint(x: 85.05, y: 5)
      ),
      (CGSize(width: 280, height: 34), 1, CGRect(x: 0, y: 14, width: 280, height: 6), 261.5, CGPoint(x: 243, y: 5)),
      (CGSize(width: 280, height: 40), 0, CGRect(x: 0, y: 17, width: 280, height: 6), 0, CGPoint(x: 0, y: 8)),
    ] as [(CGSize, Float, CGRect, CGFloat, CGPoint)])
  func partsOfSliders(_ size: CGSize, _ value: Float, _ track: CGRect, _ filled: CGFloat, _ thumb: CGPoint) {
    let slider = UISlider(frame: CGRect(origin: .zero, size: size))
    slider.value = value
    #expect(frame("track", in: slider) == track)
    let length: CGFloat = frame("progress", in: slider)?.width ?? -1
    #expect(abs(length - filled) < 1e-4)
    let drawn = frame("thumb", in: slider) ?? .zero
    #expect(drawn.size == CGSize(width: 37, height: 24))
    #expect(drawn.minY == thumb.y)
    #expect(abs(drawn.minX - thumb.x) < 1e-4)
  }

  @Test func imagesDetermineTheSizeOfThumbAndTrack() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 110, height: 30))
    func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
        $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
      }
    }
    slider.setThumbImage(image(10, 20), for: .normal)
    slider.setMinimumTrackImage(image(1, 8), for: .normal)
    slider.setMaximumTrackImage(image(1, 8), for: .normal)
    slider.value = 0.5
    #expect(slider.currentThumbImage === slider.thumbImage(for: .normal))
    #expect(slider.thumbImage(for: .disabled) == nil)
    #expect(frame("track", in: slider) == CGRect(x: 0, y: 11, width: 110, height: 8))
    #expect(frame("progress", in: slider) == CGRect(x: 0, y: 11, width: 55, height: 8))
    #expect(frame("thumb", in: slider) == CGRect(x: 50, y: 5, width: 10, height: 20))
    slider.minimumValueImage = image(12, 12)
    #expect(slider.trackRect(forBounds: slider.bounds).minX == 20)
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 9, width: 12, height: 12))
  }

  @Test func aTouchMovesTheThumb() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 137, height: 34))
    // The middle of the thumb travels from 18.5 to 118.5.
    let touch = UITouch(at: CGPoint(x: 43.5, y: 10), in: slider)
    slider.touchesBegan([touch], with: nil)
    slider.touchesEnded([touch], with: nil)
    #expect(slider.value == 0.25)
  }

  /// The fractions were measured on Mac Catalyst: the filled part has whole points and is at least 8 points long.
  @Test(
    arguments: [(134, 0.72, 96), (134, 0.31, 42), (280, 0.01, 8), (280, 0.875, 245), (280, 1, 280)]
      as [(CGFloat, Float, CGFloat)])
  func progressFillsAFractionOfTheTrack(_ width: CGFloat, _ value: Float, _ filled: CGFloat) {
    let progress = UIProgressView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
    progress.progress = value
    #expect(frame("progress", in: progress) == CGRect(x: 0, y: 0, width: filled, height: 4))
  }

  @Test func progressIsLimited() {
    let progress = UIProgressView(progressViewStyle: .default)
    #expect(frame("progress", in: progress) == nil)
    progress.progress = 7
    #expect(progress.progress == 1)
    #expect(progress.accessibilityValue == "100%")
  }

  @Test func theSpokesOfAnActivityIndicatorFadeCounterclockwiseFromTheLeft() {
    let indicator = UIActivityIndicatorView(style: .large)
    indicator.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    indicator.startAnimating()
    #expect(frame("graphic", in: indicator) == CGRect(x: 11, y: 11, width: 37, height: 37))
    let spokes = find("graphic", in: indicator.layoutTree(in: RenderingEnvironment()))?.children ?? []
    let alphas: [Double] = spokes.map { ($0.opacity * 255).rounded() }
    #expect(alphas == [217, 180, 143, 106, 69, 69, 69, 69])
    // The spoke at 9 o'clock is 12 points long and 5 points wide, and its middle is 11.5 points from the center.
    let bounds = spokes.first?.path?.path.controlPointBounds ?? .zero
    #expect(abs(bounds.minX - 1) < 1e-6)
    #expect(abs(bounds.width - 12) < 1e-6)
    #expect(abs(bounds.height - 5) < 1e-6)
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
    #expect(stepper.value == 2)
    #expect(view.calls.count == 3)
    stepper.wraps = true
    touch(80)
    #expect(stepper.value == 0)
    touch(10)
    #expect(stepper.value == 2)
  }

  @Test func pageDotsAreCentered() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 2
    pages.currentPage = 5
    #expect(pages.currentPage == 1)
    #expect(pages.accessibilityValue == "page 2 of 2")
    func dots(_ version: SystemVersion) -> [CGFloat] {
      pages.layoutTree(in: RenderingEnvironment(scale: 3, systemVersion: version)).children.map(\.frame.minX)
    }
    // Two dots of 7 points with a pitch of 16.667 points leave 38.167 points on each side, which is 114.5 pixels.
    let new: [CGFloat] = [115.0 / 3, 55]
    #expect(dots(.iOS26) == new)
    // Two dots of 8 points and a gap of 9 points leave 37.5 points on each side, which is 112.5 pixels.
    let old: [CGFloat] = [113.0 / 3, 164.0 / 3]
    #expect(dots(.iOS18) == old)
  }

  @Test func segmentsBeginAtWholePoints() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    // Two thirds of 200 are 133.33.
    control.selectedSegmentIndex = 2
    #expect(frame("selection", in: control) == CGRect(x: 135, y: 2, width: 63, height: 28))
    control.selectedSegmentIndex = 1
    #expect(frame("selection", in: control) == CGRect(x: 68, y: 2, width: 63, height: 28))
  }

  @Test func segmentsShareTheWidthAndSendSelections() {
    let (control, view) = (UISegmentedControl(items: ["One", "Two", "Three"]), TappedView())
    control.addTarget(view, action: TappedView.changed, for: .valueChanged)
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    let touch = UITouch(at: CGPoint(x: 150, y: 10), in: control)
    control.touchesBegan([touch], with: nil)
    control.touchesEnded([touch], with: nil)
    #expect(control.selectedSegmentIndex == 1)
    #expect(view.calls.count == 1)
    control.touchesBegan([touch], with: nil)
    control.touchesEnded([touch], with: nil)
    #expect(view.calls.count == 1)
    #expect(frame("selection", in: control) == CGRect(x: 102, y: 2, width: 96, height: 28))
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 2) == "Two")
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == -1)
    #expect(control.numberOfSegments == 3)
    control.setWidth(60, forSegmentAt: 0)
    control.selectedSegmentIndex = 1
    #expect(frame("selection", in: control) == CGRect(x: 62, y: 2, width: 116, height: 28))
  }

  /// The number of pages, whether a single page hides the control, and whether it is then hidden.
  @Test(arguments: [(1, false, false), (1, true, true), (0, true, true), (2, true, false)])
  func aSinglePageHidesAPageControl(pages: Int, hides: Bool, isHidden: Bool) {
    let control = UIPageControl()
    control.hidesForSinglePage = hides
    control.numberOfPages = pages
    #expect(control.isHidden == isHidden)
  }

  @Test func aNumberOfPagesShowsAHiddenPageControlAgain() {
    let control = UIPageControl()
    control.hidesForSinglePage = true
    control.isHidden = true
    control.numberOfPages = 3
    #expect(!control.isHidden)
  }
}
