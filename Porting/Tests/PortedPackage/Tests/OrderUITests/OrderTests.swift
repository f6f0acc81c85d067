import Combine
import CombineSchedulers
import OrderUI
import SnapshotTesting
import Testing
import UIKit

@MainActor
@Suite(.snapshots(record: .never, diffTool: .ksdiff))
struct OrderTests {
  private let queue = DispatchQueue.test
  private let model: OrderViewModel

  init() {
    model = OrderViewModel(scheduler: queue.eraseToAnyScheduler(), dishes: ["Soup", "Tomato soup", "Bread"])
  }

  @Test func searchIsDebounced() {
    model.query = "b"
    queue.advance(by: .milliseconds(200))
    model.query = "so"
    queue.advance(by: .milliseconds(200))
    #expect(model.results.isEmpty)
    queue.advance(by: .milliseconds(100))
    #expect(model.results == ["Soup", "Tomato soup"])
  }

  @Test func summaryCombinesFourValues() {
    model.guests = 3
    model.tip = 0.1
    #expect(model.summary == "3 guests, at the table, 10 % tip, 0 dishes")
  }

  @Test func orderIsCompleteInItsFirstFrame() {
    let view = OrderView()
    model.guests = 2
    view.bind(to: model)
    assertSnapshot(of: view, as: .image(size: CGSize(width: 240, height: 80)))
  }

  @Test(arguments: [OrderStatusView.Status.received, .served])
  func status(_ status: OrderStatusView.Status) async throws {
    let view = OrderStatusView(frame: CGRect(x: 0, y: 0, width: 200, height: 72))
    view.bind(to: CurrentValueSubject(status))
    try await Task.sleep(nanoseconds: 50_000_000)
    assertSnapshot(of: view, as: .image, named: status.rawValue)
  }
}
