import HeadlessUIKit

/// The views of a list or a lazy container in order, of which those of long collections are made when they are shown.
@MainActor
struct ContainedSequence {
  private var items: [ContainedItem] = []
  /// The position of the first view of each item.
  private var starts: [Int] = []
  private(set) var count = 0

  init(_ items: [ContainedItem] = []) {
    for item in items { append(item) }
  }

  mutating func append(_ item: ContainedItem) {
    items.append(item)
    starts.append(count)
    switch item {
    case .view: count += 1
    case .deferred(let deferred): count += deferred.count
    }
  }

  /// Returns the place of a view, which identifies it in the next evaluation; `nil` if there is no such position.
  func place(at position: Int) -> GraphNode? {
    guard let item = itemIndex(at: position) else { return nil }
    switch items[item] {
    case .view(let view): return view.context.node
    case .deferred(let deferred): return deferred.place(position - starts[item])
    }
  }

  /// Returns a view, and makes it if it is one of a long collection.
  ///
  /// - Parameter graph: Keeps the state of a view of a long collection.
  func view(at position: Int, keptBy graph: ViewGraph) -> ContainedView? {
    guard let item = itemIndex(at: position) else { return nil }
    switch items[item] {
    case .view(let view): return view
    case .deferred(let deferred):
      let views = deferred.views(position - starts[item], graph)
      // Several views of one element are one row here.
      guard var first = views.first else { return nil }
      if views.count > 1 {
        first.view = VStack { ForEach(views.indices, id: \.self) { ErasedView(content: views[$0].view) } }
      }
      return first
    }
  }

  /// The view at a position as a sequence of its own.
  func single(at position: Int) -> ContainedSequence {
    guard let item = itemIndex(at: position) else { return ContainedSequence() }
    switch items[item] {
    case .view: return ContainedSequence([items[item]])
    case .deferred(let deferred):
      let index = position - starts[item]
      return ContainedSequence([
        .deferred(DeferredViews(count: 1, place: { _ in deferred.place(index) }) { deferred.views(index, $1) })
      ])
    }
  }

  /// The index of the last item that starts at a position or before it, which is found by halving the range.
  private func itemIndex(at position: Int) -> Int? {
    guard position >= 0, position < count else { return nil }
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
