import FirstFrameGeometry
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct UIViewControllerTests {
  private let log = LifecycleLog()
  private let environment = RenderingEnvironment(size: CGSize(width: 100, height: 200))

  @Test func firstFrameCallsTheLifeCycleInUIKitsOrder() {
    _ = LoggingController("a", log: log).layoutTree(in: environment)
    #expect(
      log.events == [
        "a.loadView", "a.viewDidLoad", "a.viewWillAppear", "a.viewIsAppearing", "a.viewWillLayoutSubviews",
        "a.viewDidLayoutSubviews", "a.viewDidAppear",
      ])
  }

  @Test func aSecondFrameDoesNotAppearAgain() {
    let controller = LoggingController("a", log: log)
    _ = controller.layoutTree(in: environment)
    log.events = []
    _ = controller.layoutTree(in: environment)
    #expect(log.events.isEmpty)
    _ = controller.layoutTree(in: RenderingEnvironment(size: CGSize(width: 100, height: 300)))
    #expect(log.events == ["a.viewWillLayoutSubviews", "a.viewDidLayoutSubviews"])
  }

  @Test func childrenAppearWithTheirParent() {
    let parent = LoggingController("a", log: log)
    let child = LoggingController("b", log: log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.parent === parent)
    #expect(log.events.prefix(1) == ["b.willMove"])
    log.events = []
    _ = parent.layoutTree(in: environment)
    #expect(
      log.events == [
        "a.viewWillAppear", "b.viewWillAppear", "a.viewIsAppearing", "b.viewIsAppearing",
        "a.viewWillLayoutSubviews", "a.viewDidLayoutSubviews", "b.viewWillLayoutSubviews",
        "b.viewDidLayoutSubviews", "a.viewDidAppear", "b.viewDidAppear",
      ])
  }

  @Test func theViewIsLoadedLazilyAndOnce() {
    let controller = LoggingController("a", log: log)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    controller.loadViewIfNeeded()
    _ = controller.view
    #expect(log.events == ["a.loadView", "a.viewDidLoad"])
    #expect(controller.view.next === controller)
  }

  @Test func viewWillLayoutSubviewsIsTracked() {
    let counter = Counter()
    let controller = CounterController(counter: counter)
    _ = controller.layoutTree(in: environment)
    counter.count = 2
    controller.view.layoutIfNeeded()
    #expect(controller.seenCounts == [0, 2])
    #expect(controller.observedTitles == ["none"])
    counter.title = "new"
    let node = controller.layoutTree(in: environment)
    #expect(controller.observedTitles == ["none", "new"])
    #expect(controller.seenCounts == [0, 2])
    #expect(node.name == "CounterController")
    #expect(node.children.first?.name == "titleLabel")
  }

  @Test func safeAreaAndTraitsComeFromTheEnvironment() {
    let controller = UIViewController()
    let inner = UIView(frame: CGRect(x: 0, y: 40, width: 390, height: 804))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(inner)
    _ = controller.layoutTree(in: ViewImageConfig.iPhone13.dark.renderingEnvironment)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 7, left: 0, bottom: 34, right: 0))
    #expect(inner.layoutMargins == UIEdgeInsets(top: 15, left: 8, bottom: 42, right: 8))
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.displayScale == 3)
  }

  @Test func aControllerIsReleasedWithItsView() {
    weak var controller: UIViewController?
    weak var view: UIView?
    do {
      let counted = CounterController(counter: Counter())
      _ = counted.layoutTree(in: environment)
      controller = counted
      view = counted.view
    }
    #expect(controller == nil)
    #expect(view == nil)
  }
}

/// A controller that records the calls of its life cycle.
final class LoggingController: UIViewController {
  let log: LifecycleLog
  let name: String

  init(_ name: String, log: LifecycleLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  private func record(_ event: String) { log.events.append("\(name).\(event)") }

  override func loadView() {
    record("loadView")
    super.loadView()
  }

  override func viewDidLoad() { record("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { record("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { record("viewIsAppearing") }
  override func viewWillLayoutSubviews() { record("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { record("viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { record("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { record("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { record("viewDidDisappear") }
  override func willMove(toParent parent: UIViewController?) { record("willMove") }
  override func didMove(toParent parent: UIViewController?) { record("didMove") }
}

/// A controller that reads its model in a layout callback and in an observation.
final class CounterController: UIViewController {
  private let counter: Counter
  private lazy var titleLabel = UILabel()
  var seenCounts: [Int] = []
  var observedTitles: [String] = []

  init(counter: Counter) {
    self.counter = counter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(titleLabel)
    observe { [weak self] in
      guard let self else { return }
      titleLabel.text = counter.title
      observedTitles.append(counter.title)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    seenCounts.append(counter.count)
  }
}
