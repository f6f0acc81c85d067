import HeadlessSwiftUI
import HeadlessUIKit
import Timing

/// Times columns of rows in SwiftUI: twice as many rows should take about twice as long.
@MainActor
struct RowBenchmark {
  let stopwatch: Stopwatch

  func run() {
    var before: (column: Double, list: Double)?
    for count in [1_250, 2_500, 5_000, 10_000] {
      let column = stopwatch.median { layOut(RowColumn(count: count), height: CGFloat(count) * 40) }
      // A list makes only the rows on the screen.
      let list = stopwatch.median { layOut(RowList(count: count), height: 844) }
      let ratio = before.map { ", \(String((column / $0.column * 10).rounded() / 10)) times" } ?? ""
      Report.line("\(count) rows of SwiftUI", column, note: "\(ratio), a list of them \(Report.rounded(list)) ms")
      before = (column, list)
    }
  }

  private func layOut(_ view: some View, height: CGFloat) {
    let controller = UIHostingController(rootView: view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: height)
    controller.view.layoutIfNeeded()
  }
}

private struct RowColumn: View {
  let count: Int

  var body: some View { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(number: $0) } } }
}

private struct RowList: View {
  let count: Int

  var body: some View { List(0..<count, id: \.self) { Row(number: $0) } }
}

private struct Row: View {
  let number: Int

  var body: some View {
    HStack {
      Text(verbatim: "Row \(number)")
      Spacer()
      Text("Detail").foregroundStyle(.secondary)
    }
    .frame(height: 40)
  }
}
