import HeadlessUIKit
import Timing

/// Times the same screen with different numbers of constraints: twice as many should take about twice as long.
@MainActor
struct GrowthBenchmark {
  let stopwatch: Stopwatch

  func run() {
    var before: (layout: Double, change: Double)?
    for count in [250, 500, 1000, 2000] {
      let cards = count / CardScreen.constraintsPerCard
      let built = stopwatch.median { _ = CardScreen(cards: cards) }
      let layout = stopwatch.median { CardScreen(cards: cards).root.layoutIfNeeded() } - built
      let change = timeOfChange(cards: cards)
      let ratios = before.map { ", \(ratio(layout, $0.layout)) and \(ratio(change, $0.change)) times" } ?? ""
      Report.line(
        "\(cards * CardScreen.constraintsPerCard) constraints from nothing", layout,
        note: ", one constant \(Report.rounded(change)) ms\(ratios)")
      before = (layout, change)
    }
  }

  private func timeOfChange(cards: Int) -> Double {
    let screen = CardScreen(cards: cards)
    screen.root.layoutIfNeeded()
    let chosen = (0..<10).map { screen.iconWidths[$0 * cards / 10] }
    let time = stopwatch.median {
      for constant in [44.0, 40] {
        for constraint in chosen {
          constraint.constant = constant
          screen.root.layoutIfNeeded()
        }
      }
    }
    return time / Double(2 * chosen.count)
  }

  private func ratio(_ time: Double, _ before: Double) -> String { String((time / before * 10).rounded() / 10) }
}
