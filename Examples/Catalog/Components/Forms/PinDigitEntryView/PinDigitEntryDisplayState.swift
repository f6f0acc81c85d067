/// The display state of a code entry.
public struct PinDigitEntryDisplayState: Hashable, Sendable {
  public var title: String
  public var digits: String
  /// The number of digits of the code.
  public var length: Int
  public var phase: PinEntryPhase

  public init(title: String, digits: String = "", length: Int = 4, phase: PinEntryPhase = .entering) {
    self.title = title
    self.digits = digits
    self.length = length
    self.phase = phase
  }

  package var isComplete: Bool { digits.count == length }
}
