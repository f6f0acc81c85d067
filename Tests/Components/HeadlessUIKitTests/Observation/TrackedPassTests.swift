import Dispatch
import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// Each pass of each view is tracked separately: a change runs only the passes that read the changed value.
@MainActor struct TrackedPassTests {
  private let environment = RenderingEnvironment(size: CGSize(width: 20, height: 20))
  private let model = Counter()

  @Test(arguments: TrackedPass.ofViews) func aChangeRunsThePassThatReadIt(pass: TrackedPass) {
    let view = PassView(pass, of: model)
    _ = view.layoutTree(in: environment)
    #expect(view.lastReadCount == 0)
    model.count = 1
    _ = view.layoutTree(in: environment)
    #expect(view.lastReadCount == 1)
  }

  @Test(arguments: TrackedPass.ofViews) func aChangeRunsNoOtherPass(pass: TrackedPass) {
    let view = PassView(pass, of: model)
    _ = view.layoutTree(in: environment)
    let before = view.runs
    model.count = 1
    _ = view.layoutTree(in: environment)
    #expect(view.runs == before.merging([pass: 1], uniquingKeysWith: +))
  }

  @Test(arguments: TrackedPass.ofViews) func aChangeRunsNoPassOfTheParentASiblingOrAChild(pass: TrackedPass) {
    let (parent, reader, sibling, child) = (
      PassView(pass, of: Counter()), PassView(pass, of: model), PassView(pass, of: Counter()),
      PassView(pass, of: Counter())
    )
    parent.addSubview(reader)
    parent.addSubview(sibling)
    reader.addSubview(child)
    _ = parent.layoutTree(in: environment)
    let before = [parent, sibling, child].map(\.runs)
    model.count = 1
    #expect(!reader.invalidation.passes.isEmpty)
    #expect([parent, sibling, child].allSatisfy { $0.invalidation.passes.isEmpty })
    _ = parent.layoutTree(in: environment)
    #expect([parent, sibling, child].map(\.runs) == before)
    #expect(reader.lastReadCount == 1)
  }

  @Test(arguments: TrackedPass.ofViews) func manyChangesRunThePassOnce(pass: TrackedPass) {
    let view = PassView(pass, of: model)
    _ = view.layoutTree(in: environment)
    let runs = view.runs[pass, default: 0]
    for count in 1...5 { model.count = count }
    _ = view.layoutTree(in: environment)
    #expect(view.runs[pass] == runs + 1)
    #expect(view.lastReadCount == 5)
  }

  @Test(arguments: TrackedPass.ofViews) func changesOfUnreadPropertiesRunNoPass(pass: TrackedPass) {
    let view = PassView(pass, of: model)
    _ = view.layoutTree(in: environment)
    model.title = "unread"
    #expect(view.invalidation.passes.isEmpty)
  }

  @Test(arguments: [TrackedPass.controllerUpdateProperties, .viewWillLayoutSubviews, .viewDidLayoutSubviews])
  func aChangeRunsAControllersPass(pass: TrackedPass) {
    let controller = PassController(pass, of: model)
    _ = controller.layoutTree(in: environment)
    let runs = controller.runs
    model.count = 1
    _ = controller.layoutTree(in: environment)
    #expect(controller.lastReadCount == 1)
    #expect(controller.runs == runs + 1)
    model.title = "unread"
    _ = controller.layoutTree(in: environment)
    #expect(controller.runs == runs + 1)
  }

  @Test(arguments: TrackedPass.ofViews) func aTrackedViewIsReleasedWhileItsModelLives(pass: TrackedPass) {
    weak var released: PassView?
    do {
      let view = PassView(pass, of: model)
      _ = view.layoutTree(in: environment)
      model.count = 1
      _ = view.layoutTree(in: environment)
      released = view
    }
    #expect(released == nil)
    model.count = 2
  }

  @Test(arguments: [TrackedPass.controllerUpdateProperties, .viewWillLayoutSubviews, .viewDidLayoutSubviews])
  func aTrackedControllerIsReleasedWhileItsModelLives(pass: TrackedPass) {
    weak var released: PassController?
    do {
      let controller = PassController(pass, of: model)
      _ = controller.layoutTree(in: environment)
      model.count = 1
      released = controller
    }
    #expect(released == nil)
    model.count = 2
  }

  @Test func anObservingClosureRunsInTheNextTurnOfTheMainQueue() async {
    var observedCounts: [Int] = []
    let token = observe { [model] in observedCounts.append(model.count) }
    model.count = 1
    #expect(observedCounts == [0])
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(observedCounts == [0, 1])
    token.cancel()
    model.count = 2
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(observedCounts == [0, 1])
  }

  @Test func bindingsReadAndWriteTheStoredValue() {
    @UIBindable var bindable = model
    let title: UIBinding<String> = $bindable.title
    title.wrappedValue = "written"
    #expect(model.title == "written")
    let view = UILabel()
    view.observe { [weak view] in view?.text = title.wrappedValue }
    model.title = "followed"
    view.layoutIfNeeded()
    #expect(view.text == "followed")
  }
}

/// The passes in which reads of a model are tracked.
enum TrackedPass: CaseIterable {
  case updateProperties, updateConstraints, layoutSubviews, draw
  case controllerUpdateProperties, viewWillLayoutSubviews, viewDidLayoutSubviews

  static let ofViews: [TrackedPass] = [.updateProperties, .updateConstraints, .layoutSubviews, .draw]
}

/// A view that reads a model's count in one pass and counts the runs of each pass.
final class PassView: UIView {
  private let pass: TrackedPass
  private let model: Counter
  private(set) var runs: [TrackedPass: Int] = [:]
  private(set) var lastReadCount: Int?

  init(_ pass: TrackedPass, of model: Counter) {
    self.pass = pass
    self.model = model
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  private func run(_ pass: TrackedPass) {
    runs[pass, default: 0] += 1
    if pass == self.pass { lastReadCount = model.count }
  }

  override func updateProperties() {
    super.updateProperties()
    run(.updateProperties)
  }

  override func updateConstraints() {
    super.updateConstraints()
    run(.updateConstraints)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    run(.layoutSubviews)
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    run(.draw)
  }
}

/// A controller that reads a model's count in one of its passes.
final class PassController: UIViewController {
  private let pass: TrackedPass
  private let model: Counter
  private(set) var runs = 0
  private(set) var lastReadCount: Int?

  init(_ pass: TrackedPass, of model: Counter) {
    self.pass = pass
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func run(_ pass: TrackedPass) {
    guard pass == self.pass else { return }
    runs += 1
    lastReadCount = model.count
  }

  override func updateProperties() {
    super.updateProperties()
    run(.controllerUpdateProperties)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    run(.viewWillLayoutSubviews)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    run(.viewDidLayoutSubviews)
  }
}
