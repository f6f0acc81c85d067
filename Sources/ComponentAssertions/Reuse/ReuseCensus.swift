import HeadlessUIKit

/// How many of each kind the views of a tree hold, by the views' names.
@MainActor
struct ReuseCensus {
  private struct Key: Hashable {
    let node: String
    let kind: LeakKind
  }

  private var counts: [Key: Int] = [:]
  private var order: [Key] = []

  init(of view: UIView) {
    for inspected in view.inspectedViews() {
      let view = inspected.view
      let layers = view.layer.sublayers?.count ?? 0
      let numbers: [(LeakKind, Int)] = [
        (.constraint, view.constraints.count), (.gestureRecognizer, view.gestureRecognizers?.count ?? 0),
        (.subview, view.subviews.count), (.sublayer, layers - view.subviews.count),
      ]
      for (kind, number) in numbers {
        let key = Key(node: inspected.name, kind: kind)
        if counts[key] == nil { order.append(key) }
        counts[key, default: 0] += number
      }
    }
  }

  /// What there is more of than there was, in the order of the views.
  func growth(since earlier: ReuseCensus) -> [(node: String, kind: LeakKind, count: Int)] {
    order.compactMap { key in
      let growth = (counts[key] ?? 0) - (earlier.counts[key] ?? 0)
      // Views that are new are told by the view that holds them.
      return growth > 0 && earlier.counts[key] != nil ? (key.node, key.kind, growth) : nil
    }
  }
}
