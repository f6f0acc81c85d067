import Dispatch
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct ObservationTests {
  private let counter = Counter()
  private let view = CounterView()
  private let label = CounterLabel()

  init() {
    view.counter = counter
    label.counter = counter
    view.addSubview(label)
    view.layoutIfNeeded()
  }

  @Test func theFirstLayoutReadsTheModel() {
    #expect(view.shownCount == 0)
    #expect(view.shownTitle == "none")
    #expect(label.text == "none")
    #expect(view.layouts == 1)
    #expect(label.layouts == 1)
  }

  @Test func propertiesAreUpdatedBeforeLayout() {
    #expect(view.log == ["properties", "layout"])
  }

  @Test func propertiesOfTheWholeTreeAreUpdatedBeforeAnyLayout() {
    let log = LifecycleLog()
    let root = LoggingView("root", log: log)
    root.addSubview(LoggingView("leaf", log: log))
    root.layoutIfNeeded()
    #expect(log.events == ["root.properties", "leaf.properties", "root.layout", "leaf.layout"])
  }

  @Test func viewModelMutationTriggersLayoutUpdate() {
    let viewModel = MatchModel()
    let view = MatchView()
    view.configure(with: viewModel)
    view.layoutIfNeeded()
    #expect(view.stack.arrangedSubviews.isEmpty)

    viewModel.state = .display
    viewModel.scores = ["1", "0"]
    view.layoutIfNeeded()
    #expect(view.stack.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["1", "0"])
    #expect(!view.indicator.isAnimating)
    #expect(view.layoutFeedbackLoop == nil)
  }

  @Test func withoutPendingPassesNothingRuns() {
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
  }

  @Test func aMutationRunsOnlyThePassesThatReadIt() {
    counter.count = 3
    #expect(view.shownCount == 0)
    view.layoutIfNeeded()
    #expect(view.shownCount == 3)
    #expect(view.layouts == 2)
    #expect(label.layouts == 1)
    #expect(view.log == ["properties", "layout", "layout"])
  }

  @Test func propertiesAreUpdatedWithoutLayout() {
    counter.title = "new"
    view.layoutIfNeeded()
    #expect(view.shownTitle == "new")
    #expect(label.text == "new")
    #expect(view.log == ["properties", "layout", "properties"])
  }

  @Test func anEqualValueIsNoMutation() {
    counter.count = 0
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
  }

  @Test func twoMutationsTriggerOneLayout() {
    counter.count = 1
    counter.count = 2
    view.layoutIfNeeded()
    #expect(view.shownCount == 2)
    #expect(view.layouts == 2)
  }

  @Test func readsOfEarlierPassesAreNoLongerTracked() {
    view.counter = nil
    view.setNeedsLayout()
    view.layoutIfNeeded()
    counter.count = 5
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func aMutationInASubtreeTriggersALayoutFromTheRoot() {
    let root = UIView()
    root.addSubview(view)
    root.layoutIfNeeded()
    counter.count = 8
    root.layoutIfNeeded()
    #expect(view.shownCount == 8)
  }

  @Test func updatePropertiesIfNeededDoesNotLayOut() {
    counter.count = 1
    counter.title = "new"
    view.updatePropertiesIfNeeded()
    #expect(view.shownTitle == "new")
    #expect(view.shownCount == 0)
  }

  @Test func observeRunsImmediatelyAndInTheNextPass() {
    var observedCounts: [Int] = []
    let token = observe { [counter] in observedCounts.append(counter.count) }
    counter.count = 1
    counter.count = 2
    #expect(observedCounts == [0])
    UIView().layoutIfNeeded()
    #expect(observedCounts == [0, 2])
    token.cancel()
    counter.count = 3
    UIView().layoutIfNeeded()
    #expect(observedCounts == [0, 2])
  }

  @Test func observeEndsWithItsToken() {
    var runs = 0
    do {
      let token = observe { [counter] in
        _ = counter.count
        runs += 1
      }
      _ = token
    }
    counter.count = 1
    UIView().layoutIfNeeded()
    #expect(runs == 1)
  }

  @Test func observeOfAResponderEndsWithIt() {
    var runs = 0
    var owner: UIView? = UIView()
    owner?.observe { [counter] in
      _ = counter.count
      runs += 1
    }
    counter.count = 1
    UIView().layoutIfNeeded()
    #expect(runs == 2)
    owner = nil
    counter.count = 2
    UIView().layoutIfNeeded()
    #expect(runs == 2)
  }

  @Test func observersThatChangeEachOthersValuesSettle() {
    let other = Counter()
    let first = observe { [counter] in other.count = counter.count * 2 }
    var observedCounts: [Int] = []
    let second = observe { observedCounts.append(other.count) }
    counter.count = 4
    UIView().layoutIfNeeded()
    #expect(observedCounts == [0, 8])
    withExtendedLifetime((first, second)) {}
  }

  @Test func aMutationFromAnotherThreadIsTracked() async {
    let model = ThreadSafeModel()
    let view = ModelView(model: model)
    view.layoutIfNeeded()
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        model.count = 6
        continuation.resume()
      }
    }
    view.layoutIfNeeded()
    #expect(view.shownCount == 6)
  }

  @Test func viewsAndModelsAreReleased() {
    weak var weakView: CounterView?
    weak var weakCounter: Counter?
    do {
      let counter = Counter()
      let view = CounterView()
      view.counter = counter
      view.observe { [weak view] in _ = view?.counter?.count }
      view.addSubview(CounterLabel())
      _ = view.layoutTree(in: RenderingEnvironment(size: CGSize(width: 10, height: 10)))
      counter.count = 1
      view.layoutIfNeeded()
      weakView = view
      weakCounter = counter
    }
    #expect(weakView == nil)
    #expect(weakCounter == nil)
  }

  @Test func aViewThatExchangesItsSubviewsInEachLayoutIsLaidOutOnce() {
    let root = UIView()
    let view = ExchangingView()
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(root.layoutFeedbackLoop == nil)
    #expect(view.layoutCount == 1)
    #expect(view.subviews.first?.subviews.count == 1, "A view that a layout adds is laid out in the same pass.")
  }

  @Test func aLayoutThatNeverSettlesIsStoppedWithAWarning() {
    let root = UIView()
    root.addSubview(RestlessView())
    root.layoutIfNeeded()
    #expect(root.layoutFeedbackLoop == LayoutFeedbackLoop(views: ["RestlessView"], passes: 100))
    #expect(view.layoutFeedbackLoop == nil)
  }
}

/// A view whose layout replaces its subview by a new one.
private final class ExchangingView: UIView {
  private(set) var layoutCount = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
    for view in subviews { view.removeFromSuperview() }
    addSubview(FilledView())
  }
}

/// A view whose layout adds a subview if there is none.
private final class FilledView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    if subviews.isEmpty { addSubview(UIView()) }
  }
}
