import OpenCombine

@MainActor
final class TextViewModel {
  private let subject = CurrentValueSubject<String, Never>("first")

  var currentText: String { subject.value }
  var textPublisher: AnyPublisher<String, Never> { subject.eraseToAnyPublisher() }

  func send(_ text: String) {
    subject.value = text
  }
}
