import FirstFrameConstraintSolving

/// The constraints of an interface, like those of Auto Layout.
struct Interface: Sendable {
  let name: String
  /// Adds constraints to a sheet until it has at least the given number.
  let build: @Sendable (_ sheet: Sheet, _ count: Int) -> Void

  static let all = [list, grid, cards, row]

  /// A column of labels between the sides of a container that ends below the last label.
  static let list = Interface(name: "list") { sheet, count in
    let container = sheet.root()
    var last: Box?
    while sheet.constraintCount < count {
      let label = sheet.box()
      sheet.equal(label.x, container.x + 16)
      sheet.equal(label.right, container.right - 16)
      sheet.equal(label.y, last.map { $0.bottom + 8 } ?? container.y + 16)
      sheet.content(label, 40 + Double(sheet.constraintCount % 97), 20)
      last = label
    }
    if let last { sheet.equal(last.bottom, container.bottom - 16, 999) }
  }

  /// Rows of six columns of equal width.
  static let grid = Interface(name: "grid") { sheet, count in
    let container = sheet.root()
    var first: Box?
    var above: Box?
    while sheet.constraintCount < count {
      var last: Box?
      for _ in 0..<6 {
        let cell = sheet.box()
        sheet.equal(cell.x, last.map { $0.right + 8 } ?? container.x)
        sheet.equal(cell.y, above.map { $0.bottom + 8 } ?? container.y)
        if let first { sheet.equal(cell.width, first.width) }
        sheet.equal(cell.height, cell.width)
        first = first ?? cell
        last = cell
      }
      // The other rows have the same width because their columns have equal widths.
      if let last, above == nil { sheet.equal(last.right, container.right) }
      above = last
    }
  }

  /// A column of cards, each with a picture, a label beside it, and a badge that the label must not overlap.
  static let cards = Interface(name: "cards") { sheet, count in
    let container = sheet.root()
    var last: Box?
    while sheet.constraintCount < count {
      let (card, picture, title, badge) = (sheet.box(), sheet.box(), sheet.box(), sheet.box())
      sheet.equal(card.x, container.x + 8)
      sheet.equal(card.right, container.right - 8)
      sheet.equal(card.y, last.map { $0.bottom + 8 } ?? container.y)
      sheet.equal(picture.x, card.x + 12)
      sheet.equal(picture.y + picture.height * 0.5, card.y + card.height * 0.5)
      sheet.equal(picture.width, 40)
      sheet.equal(picture.height, picture.width)
      sheet.equal(title.x, picture.right + 12)
      sheet.equal(title.y, card.y + 12)
      sheet.equal(title.bottom, card.bottom - 12)
      sheet.content(title, 150 + Double(sheet.constraintCount % 211), 22)
      sheet.equal(badge.right, card.right - 12)
      sheet.equal(badge.y, title.y)
      sheet.content(badge, 30, 16)
      sheet.atMost(title.right + 8, badge.x)
      sheet.atLeast(card.height, picture.height + 24)
      last = card
    }
  }

  /// A row of labels between the sides of a container, compressed or stretched to fit.
  static let row = Interface(name: "row") { sheet, count in
    let container = sheet.root()
    var last: Box?
    while sheet.constraintCount < count {
      let label = sheet.box()
      sheet.equal(label.x, last.map { $0.right + 8 } ?? container.x)
      sheet.equal(label.y, container.y)
      sheet.content(label, 40 + Double(sheet.constraintCount % 13), 20)
      last = label
    }
    if let last { sheet.equal(last.right, container.right) }
  }
}
