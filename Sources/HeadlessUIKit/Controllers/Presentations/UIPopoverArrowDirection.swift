/// The sides of a popover that its arrow may be on.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
