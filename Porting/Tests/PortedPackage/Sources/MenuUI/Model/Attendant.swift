import UIKit

/// An object whose properties are set by their names, and observed.
@objcMembers
public final class Attendant: NSObject {
  public dynamic var name = "Ada"
  public dynamic var tables = 2 {
    didSet { history.append(oldValue) }
  }
  public private(set) var history: [Int] = []

  @nonobjc public var shift: Shift = .day

  public enum Shift { case day, night }

  public func update(with values: [String: Any]) { setValuesForKeys(values) }
}
