import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Lists what a dictionary holds, sorted.
final class CardInSortedOrder: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    var markets: [String: String] = [:]
    for number in 1...12 { markets["\(number)"] = state.title }
    oddsLabel.text = ([state.odds] + markets.keys.sorted()).joined(separator: " ")
  }
}
