/// One line of a journal: an object with the key `event`, and what the event has.
///
/// `Documentation/Journal.md` describes the format.
public enum JournalLine: Hashable, Sendable {
  /// A process made its first assertion.
  case start(JournalStart)
  /// A value was its reference; `snapshot` is the reference's path below the folder of references.
  case matched(snapshot: String)
  /// A verdict that is not a pass.
  case verdict(JournalEntry)
  /// A failure that no test of its own was seen to take.
  case delivery(JournalDelivery)
  /// The process ended in order.
  case end(JournalEnd)
}

extension JournalLine: Codable {
  private enum Event: String, Codable {
    case start, matched, verdict, delivery, end
  }

  private enum CodingKeys: CodingKey {
    case event, snapshot
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self =
      switch try container.decode(Event.self, forKey: .event) {
      case .start: .start(try JournalStart(from: decoder))
      case .matched: .matched(snapshot: try container.decode(String.self, forKey: .snapshot))
      case .verdict: .verdict(try JournalEntry(from: decoder))
      case .delivery: .delivery(try JournalDelivery(from: decoder))
      case .end: .end(try JournalEnd(from: decoder))
      }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .start(let start):
      try container.encode(Event.start, forKey: .event)
      try start.encode(to: encoder)
    case .matched(let snapshot):
      try container.encode(Event.matched, forKey: .event)
      try container.encode(snapshot, forKey: .snapshot)
    case .verdict(let entry):
      try container.encode(Event.verdict, forKey: .event)
      try entry.encode(to: encoder)
    case .delivery(let delivery):
      try container.encode(Event.delivery, forKey: .event)
      try delivery.encode(to: encoder)
    case .end(let end):
      try container.encode(Event.end, forKey: .event)
      try end.encode(to: encoder)
    }
  }
}
