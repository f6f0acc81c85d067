import OpenCombine

/// A model as the components of the tests have one: its state now, and a publisher of it.
@MainActor
final class OddsModel {
  private let subject: CurrentValueSubject<OddsState, Never>
  /// A callback in the place of a publisher, for components that use one.
  var onChange: (() -> Void)?
  /// Waits until the picture has come; it comes when the state changes.
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ state: OddsState) {
    subject = CurrentValueSubject(state)
  }

  deinit {
    for continuation in waiting { continuation.resume() }
  }

  var currentDisplayState: OddsState { subject.value }
  var displayStatePublisher: AnyPublisher<OddsState, Never> { subject.eraseToAnyPublisher() }

  func send(_ state: OddsState) {
    subject.send(state)
    onChange?()
    let continuations = waiting
    waiting = []
    for continuation in continuations { continuation.resume() }
  }

  /// Ends with the next change, as a download ends some time.
  func waitForPicture() async {
    await withCheckedContinuation { waiting.append($0) }
  }
}
