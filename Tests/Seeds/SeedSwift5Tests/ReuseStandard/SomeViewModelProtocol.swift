import OpenCombine

protocol SomeViewModelProtocol {
  var currentDisplayState: SomeDisplayState { get }
  var displayStatePublisher: AnyPublisher<SomeDisplayState, Never> { get }
}
