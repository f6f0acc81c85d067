import Combine
import CombineSchedulers
import Foundation
import os

/// An order that is put together, and its total.
@MainActor
public final class OrderViewModel: ObservableObject {
  @Published public var query = ""
  @Published public var guests = 1
  @Published public var isTakeaway = false
  @Published public var tip: Double = 0
  @Published public private(set) var results: [String] = []
  @Published public private(set) var summary = ""

  private let logger = Logger(subsystem: "Bistro", category: "order")
  private var cancellables: Set<AnyCancellable> = []

  public init(scheduler: AnySchedulerOf<DispatchQueue>, dishes: [String]) {
    $query
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .removeDuplicates()
      .map { query in dishes.filter { $0.localizedCaseInsensitiveContains(query) } }
      .sink { [weak self] found in
        self?.logger.debug("found \(found.count, privacy: .public) dishes")
        self?.results = found
      }
      .store(in: &cancellables)
    Publishers.CombineLatest4($guests, $isTakeaway, $tip, $results)
      .map { guests, isTakeaway, tip, results in
        "\(guests) guests, \(isTakeaway ? "takeaway" : "at the table"), \(Int(tip * 100)) % tip, \(results.count) dishes"
      }
      .assign(to: &$summary)
  }
}
