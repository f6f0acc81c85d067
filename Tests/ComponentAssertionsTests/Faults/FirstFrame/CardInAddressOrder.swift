import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Lists objects in the order of their addresses.
final class CardInAddressOrder: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    let markets = (1...12).map { NumberBox($0) }
    let sorted = markets.sorted { ObjectIdentifier($0) < ObjectIdentifier($1) }
    oddsLabel.text = ([state.odds] + sorted.map { "\($0.number)" }).joined(separator: " ")
  }
}
