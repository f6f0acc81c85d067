import HeadlessUIKit
import Timing

/// Times a column of rows: each a column of two labels, and a label at the end.
@MainActor
struct StackBenchmark {
  let stopwatch: Stopwatch

  func run() {
    print("\(25) rows in a stack, 3 labels and 2 stacks each")
    for isPinned in [false, true] {
      let name = isPinned ? "pinned by constraints" : "with a frame"
      let built = stopwatch.median { _ = StackScreen(rows: 25, isPinned: isPinned) }
      let whole = stopwatch.median { StackScreen(rows: 25, isPinned: isPinned).root.layoutIfNeeded() }
      Report.line("first layout, \(name)", whole - built)
      let screen = StackScreen(rows: 25, isPinned: isPinned)
      screen.root.layoutIfNeeded()
      Report.line("nothing changed, \(name)", stopwatch.median { screen.root.layoutIfNeeded() })
      changeTexts(of: screen, name)
      Report.line("fitting size, \(name)", stopwatch.median { _ = screen.fittingHeight })
    }
  }

  private func changeTexts(of screen: StackScreen, _ name: String) {
    let time = stopwatch.median {
      for text in ["Another", "Title"] {
        for (index, label) in screen.titles.enumerated() {
          label.text = "\(text) \(index)"
          screen.root.layoutIfNeeded()
        }
      }
    }
    Report.line("one text changed, \(name)", time / Double(2 * screen.titles.count))
  }
}

/// A column of rows in stacks.
@MainActor
final class StackScreen {
  let root = UIView(frame: .init(x: 0, y: 0, width: 390, height: 1800))
  private let column = UIStackView()
  private(set) var titles: [UILabel] = []

  init(rows count: Int, isPinned: Bool) {
    column.axis = .vertical
    column.spacing = 8
    for index in 0..<count { column.addArrangedSubview(makeRow(index)) }
    root.addSubview(column)
    guard isPinned else {
      column.frame = root.bounds
      return
    }
    column.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
    ])
  }

  var fittingHeight: Double {
    column.systemLayoutSizeFitting(
      .init(width: 358, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func makeRow(_ index: Int) -> UIStackView {
    let (title, detail, value) = (UILabel(), UILabel(), UILabel())
    title.text = "Title of row \(index)"
    detail.text = "The details of this one row, which may need a second line"
    detail.numberOfLines = 0
    value.text = "\(index)"
    value.setContentHuggingPriority(.required, for: .horizontal)
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
    titles.append(title)
    let texts = UIStackView(arrangedSubviews: [title, detail])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [texts, value])
    row.spacing = 12
    row.alignment = .center
    return row
  }
}
