import FirstFrame
import Foundation

/// A card with one text.
class Card: UIView {
  init(_ label: UILabel, _ text: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    backgroundColor = .white
    label.frame = CGRect(x: 8, y: 8, width: 304, height: 24)
    label.text = text
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  static func text(_ date: Date, _ format: String, in zone: TimeZone?) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    if let zone { formatter.timeZone = zone }
    formatter.dateFormat = format
    return formatter.string(from: date)
  }
}

final class TimeCard: Card {
  let timeLabel = UILabel()
  init() { super.init(timeLabel, Card.text(Date(), "HH:mm", in: .gmt)) }
  required init?(coder: NSCoder) { nil }
}

final class WeekdayCard: Card {
  let weekdayLabel = UILabel()
  init() { super.init(weekdayLabel, Card.text(Date(), "EEEE", in: .gmt)) }
  required init?(coder: NSCoder) { nil }
}

final class ZoneCard: Card {
  let zoneLabel = UILabel()
  init() { super.init(zoneLabel, Card.text(Date(timeIntervalSince1970: 1_700_000_000), "HH:mm", in: nil)) }
  required init?(coder: NSCoder) { nil }
}

final class TagsCard: Card {
  let tagsLabel = UILabel()
  init() { super.init(tagsLabel, Set(["new", "hot", "old", "far", "red", "low"]).joined(separator: " ")) }
  required init?(coder: NSCoder) { nil }
}

final class PriceCard: Card {
  let priceLabel = UILabel()
  init() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    super.init(priceLabel, formatter.string(from: 1234.5) ?? "")
  }
  required init?(coder: NSCoder) { nil }
}

final class FolderCard: Card {
  let folderLabel = UILabel()
  init() {
    super.init(folderLabel, (FileManager.default.currentDirectoryPath as NSString).lastPathComponent)
  }
  required init?(coder: NSCoder) { nil }
}

final class DiceCard: Card {
  let diceLabel = UILabel()
  init() { super.init(diceLabel, "\(Int.random(in: 1...1_000_000_000))") }
  required init?(coder: NSCoder) { nil }
}

final class LateCard: Card {
  let stateLabel = UILabel()
  init() {
    super.init(stateLabel, "loading")
    DispatchQueue.main.async { [stateLabel] in stateLabel.text = "loaded" }
  }
  required init?(coder: NSCoder) { nil }
}

final class RightCard: Card {
  let rightLabel = UILabel()
  init() {
    let tags = Set(["new", "hot", "old"]).sorted().joined(separator: " ")
    let date = Card.text(Date(timeIntervalSince1970: 1_700_000_000), "EEEE HH:mm", in: .gmt)
    let price = 1234.5.formatted(.number.locale(Locale(identifier: "en_US")))
    super.init(rightLabel, "\(date) \(tags) \(price)")
  }
  required init?(coder: NSCoder) { nil }
}
