import FirstFrameComponentAssertions
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@testable import FirstFrameSnapshots

/// The screen of the drawn device.
@MainActor struct DrawnScreenTests {
  /// What `UIScreen.main` reports, and the traits beside it.
  private struct Report: Hashable, CustomStringConvertible {
    let size: CGSize
    let scale: CGFloat
    let nativeSize: CGSize
    let windowTop: CGFloat
    let idiom: UIUserInterfaceIdiom

    @MainActor init() {
      let screen = UIScreen.main
      size = screen.bounds.size
      scale = screen.scale
      nativeSize = screen.nativeBounds.size
      windowTop = UIWindow(frame: screen.bounds).safeAreaInsets.top
      idiom = UIDevice.current.userInterfaceIdiom
    }

    init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat, _ idiom: UIUserInterfaceIdiom = .phone) {
      size = CGSize(width: width, height: height)
      self.scale = scale
      nativeSize = CGSize(width: min(width, height) * scale, height: max(width, height) * scale)
      windowTop = top
      self.idiom = idiom
    }

    var description: String { "\(size) @\(scale), \(nativeSize), top \(windowTop), \(idiom)" }
  }

  /// Reports the screen at every time of its life.
  private final class Screen: UIViewController {
    private(set) var reports: [String: Report] = [:]
    /// The scales of traits where they differ from that of the screen.
    private(set) var otherScales: [String: CGFloat] = [:]

    init() {
      super.init(nibName: nil, bundle: nil)
      report("init")
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      report("loadView")
      view = Content { [weak self] in self?.report($0) }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      report("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      report("viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      report("viewIsAppearing")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      report("viewDidLayoutSubviews")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      report("viewDidAppear")
    }

    private func report(_ moment: String) {
      reports[moment] = Report()
      if traitCollection.displayScale != UIScreen.main.scale { otherScales[moment] = traitCollection.displayScale }
    }
  }

  private final class Content: UIView {
    private let report: (String) -> Void

    init(_ report: @escaping (String) -> Void) {
      self.report = report
      super.init(frame: UIScreen.main.bounds)
      report("UIView.init")
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      label.text = "content"
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      report("layoutSubviews")
    }

    override func draw(_ rect: CGRect) {
      super.draw(rect)
      report("draw")
    }
  }

  private static let devices: [(config: ViewImageConfig, expected: Report)] = [
    (.iPhoneSe, Report(320, 568, scale: 2, top: 20)), (.iPhone13, Report(390, 844, scale: 3, top: 47)),
    (.iPhone13(.landscape), Report(844, 390, scale: 3, top: 0)),
    (.iPadPro12_9, Report(1024, 1366, scale: 2, top: 24, .pad)),
    (.iPadPro12_9(.landscape), Report(1366, 1024, scale: 2, top: 24, .pad)),
  ]

  private func screen<Format>(
    _ strategy: Snapshotting<UIViewController, Format>, _ controller: Screen? = nil
  ) throws -> Screen {
    var created: Screen?
    _ = try strategy.capture(
      evaluating: {
        let new = controller ?? Screen()
        created = new
        return new
      }, isOnMainActor: true)
    return try #require(created)
  }

  @Test(arguments: 0..<5)
  func aComponentThatAnAssertionCreatesIsOnTheDevicesScreenAtEveryTimeOfItsLife(index: Int) throws {
    let (config, expected) = Self.devices[index]
    let all = [
      try screen(.image(on: config)), try screen(.text(on: config)), try screen(.layoutTree(on: config)),
      try screen(.accessibility(on: config)), try screen(.image(on: config).allowingBlank),
      try screen(.image(on: config, size: CGSize(width: 200, height: 300))),
      try screen(.image(on: config, traits: UITraitCollection(userInterfaceStyle: .dark))),
    ]
    for screen in all {
      #expect(screen.reports.count == 10, "\(screen.reports.keys.sorted())")
      for (moment, report) in screen.reports { #expect(report == expected, "\(moment)") }
      #expect(screen.otherScales.isEmpty)
    }
  }

  @Test(arguments: 0..<5)
  func aControllerFromBeforeAnAssertionLoadsItsViewOnTheDevicesScreen(index: Int) throws {
    let (config, expected) = Self.devices[index]
    let screen = try screen(.image(on: config), Screen())
    #expect(screen.reports["init"] == Report(390, 844, scale: 2, top: 0))
    for (moment, report) in screen.reports where moment != "init" { #expect(report == expected, "\(moment)") }
    #expect(screen.otherScales.isEmpty)
  }

  @Test func eventsAndLayoutsBetweenAssertionsSeeTheScreenThatWasDrawnLast() throws {
    let (view, button) = (UIView(), UIButton(type: .system))
    var widths: [CGFloat] = []
    button.addAction(UIAction { _ in widths.append(UIScreen.main.bounds.width) }, for: .touchUpInside)
    button.setTitle("Tap", for: .normal)
    view.addSubview(button)
    button.sendActions(for: .touchUpInside)
    _ = try Snapshotting<UIView, String>.layoutTree(on: .iPhoneSe).capture(view, isOnMainActor: true)
    button.sendActions(for: .touchUpInside)
    #expect(widths == [390, 320])
    let screen = try screen(.layoutTree(on: .iPadPro12_9))
    screen.view.setNeedsLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.reports["layoutSubviews"]?.size.width == 1024)
  }

  @Test func withoutADeviceTheScreenIsThatOfACurrentPhoneAlsoAroundASmallComponent() throws {
    let expected = Report(390, 844, scale: 2, top: 0)
    #expect(Report() == expected)
    for screen in [try screen(.image), try screen(.image(size: CGSize(width: 100, height: 80)))] {
      for (moment, report) in screen.reports { #expect(report == expected, "\(moment)") }
    }
    let large = try screen(.image(in: RenderingEnvironment(size: CGSize(width: 320, height: 568))))
    #expect(large.reports["init"] == Report(320, 568, scale: 2, top: 0))
    #expect(Report() == expected)
  }

  @Test func aViewThatWasCreatedForAnotherScreenIsToldOfTheNewScaleAndSizeClasses()
    throws
  {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    var changes: [[CGFloat]] = []
    view.registerForTraitChanges([UITraitDisplayScale.self]) { (view: UIView, previous) in
      changes.append([previous.displayScale, view.traitCollection.displayScale, UIScreen.main.scale])
    }
    view.backgroundColor = .red
    _ = try Snapshotting<UIView, String>.layoutTree(on: .iPhone13).capture(view, isOnMainActor: true)
    #expect(changes == [[2, 3, 3]])
  }

  @Test func theOwnSizeOfAControllerDoesNotDependOnTheDeviceOnWhichItsViewWasLoaded() throws {
    let controller = Screen()
    _ = try screen(.layoutTree(on: .iPhoneSe), controller)
    guard
      case .whole(let dump, _) = try Snapshotting<UIViewController, String>.layoutTree.capture(
        controller, isOnMainActor: true)
    else { return #expect(Bool(false)) }
    #expect(dump.contains("390"))
  }

  /// A pulled back strategy creates its component on the device's screen, and the closure is the last to see it.
  @Test func aPulledBackStrategyCreatesItsComponentOnTheDevicesScreen() throws {
    var sizes: [CGSize] = []
    let strategy = Snapshotting<UIView, String>.layoutTree(on: .iPhoneSe).pullback { (text: String) -> UIView in
      let label = UILabel()
      label.text = "\(text) \(UIScreen.main.bounds.width)"
      return label
    }
    guard
      case .whole(let dump, _) = try strategy.capture(
        evaluating: {
          sizes.append(UIScreen.main.bounds.size)
          return "width"
        }, isOnMainActor: true)
    else { return #expect(Bool(false)) }
    #expect(dump.contains("width 320"))
    #expect(sizes == [CGSize(width: 320, height: 568)])
    #expect(UIScreen.main.bounds.width == 390)
  }

  @Test func eachSubsetOfTheArgumentsOfSwiftSnapshotTestingsStrategiesCompiles() {
    let (size, traits) = (CGSize(width: 10, height: 10), UITraitCollection(userInterfaceStyle: .dark))
    let views: [Snapshotting<UIView, Bitmap>] = [
      .image, .image(), .image(size: size), .image(traits: traits), .image(size: size, traits: traits),
      .image(on: .iPhoneSe), .image(on: .iPhoneSe, size: size), .image(on: .iPhoneSe, traits: traits),
      .image(on: .iPhoneSe, size: size, traits: traits),
    ]
    let controllers: [Snapshotting<UIViewController, Bitmap>] = [
      .image, .image(), .image(size: size), .image(traits: traits), .image(size: size, traits: traits),
      .image(on: .iPhoneSe), .image(on: .iPhoneSe, size: size), .image(on: .iPhoneSe, traits: traits),
      .image(on: .iPhoneSe, size: size, traits: traits),
    ]
    let texts: [Snapshotting<UIView, String>] = [
      .layoutTree, .layoutTree(), .layoutTree(size: size), .layoutTree(traits: traits),
      .layoutTree(size: size, traits: traits), .text, .text(), .text(size: size), .text(traits: traits),
      .text(size: size, traits: traits), .accessibility, .accessibility(), .accessibility(size: size),
      .accessibility(traits: traits), .accessibility(size: size, traits: traits),
    ]
    let environment = RenderingEnvironment(size: size, appearance: .dark)
    #expect(
      views.map(\.environment?.size) == [
        nil, nil, size, nil, size, CGSize(width: 320, height: 568), size,
        CGSize(width: 320, height: 568), size,
      ])
    #expect(views.map(\.environment) == controllers.map(\.environment))
    #expect(views[4].environment == environment)
    #expect(texts.last?.environment == environment)
  }
}
