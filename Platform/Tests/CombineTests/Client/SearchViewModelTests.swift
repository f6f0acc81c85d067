// Code like an app's, in Swift 5 mode, which imports only Apple's modules.
import Combine
import Foundation
import XCTest

protocol SearchService {
  func search(_ text: String) -> AnyPublisher<[String], Error>
}

final class SearchViewModel: ObservableObject {
  enum State: Equatable {
    case idle, loading
    case loaded([String])
    case failed
  }

  @Published var query = ""
  @Published private(set) var state: State = .idle
  @Published private(set) var isEmpty = true
  let selection = PassthroughSubject<Int, Never>()
  let title = CurrentValueSubject<String?, Never>(nil)
  private var cancellables = Set<AnyCancellable>()
  private var timer: AnyCancellable?

  init<S: Scheduler>(service: SearchService, scheduler: S) {
    $query
      .dropFirst()
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .handleEvents(receiveOutput: { [weak self] _ in self?.state = .loading })
      .map { service.search($0).map(State.loaded).replaceError(with: .failed) }
      .switchToLatest()
      .receive(on: scheduler)
      .sink { [weak self] in self?.state = $0 }
      .store(in: &cancellables)
    $query.map(\.isEmpty).assign(to: &$isEmpty)
    Publishers.CombineLatest3($state, selection, title.compactMap { $0 })
      .filter { $0.0 != .idle }
      .map { "\($0.2): \($0.1)" }
      .assign(to: \.summary, on: self)
      .store(in: &cancellables)
    Publishers.Merge(selection.map { "selected \($0)" }, $query.map { "query \($0)" })
      .collect()
      .sink { _ in }
      .store(in: &cancellables)
    NotificationCenter.default.publisher(for: Notification.Name("reset"))
      .sink { [unowned self] _ in self.query = "" }
      .store(in: &cancellables)
  }

  var summary = ""

  func start() {
    timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect().sink { [weak self] _ in
      self?.objectWillChange.send()
    }
    URLSession.shared.dataTaskPublisher(for: URL(string: "https://localhost")!)
      .map(\.data).decode(type: [String].self, decoder: JSONDecoder())
      .retry(1).timeout(.seconds(5), scheduler: DispatchQueue.main)
      .receive(on: RunLoop.main).eraseToAnyPublisher()
      .flatMap(maxPublishers: .max(1)) {
        Just($0).setFailureType(to: Error.self).delay(for: 1, scheduler: OperationQueue.main)
      }
      .catch { _ in Just([]) }
      .subscribe(on: DispatchQueue.global(qos: .userInitiated))
      .sink(receiveCompletion: { _ in }, receiveValue: { (names: [String]) in print(names) })
      .cancel()
  }

  func names() -> some Publisher<String, Never> { title.replaceNil(with: "").prepend("first").append("last") }
}

final class SearchViewModelTests: XCTestCase {
  struct Service: SearchService {
    func search(_ text: String) -> AnyPublisher<[String], Error> {
      text == "bad"
        ? Fail(error: URLError(.badURL)).eraseToAnyPublisher()
        : Future { $0(.success([text])) }.eraseToAnyPublisher()
    }
  }

  func testSearch() {
    let model = SearchViewModel(service: Service(), scheduler: ImmediateScheduler.shared)
    var changes = 0
    let cancellable = model.objectWillChange.sink { changes += 1 }
    model.query = "a"
    XCTAssertEqual(model.state, .loaded(["a"]))
    XCTAssertFalse(model.isEmpty)
    XCTAssertGreaterThanOrEqual(changes, 4)
    model.title.send("title")
    model.selection.send(1)
    XCTAssertEqual(model.summary, "title: 1")
    model.query = "bad"
    XCTAssertEqual(model.state, .failed)
    NotificationCenter.default.post(name: Notification.Name("reset"), object: nil)
    XCTAssertTrue(model.isEmpty)
    model.start()
    cancellable.cancel()
  }

  func testOpaquePublisher() {
    let model = SearchViewModel(service: Service(), scheduler: DispatchQueue.main)
    var received: [String] = []
    let cancellable = model.names().sink { received.append($0) }
    let publisher: any Publisher<String, Never> = model.names()
    XCTAssertEqual(received, ["first", ""])
    XCTAssertNotNil(publisher)
    cancellable.cancel()
    XCTAssertEqual(try [1, 2].publisher.collectAll(), [1, 2])
    XCTAssertThrowsError(try Result<Int, URLError>.failure(URLError(.badURL)).publisher.collectAll())
    XCTAssertEqual(try Optional(1).publisher.collectAll(), [1])
  }
}

extension Publisher {
  /// Returns the values that the publisher sends on subscription.
  func collectAll() throws -> [Output] {
    var values: [Output] = []
    var error: Failure?
    let cancellable = sink(
      receiveCompletion: { if case .failure(let failure) = $0 { error = failure } },
      receiveValue: { values.append($0) })
    defer { cancellable.cancel() }
    if let error = error { throw error }
    return values
  }
}
