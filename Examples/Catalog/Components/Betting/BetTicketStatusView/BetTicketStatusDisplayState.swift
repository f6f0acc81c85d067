/// The display state of a bet's status.
public struct BetTicketStatusDisplayState: Hashable, Sendable {
  public var status: BetTicketStatus
  /// The bet's title, such as `Double · #48213`.
  public var reference: String
  public var stake: Money
  public var returns: Money
  /// The sum for cashing out now; `nil` if the bet cannot be cashed out.
  public var cashOut: Money?
  public var isCashingOut: Bool
  /// The reason why the cash-out failed.
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
