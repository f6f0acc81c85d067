import FirstFrameGeometry
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import Testing

@testable import HeadlessUIKit

/// Presented controllers are drawn above their presenter.
@MainActor struct PresentationTests {
  private let phone = ViewImageConfig.iPhone15.inLook(.iOS18).renderingEnvironment
  private let presenter = FilledController("presenter", .systemBlue)
  private let presented = FilledController("presented", .systemGreen)

  private func texts(_ node: LayoutNode) -> [String] {
    (node.text.map { [$0.string] } ?? []) + node.children.flatMap(texts)
  }

  private func find(_ name: String, in node: LayoutNode) -> LayoutNode? {
    node.name == name ? node : node.children.lazy.compactMap { find(name, in: $0) }.first
  }

  @Test func aSheetLeavesTheTopOfItsPresenterVisible() throws {
    presenter.present(presented, animated: true)
    let tree = presenter.layoutTree(in: phone)
    #expect(texts(tree) == ["presenter", "presented"])
    let presentation = try #require(find("presentation", in: tree))
    let card = try #require(presentation.children.first)
    #expect(presentation.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(card.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(card.cornerRadii.topLeft == 10)
    #expect(card.cornerRadii.bottomLeft == 0)
    #expect(card.clips)
    #expect(presented.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func contentBehindASheetIsNotAccessible() throws {
    presenter.present(presented, animated: true)
    let dump = presenter.layoutTree(in: phone).accessibilityDump()
    #expect(dump.contains("presented"))
    #expect(!dump.contains("presenter"))
  }

  @Test func aFullScreenPresentationMakesItsPresenterDisappear() {
    let log = LifecycleLog()
    let presenter = LoggingController("a", log: log)
    _ = presenter.layoutTree(in: phone)
    presented.modalPresentationStyle = .fullScreen
    log.events = []
    presenter.present(presented, animated: true)
    #expect(log.events == ["a.viewWillDisappear", "a.viewDidDisappear"])
    let tree = presenter.layoutTree(in: phone)
    #expect(texts(tree) == ["presented"])
    #expect(presented.view.frame.size == CGSize(width: 393, height: 852))
    log.events = []
    presented.dismiss(animated: true)
    #expect(
      log.events.filter { !$0.contains("Subviews") } == ["a.viewWillAppear", "a.viewIsAppearing", "a.viewDidAppear"])
    #expect(texts(presenter.layoutTree(in: phone)).isEmpty)
  }

  @Test func aPresentedControllerHasTheEnvironmentOfItsPresenter() {
    presenter.present(presented, animated: true)
    _ = presenter.layoutTree(in: ViewImageConfig.iPhone15.dark.renderingEnvironment)
    #expect(presented.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func eachStyleHasItsFrame() throws {
    let cases: [(UIModalPresentationStyle, ViewImageConfig, CGRect)] = [
      (.fullScreen, .iPhone15, CGRect(x: 0, y: 0, width: 393, height: 852)),
      (.overFullScreen, .iPhone15, CGRect(x: 0, y: 0, width: 393, height: 852)),
      (.formSheet, .iPhone15, CGRect(x: 0, y: 69, width: 393, height: 783)),
      (.popover, .iPhone15, CGRect(x: 0, y: 69, width: 393, height: 783)),
      (.pageSheet, .iPhone15(.landscape), CGRect(x: 0, y: 0, width: 852, height: 393)),
      (.formSheet, .iPadPro11, CGRect(x: 147, y: 287, width: 540, height: 620)),
      (.pageSheet, .iPadPro11, CGRect(x: 65, y: 40, width: 704, height: 1114)),
    ]
    for (style, device, frame) in cases {
      let presenter = FilledController("presenter", .systemBlue)
      let presented = FilledController("presented", .systemGreen)
      presented.modalPresentationStyle = style
      presenter.present(presented, animated: false)
      let tree = presenter.layoutTree(in: device.inLook(.iOS18).renderingEnvironment)
      let card = try #require(find("presentation", in: tree)?.children.first)
      #expect(card.frame == frame, "\(style)")
    }
  }

  @Test func aMediumDetentIsHalfTheHeight() throws {
    let sheet = try #require(presented.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.prefersGrabberVisible = true
    sheet.preferredCornerRadius = 24
    presenter.present(presented, animated: true)
    var card = try #require(find("presentation", in: presenter.layoutTree(in: phone))?.children.first)
    // (852 - 59 - 10 - 34) / 2, plus the safe area below.
    #expect(card.frame.height == 374.5 + 34)
    #expect(card.frame.maxY == 852)
    #expect(card.cornerRadii.topLeft == 24)
    #expect(card.children.last?.frame == CGRect(x: 178.5, y: 5, width: 36, height: 5))
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    card = try #require(find("presentation", in: presenter.layoutTree(in: phone))?.children.first)
    #expect(card.frame.minY == 69)
    sheet.detents = [.custom { $0.maximumDetentValue * 0.1 }]
    card = try #require(find("presentation", in: presenter.layoutTree(in: phone))?.children.first)
    #expect(abs(card.frame.height - (74.9 + 34)) < 0.01)
  }

  @Test func aPopoverIsBelowItsSource() throws {
    let source = UIView(frame: CGRect(x: 400, y: 100, width: 40, height: 20))
    presenter.loadViewIfNeeded()
    presenter.view.addSubview(source)
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 200, height: 300)
    presented.popoverPresentationController?.sourceView = source
    presenter.present(presented, animated: true)
    let tree = presenter.layoutTree(in: ViewImageConfig.iPadPro11.renderingEnvironment)
    let card = try #require(find("presentation", in: tree)?.children.first)
    #expect(card.frame == CGRect(x: 320, y: 133, width: 200, height: 300))
  }

  /// On a screen of 834 x 1194 points, a popover of 200 x 500 points fits neither above nor below a tall source.
  @Test(arguments: [
    (UIPopoverArrowDirection.any, CGFloat(100), CGRect(x: 153, y: 347, width: 200, height: 500)),
    (.any, 700, CGRect(x: 487, y: 347, width: 200, height: 500)),
    // Below the source are 254 points: 1194 without 897, the arrow of 13, the safe area of 20 and the margin of 10.
    (UIPopoverArrowDirection([.up, .down]), 100, CGRect(x: 20, y: 910, width: 200, height: 254)),
  ])
  func aPopoverIsBesideATallSource(directions: UIPopoverArrowDirection, x: CGFloat, frame: CGRect) throws {
    let source = UIView(frame: CGRect(x: x, y: 297, width: 40, height: 600))
    presenter.loadViewIfNeeded()
    presenter.view.addSubview(source)
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 200, height: 500)
    presented.popoverPresentationController?.sourceView = source
    presented.popoverPresentationController?.permittedArrowDirections = directions
    presenter.present(presented, animated: true)
    let tree = presenter.layoutTree(in: ViewImageConfig.iPadPro11.renderingEnvironment)
    let card = try #require(find("presentation", in: tree)?.children.first)
    #expect(card.frame == frame)
  }

  /// On a screen of 1194 x 834 points, a popover that is higher than the screen is made lower.
  @Test func aPopoverHigherThanTheScreenStaysOnIt() throws {
    let source = UIView(frame: CGRect(x: 100, y: 400, width: 40, height: 40))
    presenter.loadViewIfNeeded()
    presenter.view.addSubview(source)
    presented.modalPresentationStyle = .popover
    presented.preferredContentSize = CGSize(width: 200, height: 1_200)
    presented.popoverPresentationController?.sourceView = source
    presenter.present(presented, animated: true)
    let tree = presenter.layoutTree(in: ViewImageConfig.iPadPro11(.landscape).renderingEnvironment)
    let card = try #require(find("presentation", in: tree)?.children.first)
    #expect(card.frame.maxY <= 834)
  }

  @Test func aRefusedPresentationAsksNoDelegate() {
    let delegate = PopoverDelegate(.automatic)
    presenter.traitOverrides.horizontalSizeClass = .compact
    presenter.present(UIViewController(), animated: false)
    presented.modalPresentationStyle = .popover
    presented.popoverPresentationController?.delegate = delegate
    presenter.present(presented, animated: false)
    #expect(delegate.navigation == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.popover, .formSheet, .pageSheet])
  func aNewPreferredSizeChangesThePresentation(style: UIModalPresentationStyle) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 834, height: 1194))
    window.traitOverrides.horizontalSizeClass = .regular
    window.traitOverrides.verticalSizeClass = .regular
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    presented.modalPresentationStyle = style
    presented.preferredContentSize = CGSize(width: 200, height: 300)
    presenter.present(presented, animated: false)
    window.layoutIfNeeded()
    #expect(presented.view.frame.size == CGSize(width: 200, height: 300))
    presented.preferredContentSize = CGSize(width: 300, height: 400)
    window.layoutIfNeeded()
    #expect(presented.view.frame.size == CGSize(width: 300, height: 400))
  }

  @Test(arguments: [
    (UIUserInterfaceSizeClass.compact, UIModalPresentationStyle.automatic, true),
    (.compact, .fullScreen, true), (.compact, .none, false), (.regular, .automatic, false),
  ])
  func theDelegateOfAPopoverReplacesItsController(
    width: UIUserInterfaceSizeClass, style: UIModalPresentationStyle, isReplaced: Bool
  ) {
    let delegate = PopoverDelegate(style)
    presenter.traitOverrides.horizontalSizeClass = width
    presenter.loadViewIfNeeded()
    presented.modalPresentationStyle = .popover
    presented.popoverPresentationController?.delegate = delegate
    presenter.present(presented, animated: false)
    #expect(presenter.presentedViewController === (isReplaced ? delegate.navigation : presented))
    #expect(delegate.prepared == (isReplaced ? 0 : 1))
  }

  private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    let style: UIModalPresentationStyle
    var navigation: UINavigationController?
    var prepared = 0

    init(_ style: UIModalPresentationStyle) { self.style = style }

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }

    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      navigation = controller.presentedViewController.map(UINavigationController.init(rootViewController:))
      return navigation
    }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      prepared += 1
    }
  }

  @Test func aWindowShowsPresentedControllers() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    presenter.present(presented, animated: true)
    #expect(presented.view.window === window)
    #expect(texts(window.layoutTree(in: RenderingEnvironment())) == ["presenter", "presented"])
    let third = FilledController("third", .systemRed)
    third.modalPresentationStyle = .fullScreen
    presented.present(third, animated: true)
    #expect(presenter.presentedViewController === presented)
    #expect(third.presentingViewController === presented)
    #expect(texts(window.layoutTree(in: RenderingEnvironment())) == ["presenter", "third"])
    presenter.dismiss(animated: true)
    #expect(presenter.presentedViewController == nil)
    #expect(third.view.window == nil)
    #expect(window.subviews.count == 1)
    #expect(texts(window.layoutTree(in: RenderingEnvironment())) == ["presenter"])
  }

  @Test func aFullScreenPresentationHidesTheRootOfAWindowUntilDismissed() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    presented.modalPresentationStyle = .fullScreen
    presenter.present(presented, animated: true)
    #expect(texts(window.layoutTree(in: RenderingEnvironment())) == ["presented"])
    presented.dismiss(animated: true)
    #expect(texts(window.layoutTree(in: RenderingEnvironment())) == ["presenter"])
  }

  @Test func controllersAreReleasedAfterTheirDismissal() {
    weak var released: UIViewController?
    do {
      let presented = FilledController("presented", .systemGreen)
      presented.sheetPresentationController?.detents = [.medium()]
      presenter.present(presented, animated: true)
      _ = presenter.layoutTree(in: phone)
      presented.dismiss(animated: true)
      released = presented
    }
    #expect(released == nil)
  }
}

/// A controller of one color, with a label that shows its name.
final class FilledController: UIViewController {
  private let color: UIColor
  let label = UILabel()

  init(_ name: String, _ color: UIColor) {
    self.color = color
    label.text = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    label.frame = CGRect(x: 20, y: 60, width: 200, height: 30)
    view.addSubview(label)
  }
}
