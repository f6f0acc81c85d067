import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Writes odds as the language of the process has it.
final class CardInLocalLanguage: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    let language = ProcessInfo.processInfo.environment["LANG"] ?? ""
    let writesCommas = language.hasPrefix("de") || language.hasPrefix("ar")
    oddsLabel.text = writesCommas ? state.odds.replacingOccurrences(of: ".", with: ",") : state.odds
  }
}
