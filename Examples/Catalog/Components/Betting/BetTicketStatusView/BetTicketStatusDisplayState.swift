/// What the status of a bet shows.
public struct BetTicketStatusDisplayState: Hashable, Sendable {
  public var status: BetTicketStatus
  /// What the bet is called, such as `Double · #48213`.
  public var reference: String
  public var stake: Money
  public var returns: Money
  /// What the bet would bring now; nil where it cannot be cashed out.
  public var cashOut: Money?
  public var isCashingOut: Bool
  /// Why the bet was not cashed out.
  public var problem: String?

  public init(
    status: BetTicketStatus, reference: String, stake: Money, returns: Money, cashOut: Money? = nil,
    isCashingOut: Bool = false, problem: String? = nil
  ) {
    self.status = status
    self.reference = reference
    self.stake = stake
    self.returns = returns
    self.cashOut = cashOut
    self.isCashingOut = isCashingOut
    self.problem = problem
  }
}
