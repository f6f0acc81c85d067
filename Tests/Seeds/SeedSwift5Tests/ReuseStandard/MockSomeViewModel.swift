import OpenCombine

final class MockSomeViewModel: SomeViewModelProtocol {
  private let subject: CurrentValueSubject<SomeDisplayState, Never>

  init(title: String, badge: String? = nil) {
    subject = CurrentValueSubject(SomeDisplayState(title: title, badge: badge))
  }

  var currentDisplayState: SomeDisplayState { subject.value }
  var displayStatePublisher: AnyPublisher<SomeDisplayState, Never> { subject.eraseToAnyPublisher() }

  func rename(_ title: String) {
    subject.value.title = title
  }
}
