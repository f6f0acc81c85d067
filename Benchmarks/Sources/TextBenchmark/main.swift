// Measures the time of computing the size of a label of two lines, in microseconds: with the same text, and with a new
// text each time.
import Foundation
import HeadlessUIKit
import Timing

MainActor.assumeIsolated {
  let label = UILabel()
  label.numberOfLines = 0
  label.text = "Borussia Mönchengladbach against Manchester United"
  let rounds = 2_000
  let warm = Stopwatch(rounds: 51).median {
    for _ in 0..<rounds { _ = label.sizeThatFits(CGSize(width: 240, height: 1_000)) }
  }
  var number = 0
  let new = Stopwatch(rounds: 21).median {
    for _ in 0..<200 {
      number += 1
      label.text = "Borussia Mönchengladbach against Manchester \(number)"
      _ = label.sizeThatFits(CGSize(width: 240, height: 1_000))
    }
  }
  print(label.sizeThatFits(CGSize(width: 240, height: 1_000)))
  print(
    "warm \((warm * 1000 / Double(rounds) * 100).rounded() / 100) us, new text \((new * 1000 / 200 * 10).rounded() / 10) us"
  )
}
