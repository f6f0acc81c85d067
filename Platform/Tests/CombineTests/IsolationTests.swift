import Combine
import Foundation
import Testing

/// Code in Swift 6 mode: an isolated model, and tasks that iterate over a publisher's values.
@MainActor @Suite struct IsolationTests {
  @MainActor final class Model: ObservableObject {
    @Published var text = ""
    @Published private(set) var count = 0
    private var cancellables: Set<AnyCancellable> = []
    private var task: Task<Void, Never>?

    init() {
      $text.map(\.count).sink { [weak self] in self?.count = $0 }.store(in: &cancellables)
    }

    func firstCount() async -> Int? {
      for await count in $count.values { return count }
      return nil
    }

    func negateCountsOfLaterTexts() {
      task = Task { [weak self] in
        guard let values = self?.$text.dropFirst().values else { return }
        for await text in values { self?.count = -text.count }
      }
    }

    deinit { task?.cancel() }
  }

  @Test func isolatedModel() async {
    let model = Model()
    model.text = "four"
    #expect(model.count == 4)
    #expect(await model.firstCount() == 4)
    // This call only has to compile, and its task has to end with the model.
    model.negateCountsOfLaterTexts()
  }

  /// Subjects are thread-safe, so any task may send.
  nonisolated static let pings = PassthroughSubject<Int, Never>()

  @Test func subjectsAreSendable() async {
    var received = 0
    let cancellable = Self.pings.sink { received += $0 }
    await Task.detached { Self.pings.send(3) }.value
    #expect(received == 3)
    cancellable.cancel()
  }

  @Test func cancellingATaskEndsTheIteration() async {
    let subject = PassthroughSubject<Int, Never>()
    let task = Task {
      var count = 0
      for await _ in subject.values { count += 1 }
      return count
    }
    await Task.yield()
    task.cancel()
    #expect(await task.value == 0)
  }
}
