import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Shows a moment in the time zone of the process.
final class CardInLocalTime: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "dd MMM HH:mm"
    titleLabel.text = formatter.string(from: Date(timeIntervalSince1970: 1_700_000_000))
  }
}
