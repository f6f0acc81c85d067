extension SeedBlock {
  private static let tests = "SeedTests/Observation/ObservableComponentTests.swift"
  private static let observing = "SeedTests/Observation/ObserveTests.swift"
  private static let combine = "SeedSwift5Tests/CombineBindings/CombineBindingTests.swift"

  private static func block(_ number: Int, _ firstLine: String, _ code: String, _ test: String, in file: String)
    -> SeedBlock
  {
    SeedBlock(
      seed: .observableComponents, number: number, firstLine: firstLine,
      evidence: .shown(code: code, test: test, in: file))
  }

  static let observableComponents = [
    block(
      1, "viewModel.statePublisher", "SeedSwift5Tests/CombineBindings/LateScoreView.swift",
      "receiveOnMainLeavesTheFirstFrameBlank", in: combine),
    block(
      2, "protocol ViewModelProtocol {", "SeedSwift5Tests/CombineBindings/WorkaroundScoreView.swift",
      "theWorkaroundShowsTheFirstStateOnceAndLaterStates", in: combine),
    block(
      3, "@Observable class ScoreViewModel {", "SeedTests/Observation/ScoreView.swift",
      "aScoreReadInLayoutSubviewsFollowsItsModel", in: tests),
    block(
      4, "override func updateProperties() {", "SeedTests/Observation/TitleView.swift",
      "updatePropertiesChangesPropertiesWithoutALayout", in: tests),
    block(
      5, "class FeatureViewController: UIViewController {", "SeedTests/Observation/FeatureViewController.swift",
      "onlyAChangeOfAReadPropertyRunsTheClosureAgain", in: observing),
    block(
      6, "@Observable class FeatureModel {", "SeedTests/Observation/FeatureModel.swift",
      "onlyAChangeOfAReadPropertyRunsTheClosureAgain", in: observing),
    SeedBlock(
      seed: .observableComponents, number: 7, firstLine: "dependencies: [",
      evidence: .none(reason: "a dependency on swift-navigation, which is unnecessary: the runtime has observe { }")),
    block(
      8, "@Observable class FeatureModel {", "SeedTests/Observation/CountViewController.swift",
      "theClosureRunsOnTheNextTurnWithoutALayout", in: observing),
    block(
      9, "@MainActor public protocol ObservableScoreViewModelProtocol: AnyObject {",
      "SeedComponents/Scores/ObservableScoreViewModelProtocol.swift", "anyImplementationOfTheProtocolIsShown",
      in: tests),
    block(
      10, "@Observable @MainActor public final class MockObservableScoreViewModel: ObservableScoreViewModelProtocol {",
      "SeedComponents/Scores/MockObservableScoreViewModel.swift", "eachStateOfTheMockIsShown",
      in: tests),
    block(
      11, "public final class ObservableScoreView: UIView {", "SeedComponents/Scores/ObservableScoreView.swift",
      "aMeasuredViewIsAsLargeAsItsContentBeforeAnyRunLoop", in: tests),
    block(
      12, "@MainActor public protocol ObservableScoreViewModelProtocol: AnyObject {",
      "SeedComponents/Scores/ObservableScoreViewModelProtocol.swift", "anyImplementationOfTheProtocolIsShown",
      in: tests),
    block(
      13, "public var viewModel: (any ObservableScoreViewModelProtocol)?",
      "SeedComponents/Scores/ObservableScoreView.swift", "anyImplementationOfTheProtocolIsShown", in: tests),
    block(
      14, "@Observable @MainActor final class LiveScoreViewModel: ObservableScoreViewModelProtocol {",
      "SeedComponents/Scores/LiveScoreViewModel.swift", "anyImplementationOfTheProtocolIsShown", in: tests),
    block(
      15, "protocol ScoreViewModelProtocol {", "SeedSwift5Tests/CombineBindings/ScoreView.swift",
      "theViewBeforeTheMigrationRendersEachStateOnce", in: combine),
    block(
      16, "protocol ScoreViewModelProtocol: AnyObject {", "SeedTests/Observation/MigratedScoreView.swift",
      "theMigratedViewNeedsNoBindings", in: tests),
    block(
      17, "final class ObservableScoreViewSnapshotTests: XCTestCase {",
      "SeedSwift5Tests/Snapshots/ObservableScoreViewSnapshotTests.swift", "testScoreView_TennisMatch_Light",
      in: "SeedSwift5Tests/Snapshots/ObservableScoreViewSnapshotTests.swift"),
    block(
      18, "func testViewModelMutation_TriggersLayoutUpdate() {", tests,
      "testViewModelMutation_TriggersLayoutUpdate", in: tests),
  ]
}
