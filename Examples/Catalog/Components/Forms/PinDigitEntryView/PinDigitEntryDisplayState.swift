/// What the entry of a code shows.
public struct PinDigitEntryDisplayState: Hashable, Sendable {
  public var title: String
  public var digits: String
  /// How many digits the code has.
  public var length: Int
  public var phase: PinEntryPhase

  public init(title: String, digits: String = "", length: Int = 4, phase: PinEntryPhase = .entering) {
    self.title = title
    self.digits = digits
    self.length = length
    self.phase = phase
  }

  public var isComplete: Bool { digits.count == length }
}
