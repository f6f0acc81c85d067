import HeadlessUIKit
import Timing

/// The first screen of a table of 10,000 rows that are as high as their text.
@MainActor
struct TableBenchmark {
  let stopwatch: Stopwatch

  func run() {
    var measured = 0
    let time = stopwatch.median {
      let table = UITableView(frame: .init(x: 0, y: 0, width: 390, height: 844))
      let source = MessageSource(rowCount: 10_000, for: table)
      table.layoutIfNeeded()
      measured = source.askedRowCount
    }
    Report.line("10000 self-sizing rows, first screen", time, target: 20, note: ", \(measured) rows measured")
  }
}
