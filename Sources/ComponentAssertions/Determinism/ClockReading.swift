import FirstFrameLayoutTree
import Foundation

/// The ways in which a text can say the second that the clock shows, in any time zone.
struct ClockReading {
  private let readings: [String]

  init(from began: Date, to ended: Date) {
    let seconds = Int(began.timeIntervalSince1970.rounded(.down))...Int(ended.timeIntervalSince1970.rounded(.down))
    readings = seconds.flatMap { second in
      let (minute, rest) = (Self.twoDigits(second / 60 % 60), Self.twoDigits(second % 60))
      return [":\(minute):\(rest)", ".\(minute).\(rest)", "\(second)", "\(second - Self.referenceSecond)"]
    }
  }

  func isRead(in text: String) -> Bool { readings.contains { text.contains($0) } }

  func isShown(in tree: LayoutNode) -> Bool {
    if let text = tree.text?.string, isRead(in: text) { return true }
    return tree.children.contains(where: isShown)
  }

  /// 2001, from which `timeIntervalSinceReferenceDate` counts.
  private static let referenceSecond = Int(Date.timeIntervalBetween1970AndReferenceDate)

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
