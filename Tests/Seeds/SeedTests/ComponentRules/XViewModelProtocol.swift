import OpenCombine

// ViewModel Protocol
@MainActor
protocol XViewModelProtocol {
  var currentDisplayState: XDisplayState { get }
  var displayStatePublisher: AnyPublisher<XDisplayState, Never> { get }
}
