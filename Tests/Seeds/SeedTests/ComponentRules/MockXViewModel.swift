import OpenCombine

/// The mock of the view model in the guide's example, where X stands for the name of a component.
@MainActor
final class MockXViewModel: XViewModelProtocol {
  private let subject: CurrentValueSubject<XDisplayState, Never>

  init(text: String) {
    subject = CurrentValueSubject(XDisplayState(text: text))
  }

  static var defaultMock: MockXViewModel { MockXViewModel(text: "default") }
  static var interactiveMock: MockXViewModel { MockXViewModel(text: "interactive") }

  var currentDisplayState: XDisplayState { subject.value }
  var displayStatePublisher: AnyPublisher<XDisplayState, Never> { subject.eraseToAnyPublisher() }

  func show(_ text: String) {
    subject.value = XDisplayState(text: text)
  }
}
