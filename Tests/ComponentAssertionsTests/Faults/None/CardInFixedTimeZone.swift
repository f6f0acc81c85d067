import Foundation
import HeadlessUIKit
import OpenCombine
import OpenCombineDispatch

/// Shows a moment in a time zone of its own.
final class CardInFixedTimeZone: OddsCard {
  override func render(_ state: OddsState) {
    super.render(state)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "Europe/Madrid")
    formatter.dateFormat = "dd MMM HH:mm"
    titleLabel.text = formatter.string(from: Date(timeIntervalSince1970: 1_700_000_000)) + " " + state.title
  }
}
