public import Foundation
public import FoundationNetworking
public import OpenCombine

extension URLSession {
  /// Returns a publisher that wraps a URL session data task for a given URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher that wraps a URL session data task for a given URL request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher that delivers the results of performing URL session data tasks.
  ///
  /// The first request of each subscriber starts a separate task. When the task completes, the publisher sends the data
  /// and the response, and finishes. If the task fails, the publisher fails. Cancelling the subscription cancels the
  /// task.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    /// Creates a publisher of the results of data tasks for a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      subscriber.receive(subscription: TaskSubscription(publisher: self, downstream: subscriber))
    }
  }
}

/// A subscription that performs one data task.
///
/// `@unchecked Sendable`: the steps of `execution`, which run one after the other, are the only code that uses the
/// variables.
private final class TaskSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible,
  @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  private let execution = SerialExecution()
  private let publisher: URLSession.DataTaskPublisher
  private var downstream: Downstream?
  private var task: URLSessionDataTask?

  init(publisher: URLSession.DataTaskPublisher, downstream: Downstream) {
    self.publisher = publisher
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    execution.perform {
      guard demand > 0, self.task == nil else { return }
      let complete = self.complete
      let task = self.publisher.session.dataTask(with: self.publisher.request) { complete($0, $1, $2) }
      self.task = task
      task.resume()
    }
  }

  func cancel() {
    execution.close {
      self.task?.cancel()
      self.release()
    }
  }

  private func complete(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    execution.perform {
      guard let downstream = self.downstream else { return }
      if let response, error == nil {
        _ = downstream.receive((data ?? Data(), response))
        self.execution.perform { self.finish(.finished) }
      } else {
        self.finish(.failure(error as? URLError ?? URLError(.unknown)))
      }
    }
  }

  private func finish(_ completion: Subscribers.Completion<URLError>) {
    let downstream = downstream
    execution.close(release)
    downstream?.receive(completion: completion)
  }

  private func release() {
    task = nil
    downstream = nil
  }

  var description: String { "DataTaskPublisher" }
}
