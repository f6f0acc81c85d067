import HeadlessUIKit
import Testing

/// Tests of the guide's alternative to layout: closures that run again after a change.
@MainActor struct ObserveTests {
  @Test func onlyAChangeOfAReadPropertyRunsTheClosureAgain() {
    let model = FeatureModel()
    let controller = FeatureViewController(model: model)
    controller.loadViewIfNeeded()
    #expect(controller.countLabel.text == "Count: 0")
    #expect(controller.factLabel.isHidden)
    #expect(controller.activityIndicator.isHidden)
    #expect(controller.renderings == 1)
    model.count = 3
    model.isLoadingFact = true
    controller.view.layoutIfNeeded()
    #expect(controller.countLabel.text == "Count: 3")
    #expect(!controller.activityIndicator.isHidden)
    #expect(controller.renderings == 2)
    model.fact = "3 is prime"
    controller.view.layoutIfNeeded()
    #expect(controller.factLabel.text == "3 is prime")
    #expect(!controller.factLabel.isHidden)
  }

  @Test func theClosureRunsOnTheNextTurnWithoutALayout() async {
    let controller = CountViewController()
    controller.loadViewIfNeeded()
    controller.model.count = 5
    #expect(controller.countLabel.text == "0")
    for _ in 0..<100 where controller.countLabel.text == "0" { await Task.yield() }
    #expect(controller.countLabel.text == "5")
  }

  @Test func theControllerIsReleasedAndItsClosureWithIt() {
    let model = FeatureModel()
    weak var released: FeatureViewController?
    do {
      let controller = FeatureViewController(model: model)
      controller.loadViewIfNeeded()
      model.count = 1
      released = controller
    }
    #expect(released == nil)
  }

  @Test func aBindableModelGivesBindingsToItsProperties() {
    let controller = FeatureViewController(model: FeatureModel())
    controller.loadViewIfNeeded()
    let count = controller.$model.count
    count.wrappedValue = 7
    controller.view.layoutIfNeeded()
    #expect(controller.model.count == 7)
    #expect(controller.countLabel.text == "Count: 7")
    controller.model.count = 8
    #expect(count.wrappedValue == 8)
  }
}
