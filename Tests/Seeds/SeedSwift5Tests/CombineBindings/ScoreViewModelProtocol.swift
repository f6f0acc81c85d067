import OpenCombine

// Protocol with publishers
protocol ScoreViewModelProtocol {
  var currentDisplayState: ScoreDisplayState { get }  // Sync access
  var displayStatePublisher: AnyPublisher<ScoreDisplayState, Never> { get }  // Async updates
}
