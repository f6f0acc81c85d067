import HeadlessUIKit
import Timing

/// Times a screen of 100 views and 300 constraints.
@MainActor
struct ScreenBenchmark {
  let stopwatch: Stopwatch

  func run() {
    print("\(25 * CardScreen.viewsPerCard) views, \(25 * CardScreen.constraintsPerCard) constraints")
    let built = stopwatch.median { _ = CardScreen(cards: 25) }
    let whole = stopwatch.median { CardScreen(cards: 25).root.layoutIfNeeded() }
    Report.line("built", built)
    Report.line("built and laid out", whole)
    Report.line("first layout", whole - built, target: 10)
    let screen = CardScreen(cards: 25)
    screen.root.layoutIfNeeded()
    Report.line("nothing changed", stopwatch.median { screen.root.layoutIfNeeded() })
    changeConstants(of: screen)
    changeTexts(of: screen)
  }

  private func changeConstants(of screen: CardScreen) {
    let time = stopwatch.median {
      for constant in [44.0, 40] {
        for constraint in screen.iconWidths {
          constraint.constant = constant
          screen.root.layoutIfNeeded()
        }
      }
    }
    Report.line("one constant changed", time / Double(2 * screen.iconWidths.count), target: 1)
  }

  private func changeTexts(of screen: CardScreen) {
    let time = stopwatch.median {
      for text in ["Another", "Title"] {
        for (index, label) in screen.titles.enumerated() {
          label.text = "\(text) \(index)"
          screen.root.layoutIfNeeded()
        }
      }
    }
    Report.line("one text changed", time / Double(2 * screen.titles.count), target: 1)
  }
}
