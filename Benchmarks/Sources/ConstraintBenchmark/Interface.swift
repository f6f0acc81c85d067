import FirstFrameConstraintSolving

/// The constraints of an interface, like those of Auto Layout.
struct Interface: Sendable {
  let name: String
  /// Adds constraints to a collector until the collector has at least the given number.
  let build: @Sendable (_ collector: ConstraintCollector, _ count: Int) -> Void

  static let all = [list, grid, cards, row]

  /// A column of labels between the sides of a container that ends below the last label.
  static let list = Interface(name: "list") { collector, count in
    let container = collector.root()
    var last: Box?
    while collector.constraintCount < count {
      let label = collector.box()
      collector.equal(label.x, container.x + 16)
      collector.equal(label.right, container.right - 16)
      collector.equal(label.y, last.map { $0.bottom + 8 } ?? container.y + 16)
      collector.content(label, 40 + Double(collector.constraintCount % 97), 20)
      last = label
    }
    if let last { collector.equal(last.bottom, container.bottom - 16, 999) }
  }

  /// Rows of six columns of equal width.
  static let grid = Interface(name: "grid") { collector, count in
    let container = collector.root()
    var first: Box?
    var above: Box?
    while collector.constraintCount < count {
      var last: Box?
      for _ in 0..<6 {
        let cell = collector.box()
        collector.equal(cell.x, last.map { $0.right + 8 } ?? container.x)
        collector.equal(cell.y, above.map { $0.bottom + 8 } ?? container.y)
        if let first { collector.equal(cell.width, first.width) }
        collector.equal(cell.height, cell.width)
        first = first ?? cell
        last = cell
      }
      // The other rows have the same width because their columns have equal widths.
      if let last, above == nil { collector.equal(last.right, container.right) }
      above = last
    }
  }

  /// A column of cards, each with a picture, a label beside it, and a badge that the label must not overlap.
  static let cards = Interface(name: "cards") { collector, count in
    let container = collector.root()
    var last: Box?
    while collector.constraintCount < count {
      let (card, picture, title, badge) = (collector.box(), collector.box(), collector.box(), collector.box())
      collector.equal(card.x, container.x + 8)
      collector.equal(card.right, container.right - 8)
      collector.equal(card.y, last.map { $0.bottom + 8 } ?? container.y)
      collector.equal(picture.x, card.x + 12)
      collector.equal(picture.y + picture.height * 0.5, card.y + card.height * 0.5)
      collector.equal(picture.width, 40)
      collector.equal(picture.height, picture.width)
      collector.equal(title.x, picture.right + 12)
      collector.equal(title.y, card.y + 12)
      collector.equal(title.bottom, card.bottom - 12)
      collector.content(title, 150 + Double(collector.constraintCount % 211), 22)
      collector.equal(badge.right, card.right - 12)
      collector.equal(badge.y, title.y)
      collector.content(badge, 30, 16)
      collector.atMost(title.right + 8, badge.x)
      collector.atLeast(card.height, picture.height + 24)
      last = card
    }
  }

  /// A row of labels between the sides of a container, compressed or stretched to fit.
  static let row = Interface(name: "row") { collector, count in
    let container = collector.root()
    var last: Box?
    while collector.constraintCount < count {
      let label = collector.box()
      collector.equal(label.x, last.map { $0.right + 8 } ?? container.x)
      collector.equal(label.y, container.y)
      collector.content(label, 40 + Double(collector.constraintCount % 13), 20)
      last = label
    }
    if let last { collector.equal(last.right, container.right) }
  }
}
